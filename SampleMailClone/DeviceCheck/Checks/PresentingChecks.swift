import UIKit

/// What UIKit calls and asks in a transition, and what a dismissal takes along.
@MainActor enum PresentingChecks {
  nonisolated static let all = [
    DeviceCheck(258, "viewDidAppear runs inside completeTransition(true)", run: appearsInside),
    DeviceCheck(
      212, "without forwarding a child hears what beginAppearanceTransition says", run: ownForwarding),
    DeviceCheck(431, "whether UIKit asks for an animator without animation", run: unanimated),
    DeviceCheck(8, "a stack is dismissed with its topmost modal's animation and one completion", run: stack),
    DeviceCheck(8, "if the dismissal of a stack is cancelled, all modals stay", run: cancelledStack),
    DeviceCheck(433, "a dismissal of a modal that is leaving dismisses the modal below", run: goesUp),
    DeviceCheck(257, "a dismissal by code takes the first responder at once", run: dismissal),
    DeviceCheck(
      257, "an interactive dismissal takes the first responder when the finger lets go", run: interactive),
  ]

  private static func appearsInside(_ stage: CheckStage) async -> Finding {
    await stage.present(stage.makeModal())
    let order = stage.log.calls.filter { ["completes", "modal didAppear", "has completed"].contains($0) }
    return .same(order, as: ["completes", "modal didAppear", "has completed"])
  }

  private static func ownForwarding(_ stage: CheckStage) async -> Finding {
    let parent = SilentController(nibName: nil, bundle: nil)
    await stage.present(parent, animated: false)
    let child = ProbeController("child", log: stage.log)
    parent.cover(with: child)
    await stage.frames()
    stage.log.note("child -")
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    return .same(stage.log.calls(of: "child"), as: ["-", "willAppear", "didAppear"])
  }

  private static func unanimated(_ stage: CheckStage) async -> Finding {
    await stage.present(stage.makeModal(), animated: false)
    return .answer(stage.log.has("asks animator") ? "it does" : "it does not")
  }

  // MARK: Stacks

  /// Presents one modal over another, and clears the log.
  private static func presentStack(_ stage: CheckStage) async -> (lower: ProbeModal, upper: ProbeModal) {
    let (lower, upper) = (stage.makeModal(), stage.makeModal())
    await stage.present(lower)
    await stage.present(upper, from: lower)
    stage.log.clear()
    return (lower, upper)
  }

  private static func stack(_ stage: CheckStage) async -> Finding {
    let (lower, upper) = await presentStack(stage)
    stage.callDismiss(stage.root)
    await stage.until { stage.log.has("completion") }
    await stage.wait(0.25)
    let areGone = lower.presentingViewController == nil && upper.presentingViewController == nil
    let counts = ["completion", "animateTransition"].map { stage.log.count(of: $0) }
    return .that(
      areGone && counts == [1, 1], else: "gone: \(areGone), completions and animations: \(counts)")
  }

  private static func cancelledStack(_ stage: CheckStage) async -> Finding {
    let (lower, upper) = await presentStack(stage)
    let driver = ManualDriver()
    upper.driver = driver
    stage.callDismiss(stage.root)
    guard await stage.until({ driver.context != nil }) else { return .differs("no transition") }
    driver.release(cancels: true)
    await stage.frames()
    driver.complete()
    await stage.frames(3)
    return .same(
      [lower.presentingViewController === stage.root, upper.presentingViewController === lower],
      as: [true, true])
  }

  private static func goesUp(_ stage: CheckStage) async -> Finding {
    let (lower, upper) = await presentStack(stage)
    stage.callDismiss(upper)
    guard await stage.until({ upper.isBeingDismissed }) else { return .differs("no dismissal") }
    stage.callDismiss(upper)
    await stage.wait(1)
    let state = (lower.presentingViewController != nil, upper.presentingViewController != nil)
    return .that(state == (false, false), else: "lower presented: \(state.0), upper: \(state.1)")
  }

  // MARK: First responders

  private static func dismissal(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    await stage.present(modal)
    let field = stage.addField(to: modal.view)
    guard field.becomeFirstResponder() else { return .differs("the field does not take it") }
    await stage.wait(0.3)
    modal.duration = 0.6
    stage.log.clear()
    stage.callDismiss(modal)
    await stage.until { stage.log.has("animateTransition") }
    await stage.frames()
    let (isOver, isFirst) = (stage.log.has("completion"), field.isFirstResponder)
    await stage.until { stage.log.has("completion") }
    return .that(
      !isOver && !isFirst, else: isFirst ? "it stays during the transition" : "the transition was over")
  }

  private static func interactive(_ stage: CheckStage) async -> Finding {
    let (modal, driver) = (stage.makeModal(), ManualDriver())
    let field = stage.addField(to: modal.view)
    modal.onCall = { if $0 == "didAppear" { field.becomeFirstResponder() } }
    await stage.present(modal)
    modal.driver = driver
    stage.callDismiss(modal)
    guard await stage.until({ driver.context != nil }) else { return .differs("no transition") }
    await stage.frames()
    let before = field.isFirstResponder
    driver.release(cancels: false)
    await stage.frames()
    let after = field.isFirstResponder
    driver.complete()
    return .same([before, after], as: [true, false])
  }
}

/// A parent that forwards no appearance callbacks.
private final class SilentController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
