import UIKit

/// What `present` and `dismiss` do, and what they refuse.
@MainActor enum PresentingChecks {
  nonisolated static let all = [
    DeviceCheck(
      3, "a controller that presents refuses a second modal, without a completion", run: secondModal),
    DeviceCheck(4, "a controller in no window refuses to present, without a completion", run: offScreen),
    DeviceCheck(10, "a dismissal in the middle of a presentation is refused", run: dismissInFlight),
    DeviceCheck(1, "a child's modal is presented by the child's parent", run: presentedByParent),
    DeviceCheck(2, "a child has the presentedViewController of its parent", run: presentedOfChild),
    DeviceCheck(7, "a modal that presents and is told to dismiss dismisses what it presents", run: forwards),
    DeviceCheck(8, "a stack is dismissed at once, with one completion", run: stack),
    DeviceCheck(433, "a dismissal of a modal that is leaving dismisses the modal below", run: goesUp),
    DeviceCheck(9, "whether a dismissal of nothing calls its completion", run: dismissNothing),
    DeviceCheck(
      18, "without a presentation controller of its own a custom modal covers the container", run: plain),
    DeviceCheck(27, "transitioningDelegate is weak", run: weakDelegate),
    DeviceCheck(28, "UIKit presents with the presentation controller that was read before", run: readBefore),
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

  private static func presentedByParent(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    guard await stage.present(modal, from: addChild(stage)) else { return .differs("no completion") }
    let presenter = modal.presentingViewController
    return .that(presenter === stage.root, else: presenter.map { "\(type(of: $0))" } ?? "none")
  }

  private static func presentedOfChild(_ stage: CheckStage) async -> Finding {
    let (modal, child) = (stage.makeModal(), addChild(stage))
    guard await stage.present(modal) else { return .differs("no completion") }
    return .that(child.presentedViewController === modal, else: "another, or none")
  }

  private static func forwards(_ stage: CheckStage) async -> Finding {
    let (lower, upper) = (stage.makeModal(), stage.makeModal())
    await stage.present(lower)
    await stage.present(upper, from: lower)
    await stage.dismiss(lower)
    let state = (lower.presentingViewController != nil, upper.presentingViewController != nil)
    return .that(state == (true, false), else: "lower presented: \(state.0), upper: \(state.1)")
  }

  private static func stack(_ stage: CheckStage) async -> Finding {
    let (lower, upper) = (stage.makeModal(), stage.makeModal())
    await stage.present(lower)
    await stage.present(upper, from: lower)
    await stage.dismiss(stage.root)
    await stage.wait(0.25)
    let areGone = lower.presentingViewController == nil && upper.presentingViewController == nil
    let count = stage.log.count(of: "completion")
    return .that(areGone && count == 1, else: "gone: \(areGone), completions: \(count)")
  }

  private static func goesUp(_ stage: CheckStage) async -> Finding {
    let (lower, upper) = (stage.makeModal(), stage.makeModal())
    await stage.present(lower)
    await stage.present(upper, from: lower)
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
    await stage.present(modal, animated: false)
    return .that(first != nil && modal.presentationController === first, else: "another one")
  }
}
