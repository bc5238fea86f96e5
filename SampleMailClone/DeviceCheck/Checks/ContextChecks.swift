import UIKit

/// What UIKit asks a delegate, and what a transition's context and presentation controller say.
@MainActor enum ContextChecks {
  nonisolated static let all = [
    DeviceCheck(
      23, "a presentation asks for its controller, the animator, the interaction, then begins",
      run: presentingOrder),
    DeviceCheck(
      24, "a dismissal asks for the animator and the interaction only, then begins", run: dismissingOrder),
    DeviceCheck(431, "whether UIKit asks for an animator without animation", run: unanimated),
    DeviceCheck(
      30, "the container is above the presenter, from the presentation's begin until after the dismissal",
      run: container),
    DeviceCheck(61, "finalFrame is the presentation controller's frame", run: finalFrame),
    DeviceCheck(60, "initialFrame of a controller that is being presented is zero", run: initialFrame),
    DeviceCheck(270, "a controller that the transition leaves begins and ends where it is", run: leftFrames),
    DeviceCheck(55, "from and to are presenter and modal, and the reverse in a dismissal", run: controllers),
    DeviceCheck(57, "the context has no view of a presenter that stays", run: presenterView),
    DeviceCheck(
      33, "a presentation that removes the presenter's view gives it back in the dismissal", run: removed),
    DeviceCheck(58, "the context has the view that presentedView returns", run: wrapper),
    DeviceCheck(34, "a layout of the container calls containerViewWillLayoutSubviews", run: containerLayout),
    DeviceCheck(35, "dismissalTransitionDidEnd(false) follows a cancelled dismissal", run: cancelledEnd),
    DeviceCheck(39, "the presentation controller hears of a new preferredContentSize", run: preferredSize),
    DeviceCheck(64, "transitionWasCancelled is true from the cancellation on", run: wasCancelled),
    DeviceCheck(69, "an interactive start does not call animateTransition", run: interactiveStart),
    DeviceCheck(437, "when UIKit asks whether a presentation starts interactively", run: startAsked),
    DeviceCheck(
      453, "what UIKit calls without an interactive start, beside an interaction controller",
      run: ordinaryStart),
  ]

  private static let steps = [
    "asks presentation", "asks animator", "asks interaction", "presentationTransitionWillBegin",
    "dismissalTransitionWillBegin", "animateTransition",
  ]

  private static func presentingOrder(_ stage: CheckStage) async -> Finding {
    await stage.present(stage.makeModal())
    return .same(
      stage.log.calls.filter(steps.contains),
      as: [
        "asks presentation", "asks animator", "asks interaction", "presentationTransitionWillBegin",
        "animateTransition",
      ])
  }

  private static func dismissingOrder(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    await stage.present(modal)
    await stage.dismiss(modal)
    return .same(
      stage.log.calls.filter(steps.contains),
      as: ["asks animator", "asks interaction", "dismissalTransitionWillBegin", "animateTransition"])
  }

  private static func unanimated(_ stage: CheckStage) async -> Finding {
    await stage.present(stage.makeModal(), animated: false)
    return .answer(stage.log.has("asks animator") ? "it does" : "it does not")
  }

  private static func container(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    var isThere: [Bool] = []
    var presentation: ProbePresentation?
    modal.onPresentation = { made in
      presentation = made
      isThere.append(made.containerView != nil)
      made.onCall = { [weak made] in
        guard $0 == "presentationTransitionWillBegin" else { return }
        isThere.append(made?.containerView?.window === stage.window)
      }
    }
    await stage.present(modal)
    let view = presentation?.containerView
    isThere.append(view?.frame == stage.window.bounds && stage.window.subviews.last === view)
    await stage.dismiss(modal)
    isThere.append(presentation?.containerView != nil)
    return .same(isThere, as: [false, true, true, false])
  }

  /// Presents a modal, and reads something from the transition's context as it begins.
  private static func inContext<Value>(
    _ stage: CheckStage, of modal: ProbeModal, isDismissing: Bool = false,
    read: @escaping (any UIViewControllerContextTransitioning) -> Value
  ) async -> Value? {
    var value: Value?
    if isDismissing { await stage.present(modal) }
    let animator = BlockAnimator(log: stage.log)
    animator.onBegin = { value = read($0) }
    modal.animator = animator
    if isDismissing { await stage.dismiss(modal) } else { await stage.present(modal) }
    return value
  }

  private static func finalFrame(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    let frame = await inContext(stage, of: modal) { $0.finalFrame(for: modal) }
    return .same(frame, as: modal.presentation?.frameOfPresentedViewInContainerView)
  }

  private static func initialFrame(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    return .same(await inContext(stage, of: modal) { $0.initialFrame(for: modal) }, as: .zero)
  }

  private static func leftFrames(_ stage: CheckStage) async -> Finding {
    let (first, second, root) = (stage.makeModal(), stage.makeModal(), stage.root)
    let presenting = await inContext(stage, of: first) {
      [$0.initialFrame(for: root), $0.finalFrame(for: root)]
    }
    await stage.dismiss(first)
    let dismissing = await inContext(stage, of: second, isDismissing: true) {
      [$0.initialFrame(for: second), $0.finalFrame(for: second), second.view.frame]
    }
    let expected = [root.view.frame, root.view.frame]
    guard let dismissing, presenting == expected, dismissing[0] == dismissing[2] else {
      return .differs("\(presenting ?? []), \(dismissing ?? [])")
    }
    return .same(dismissing[1], as: dismissing[2])
  }

  private static func controllers(_ stage: CheckStage) async -> Finding {
    let (first, second) = (stage.makeModal(), stage.makeModal())
    let presenting = await inContext(stage, of: first, read: sides) ?? []
    await stage.dismiss(first)
    let dismissing = await inContext(stage, of: second, isDismissing: true, read: sides) ?? []
    let expected = [[stage.root, first], [second, stage.root]].map { $0.map(ObjectIdentifier.init) }
    return .that([presenting, dismissing] == expected, else: "other controllers")
  }

  private static func sides(of context: any UIViewControllerContextTransitioning) -> [ObjectIdentifier] {
    let controllers = [context.viewController(forKey: .from), context.viewController(forKey: .to)]
    return controllers.compactMap { $0.map(ObjectIdentifier.init) }
  }

  private static func presenterView(_ stage: CheckStage) async -> Finding {
    let (first, second) = (stage.makeModal(), stage.makeModal())
    let presenting = await inContext(stage, of: first) { $0.view(forKey: .from) != nil }
    await stage.dismiss(first)
    let dismissing = await inContext(stage, of: second, isDismissing: true) { $0.view(forKey: .to) != nil }
    return .same([presenting, dismissing], as: [false, false])
  }

  private static func removed(_ stage: CheckStage) async -> Finding {
    let (modal, root, animator) = (stage.makeModal(), stage.root, BlockAnimator(log: stage.log))
    modal.animator = animator
    modal.onPresentation = { $0.removesPresenter = true }
    var hasView: [Bool] = []
    animator.onBegin = { context in
      let key: UITransitionContextViewKey = context.viewController(forKey: .to) === root ? .to : .from
      hasView.append(context.view(forKey: key) === root.view)
      if key == .to { context.containerView.insertSubview(root.view, at: 0) }
    }
    await stage.present(modal)
    await stage.frames()
    hasView.append(root.view.window == nil)
    let left = stage.log.calls(of: "root")
    await stage.dismiss(modal)
    await stage.frames()
    let calls = left + stage.log.calls(of: "root").filter { $0 != "isAppearing" }
    return .that(
      hasView + [root.view.window != nil] == [true, true, true, true]
        && calls == ["willDisappear", "didDisappear", "willAppear", "didAppear"],
      else: "\(hasView), \(calls)")
  }

  private static func wrapper(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    modal.wrapsView = true
    let view = await inContext(stage, of: modal) { $0.view(forKey: .to) } ?? nil
    return .that(view != nil && view === modal.presentation?.wrapper, else: "another view")
  }

  private static func containerLayout(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    await stage.present(modal)
    var count = 0
    modal.presentation?.onCall = { if $0 == "containerViewWillLayoutSubviews" { count += 1 } }
    modal.presentation?.containerView?.setNeedsLayout()
    modal.presentation?.containerView?.layoutIfNeeded()
    return .that(count > 0, else: "no call")
  }

  private static func cancelledEnd(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    guard await stage.cancelDismissal(of: modal) else { return .differs("the transition did not begin") }
    let ends = stage.log.calls.filter { $0.hasPrefix("dismissalTransitionDidEnd") }
    return .same(ends, as: ["dismissalTransitionDidEnd false"])
  }

  private static func preferredSize(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    guard await stage.present(modal) else { return .differs("no completion") }
    modal.preferredContentSize = CGSize(width: 100, height: 123)
    await stage.frames()
    return .that(stage.log.has("preferredContentSizeDidChange"), else: "no call")
  }

  private static func wasCancelled(_ stage: CheckStage) async -> Finding {
    guard let driver = await stage.beginDismissal(of: stage.makeModal()) else {
      return .differs("the transition did not begin")
    }
    let before = driver.context?.transitionWasCancelled
    driver.release(cancels: true)
    let after = driver.context?.transitionWasCancelled
    driver.complete()
    return .same([before, after], as: [false, true])
  }

  private static func interactiveStart(_ stage: CheckStage) async -> Finding {
    guard let driver = await stage.beginDismissal(of: stage.makeModal()) else {
      return .differs("the transition did not begin")
    }
    await stage.frames()
    driver.release(cancels: false)
    driver.complete()
    return .that(!stage.log.has("animateTransition"), else: "it does")
  }

  private static func ordinaryStart(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    let driver = ManualDriver(wantsInteractiveStart: false)
    modal.driver = driver
    stage.callPresent(modal)
    await stage.frames(4)
    let (animates, interacts) = (stage.log.has("animateTransition"), driver.context != nil)
    if !animates { driver.complete() }
    await stage.until { stage.log.has("completion") }
    switch (animates, interacts) {
    case (true, true): return .answer("both")
    case (true, false): return .answer("animateTransition")
    case (false, true): return .answer("startInteractiveTransition")
    case (false, false): return .differs("nothing")
    }
  }

  private static func startAsked(_ stage: CheckStage) async -> Finding {
    let (modal, driver) = (stage.makeModal(), ManualDriver())
    driver.onAsk = { [log = stage.log] in log.note("asks for the start") }
    modal.driver = driver
    stage.callPresent(modal)
    let isWithin = stage.log.has("asks for the start")
    await stage.until { driver.context != nil }
    driver.release(cancels: false)
    await stage.frames()
    driver.complete()
    let isAsked = stage.log.has("asks for the start")
    return .answer(isWithin ? "within present" : isAsked ? "as the transition begins" : "never")
  }
}
