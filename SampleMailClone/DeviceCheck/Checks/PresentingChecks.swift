import UIKit

/// What `present` and `dismiss` do, and what they refuse.
@MainActor enum PresentingChecks {
  nonisolated static let all = [
    DeviceCheck(
      3, "a controller that presents refuses a second modal, without a completion", run: secondModal),
    DeviceCheck(4, "a controller in no window refuses to present, without a completion", run: offScreen),
    DeviceCheck(10, "a dismissal in the middle of a presentation is refused", run: dismissInFlight),
    DeviceCheck(19, "only the custom style asks for a presentation controller", run: otherStyle),
    DeviceCheck(
      25, "without an animator UIKit asks for no interaction, and presents by itself", run: noAnimator),
    DeviceCheck(1, "a child's modal is presented by the parent, and the child is the source", run: byParent),
    DeviceCheck(2, "a child has the presented and the presenting controller of its parent", run: ofChild),
    DeviceCheck(
      7, "dismiss closes what the receiver presents, or else the modal that it belongs to", run: forwards),
    DeviceCheck(8, "a stack is dismissed with its topmost modal's animation and one completion", run: stack),
    DeviceCheck(8, "if the dismissal of a stack is cancelled, all modals stay", run: cancelledStack),
    DeviceCheck(433, "a dismissal of a modal that is leaving dismisses the modal below", run: goesUp),
    DeviceCheck(9, "whether a dismissal of nothing calls its completion", run: dismissNothing),
    DeviceCheck(
      18, "without a presentation controller of its own a custom modal covers the container", run: plain),
    DeviceCheck(27, "transitioningDelegate is weak", run: weakDelegate),
    DeviceCheck(
      28, "UIKit presents once with the presentation controller that was read before", run: readBefore),
  ]

  private static func secondModal(_ stage: CheckStage) async -> Finding {
    let (first, second) = (stage.makeModal(), stage.makeModal())
    guard await stage.present(first) else { return .differs("no completion") }
    stage.log.clear()
    stage.callPresent(second)
    await stage.wait(0.25)
    let isKept = stage.root.presentedViewController === first && second.presentingViewController == nil
    return .that(isKept && !stage.log.has("completion"), else: "kept: \(isKept), \(stage.log.calls)")
  }

  private static func offScreen(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    stage.callPresent(modal, from: UIViewController())
    await stage.wait(0.25)
    return .same(stage.log.calls.filter { !$0.hasPrefix("asks") }, as: [])
  }

  private static func dismissInFlight(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    stage.callPresent(modal)
    guard await stage.until({ stage.log.has("animateTransition") }) else { return .differs("no transition") }
    var isCompleted = false
    modal.dismiss(animated: true) { isCompleted = true }
    await stage.until { stage.log.has("completion") }
    await stage.wait(0.25)
    let isKept = stage.root.presentedViewController === modal
    return .that(isKept && !isCompleted, else: "kept: \(isKept), completion: \(isCompleted)")
  }

  private static func addChild(_ stage: CheckStage) -> UIViewController {
    let child = ProbeController("child", log: stage.log)
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    return child
  }

  private static func otherStyle(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    modal.modalPresentationStyle = .overFullScreen
    guard await stage.present(modal) else { return .differs("no completion") }
    return .same(
      [stage.log.has("asks presentation"), stage.log.has("animateTransition")], as: [false, true])
  }

  private static func noAnimator(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    modal.animator = nil
    guard await stage.present(modal) else { return .differs("no completion") }
    return .that(
      stage.log.has("asks animator") && !stage.log.has("asks interaction") && modal.view.window != nil,
      else: "\(stage.log.calls)")
  }

  private static func byParent(_ stage: CheckStage) async -> Finding {
    let (modal, child) = (stage.makeModal(), addChild(stage))
    guard await stage.present(modal, from: child) else { return .differs("no completion") }
    return .same(
      [modal.presentingViewController === stage.root, modal.source === child], as: [true, true])
  }

  private static func ofChild(_ stage: CheckStage) async -> Finding {
    let (modal, child, inner) = (stage.makeModal(), addChild(stage), UIViewController())
    modal.addChild(inner)
    guard await stage.present(modal) else { return .differs("no completion") }
    return .same(
      [child.presentedViewController === modal, inner.presentingViewController === stage.root],
      as: [true, true])
  }

  private static func forwards(_ stage: CheckStage) async -> Finding {
    let (lower, upper, child) = (stage.makeModal(), stage.makeModal(), UIViewController())
    lower.addChild(child)
    await stage.present(lower)
    var isUp: [[Bool]] = []
    for receiver in [lower, child, upper, child] {
      if upper.presentingViewController == nil, isUp.count < 3 { await stage.present(upper, from: lower) }
      await stage.dismiss(receiver)
      isUp.append([lower, upper].map { $0.presentingViewController != nil })
    }
    return .same(isUp, as: [[true, false], [true, false], [true, false], [false, false]])
  }

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

  private static func dismissNothing(_ stage: CheckStage) async -> Finding {
    stage.callDismiss(stage.root)
    await stage.wait(0.3)
    return .answer(stage.log.has("completion") ? "called" : "not called")
  }

  private static func plain(_ stage: CheckStage) async -> Finding {
    let modal = UIViewController()
    modal.modalPresentationStyle = .custom
    await stage.present(modal, animated: false)
    return .same(modal.view.frame, as: modal.presentationController?.containerView?.bounds ?? .null)
  }

  private static func weakDelegate(_ stage: CheckStage) async -> Finding {
    let modal = UIViewController()
    modal.transitioningDelegate = stage.makeModal()
    await stage.frames()
    return .that(modal.transitioningDelegate == nil, else: "it is retained")
  }

  private static func readBefore(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    let first = modal.presentationController
    let askedEarly = stage.log.count(of: "asks presentation")
    stage.callPresent(modal, animated: false)
    await stage.until { stage.log.has("completion") }
    let isSame = first != nil && modal.presentationController === first
    let asked = stage.log.count(of: "asks presentation")
    await stage.dismiss(modal, animated: false)
    await stage.present(modal, animated: false)
    return .that(
      isSame && askedEarly == 1 && asked == 1 && stage.log.has("asks presentation"),
      else: "the same: \(isSame), asked \(askedEarly) times before, \(asked) in all")
  }
}
