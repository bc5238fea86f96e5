import UIKit

/// Which appearance callbacks come, and in which order.
@MainActor enum CallbackChecks {
  nonisolated static let all = [
    DeviceCheck(
      41, "a presentation calls willAppear, isAppearing, didAppear, then the completion", run: presented),
    DeviceCheck(41, "a presenter that stays hears nothing of a presentation", run: presenter),
    DeviceCheck(258, "viewDidAppear runs inside completeTransition(true)", run: appearsInside),
    DeviceCheck(11, "a dismissal calls willDisappear, didDisappear, then the completion", run: dismissed),
    DeviceCheck(48, "presentingViewController is nil in viewDidDisappear, and not before", run: unlinked),
    DeviceCheck(47, "isBeingPresented is true in willAppear and didAppear", run: beingPresented),
    DeviceCheck(47, "isBeingDismissed is true in willDisappear and didDisappear", run: beingDismissed),
    DeviceCheck(
      44, "a cancelled dismissal calls willDisappear, willAppear, didAppear", run: cancelledDismissal),
    DeviceCheck(47, "isBeingDismissed is false in the viewDidAppear of a cancelled dismissal", run: stays),
    DeviceCheck(
      45, "a cancelled presentation calls willAppear, willDisappear, didDisappear", run: cancelledPresentation
    ),
    DeviceCheck(
      35, "presentationTransitionDidEnd(false) follows a cancelled presentation", run: cancelledEnd),
    DeviceCheck(
      485, "isBeingDismissed is true as the controller of a cancelled presentation disappears", run: givenUp),
    DeviceCheck(12, "how often a cancelled dismissal calls its completion", run: cancelledCompletion),
    DeviceCheck(6, "without animation the modal is in place when present returns", run: unanimated),
    DeviceCheck(
      212, "a child that is added to a visible parent appears, and disappears as it is removed", run: child),
    DeviceCheck(
      212, "without forwarding a child hears what beginAppearanceTransition says", run: ownForwarding),
    DeviceCheck(49, "beginAppearanceTransition reverses an appearance that has not ended", run: reversal),
  ]

  private static func presented(_ stage: CheckStage) async -> Finding {
    await stage.present(stage.makeModal())
    let order = stage.log.calls.filter { $0.hasPrefix("modal ") || $0 == "completion" }
    return .same(order, as: ["modal willAppear", "modal isAppearing", "modal didAppear", "completion"])
  }

  private static func presenter(_ stage: CheckStage) async -> Finding {
    guard await stage.present(stage.makeModal()) else { return .differs("no completion") }
    return .same(stage.log.calls(of: "root"), as: [])
  }

  private static func appearsInside(_ stage: CheckStage) async -> Finding {
    await stage.present(stage.makeModal())
    let order = stage.log.calls.filter { ["completes", "modal didAppear", "has completed"].contains($0) }
    return .same(order, as: ["completes", "modal didAppear", "has completed"])
  }

  private static func dismissed(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    await stage.present(modal)
    await stage.dismiss(modal)
    let order = stage.log.calls.filter { $0.hasPrefix("modal ") || $0 == "completion" }
    return .same(order, as: ["modal willDisappear", "modal didDisappear", "completion"])
  }

  private static func unlinked(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    await stage.present(modal)
    var presented: [String] = []
    modal.onCall = { [weak modal] in presented.append("\($0) \(modal?.presentingViewController != nil)") }
    await stage.dismiss(modal)
    return .same(presented, as: ["willDisappear true", "didDisappear false"])
  }

  private static func beingPresented(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    var flags: [String] = []
    modal.onCall = { [weak modal] in
      if $0 != "isAppearing" { flags.append("\($0) \(modal?.isBeingPresented == true)") }
    }
    await stage.present(modal)
    return .same(flags, as: ["willAppear true", "didAppear true"])
  }

  private static func beingDismissed(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    await stage.present(modal)
    var flags: [String] = []
    modal.onCall = { [weak modal] in flags.append("\($0) \(modal?.isBeingDismissed == true)") }
    await stage.dismiss(modal)
    return .same(flags, as: ["willDisappear true", "didDisappear true"])
  }

  private static func cancelledDismissal(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    guard await stage.cancelDismissal(of: modal) else { return .differs("the transition did not begin") }
    let calls = stage.log.calls(of: "modal").filter { $0 != "isAppearing" }
    return .same(calls, as: ["willDisappear", "willAppear", "didAppear"])
  }

  private static func stays(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    var flags: [Bool] = []
    let isOver = await stage.cancelDismissal(of: modal) { [weak modal] in
      if $0 == "didAppear" { flags.append(modal?.isBeingDismissed == true) }
    }
    return isOver ? .same(flags, as: [false]) : .differs("the transition did not begin")
  }

  /// Presents a modal with a driver that cancels, and returns whether the transition has begun.
  private static func cancelPresentation(of modal: ProbeModal, _ stage: CheckStage) async -> Bool {
    let driver = ManualDriver()
    modal.driver = driver
    stage.callPresent(modal)
    guard await stage.until({ driver.context != nil }) else { return false }
    driver.release(cancels: true)
    await stage.frames()
    driver.complete()
    await stage.until { stage.log.has("modal didDisappear") }
    return true
  }

  private static func cancelledPresentation(_ stage: CheckStage) async -> Finding {
    guard await cancelPresentation(of: stage.makeModal(), stage) else {
      return .differs("the transition did not begin")
    }
    let calls = stage.log.calls(of: "modal").filter { $0 != "isAppearing" }
    return .same(calls, as: ["willAppear", "willDisappear", "didDisappear"])
  }

  private static func givenUp(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    var flags: [String] = []
    modal.onCall = { [weak modal] in
      if $0.hasSuffix("Disappear") { flags.append("\($0) \(modal?.isBeingDismissed == true)") }
    }
    guard await cancelPresentation(of: modal, stage) else { return .differs("the transition did not begin") }
    return .same(flags, as: ["willDisappear true", "didDisappear true"])
  }

  private static func cancelledEnd(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    guard await cancelPresentation(of: modal, stage) else { return .differs("the transition did not begin") }
    await stage.frames()
    let isGone = modal.presentingViewController == nil && modal.view.window == nil
    let ends = stage.log.calls.filter { $0.hasPrefix("presentationTransitionDidEnd") }
    return .that(isGone && ends == ["presentationTransitionDidEnd false"], else: "gone: \(isGone), \(ends)")
  }

  private static func cancelledCompletion(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    guard await stage.cancelDismissal(of: modal) else { return .differs("the transition did not begin") }
    await stage.frames()
    return .answer("\(stage.log.count(of: "completion"))")
  }

  private static func unanimated(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    stage.callPresent(modal, animated: false)
    let state = "in a window: \(modal.view.window != nil), calls: \(stage.log.calls(of: "modal"))"
    return .that(modal.view.window != nil && stage.log.has("modal didAppear"), else: state)
  }

  private static func child(_ stage: CheckStage) async -> Finding {
    let child = ProbeController("child", log: stage.log)
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    await stage.until { stage.log.has("child didAppear") }
    child.view.removeFromSuperview()
    await stage.until { stage.log.has("child didDisappear") }
    return .same(
      stage.log.calls(of: "child").filter { $0 != "isAppearing" },
      as: ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  /// Returns what a child hears whose parent forwards nothing, once it is in place.
  private static func forwarded(
    _ stage: CheckStage, _ forward: (UIViewController) -> Void
  ) async -> [String] {
    let parent = SilentController(nibName: nil, bundle: nil)
    await stage.present(parent, animated: false)
    let child = ProbeController("child", log: stage.log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    await stage.frames()
    stage.log.note("child -")
    forward(child)
    return stage.log.calls(of: "child").filter { $0 != "isAppearing" }
  }

  private static func ownForwarding(_ stage: CheckStage) async -> Finding {
    let calls = await forwarded(stage) {
      $0.beginAppearanceTransition(true, animated: false)
      $0.endAppearanceTransition()
    }
    return .same(calls, as: ["-", "willAppear", "didAppear"])
  }

  private static func reversal(_ stage: CheckStage) async -> Finding {
    let calls = await forwarded(stage) {
      $0.beginAppearanceTransition(true, animated: true)
      $0.beginAppearanceTransition(false, animated: true)
      $0.endAppearanceTransition()
    }
    return .same(calls, as: ["-", "willAppear", "willDisappear", "didDisappear"])
  }
}

/// A parent that forwards no appearance callbacks.
private final class SilentController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
