import InteractiveModal
import UIKit

/// Transition coordinators, what runs alongside, and transitions that change hands.
@MainActor enum TransitionChecks {
  nonisolated static let all = [
    DeviceCheck(
      36, "an animated transition has a coordinator as it begins, another has none", run: coordinatorAtBegin),
    DeviceCheck(
      90, "presenter, modal and its child have a coordinator in willAppear, isAppearing and didAppear alone",
      run: coordinatorLife),
    DeviceCheck(
      254, "alongside blocks get the duration and curve of the animator's first animation", run: alongside),
    DeviceCheck(
      254, "if the animator starts no animation, alongside blocks run without one", run: alongsideNothing),
    DeviceCheck(
      254, "in a flight of the kit, what runs alongside behind the card is where the card is",
      run: alongsideCard),
    DeviceCheck(
      310, "a view in the card of the kit follows alongside, too", run: alongsideInCard),
    DeviceCheck(
      92, "a coordinator's completion runs once, and knows that the transition is cancelled", run: completion),
    DeviceCheck(94, "notifyWhenInteractionChanges hears a cancellation", run: interactionChange),
    DeviceCheck(95, "initiallyInteractive tells how a transition began", run: initiallyInteractive),
    DeviceCheck(95, "a coordinator has the progress that is reported, and knows the release", run: progress),
  ]

  private static func coordinatorAtBegin(_ stage: CheckStage) async -> Finding {
    var isThere: [Bool] = []
    for animated in [true, false] {
      let modal = stage.makeModal()
      modal.onCall = { [weak modal] in
        if $0 == "willAppear" { isThere.append(modal?.transitionCoordinator != nil) }
      }
      await stage.present(modal, animated: animated)
      await stage.dismiss(modal, animated: false)
    }
    return .same(isThere, as: [true, false])
  }

  private static func coordinatorLife(_ stage: CheckStage) async -> Finding {
    let (modal, child) = (stage.makeModal(), UIViewController())
    modal.addChild(child)
    var isThere: [[Bool]] = []
    let note = { [weak modal, root = stage.root] in
      isThere.append([modal, root, child].map { $0?.transitionCoordinator != nil })
    }
    modal.onCall = { _ in note() }
    await stage.present(modal)
    await stage.frames()
    note()
    let all = [true, true, true]
    return .same(isThere, as: [all, all, all, [false, false, false]])
  }

  // MARK: Alongside

  /// Lets a view fade out alongside the next transition.
  private static func fade(_ view: UIView, in superview: UIView, alongside modal: ProbeModal) {
    superview.addSubview(view)
    modal.onCall = { [weak modal] in
      guard $0 == "willAppear" else { return }
      modal?.transitionCoordinator?.animate(alongsideTransition: { _ in view.alpha = 0 }, completion: nil)
    }
  }

  private static func makeSquare() -> UIView { UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40)) }

  private static func alongside(_ stage: CheckStage) async -> Finding {
    let (modal, square) = (stage.makeModal(), makeSquare())
    modal.animator = BlockAnimator(0.5, log: stage.log)
    fade(square, in: modal.view, alongside: modal)
    stage.callPresent(modal)
    return await follows(square, modal, stage)
  }

  /// Finds whether a view that fades out alongside is as far as the modal that comes.
  private static func follows(
    _ square: UIView, _ modal: UIViewController, _ stage: CheckStage
  ) async -> Finding {
    var gaps: [CGFloat] = []
    await stage.until(atMost: 3) {
      let (moved, faded) = (modal.shownTravel, 1 - square.shownOpacity)
      if moved > 0.1, moved < 0.9 { gaps.append(abs(moved - faded)) }
      return stage.log.has("completion")
    }
    return .that(
      gaps.count >= 3 && gaps.median < 0.1,
      else: "a distance of \(gaps.median.short) at the median, in \(gaps.count) frames")
  }

  private static func alongsideNothing(_ stage: CheckStage) async -> Finding {
    let (modal, square, driver) = (stage.makeModal(), makeSquare(), ManualDriver())
    modal.driver = driver
    fade(square, in: modal.view, alongside: modal)
    stage.callPresent(modal)
    guard await stage.until({ driver.context != nil }) else {
      return .differs("the transition did not begin")
    }
    await stage.frames(3)
    let shown = square.shownOpacity
    driver.release(cancels: false)
    driver.complete()
    return .that(shown < 0.01, else: "an opacity of \(shown.short)")
  }

  private static func alongsideCard(_ stage: CheckStage) async -> Finding {
    let (modal, square) = (stage.makeModal(), makeSquare())
    fade(square, in: stage.root.view, alongside: modal)
    stage.root.present(modal, as: .mail) { stage.log.note("completion") }
    return await follows(square, modal, stage)
  }

  private static func alongsideInCard(_ stage: CheckStage) async -> Finding {
    let (modal, square) = (stage.makeModal(), makeSquare())
    fade(square, in: modal.view, alongside: modal)
    stage.root.present(modal, as: .mail) { stage.log.note("completion") }
    return await follows(square, modal, stage)
  }

  private static func completion(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    var flags: [Bool] = []
    _ = await stage.cancelDismissal(of: modal) { [weak modal] in
      guard $0 == "willDisappear" else { return }
      modal?.transitionCoordinator?.animate(alongsideTransition: nil) { flags.append($0.isCancelled) }
    }
    await stage.until { !flags.isEmpty }
    return .same(flags, as: [true])
  }

  private static func interactionChange(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    var flags: [Bool] = []
    _ = await stage.cancelDismissal(of: modal) { [weak modal] in
      guard $0 == "willDisappear" else { return }
      modal?.transitionCoordinator?.notifyWhenInteractionChanges { flags.append($0.isCancelled) }
    }
    return .same(flags, as: [true])
  }

  private static func progress(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    guard let driver = await stage.beginDismissal(of: modal), let coordinator = modal.transitionCoordinator
    else { return .differs("no transition") }
    driver.update(0.4)
    let share = coordinator.percentComplete
    let before = [coordinator.isInteractive, coordinator.containerView === driver.context?.containerView]
    driver.release(cancels: false)
    let after = [coordinator.isInteractive, coordinator.initiallyInteractive]
    driver.complete()
    return .that(
      abs(share - 0.4) < 0.001 && before == [true, true] && after == [false, true],
      else: "\(share.short), \(before), \(after)")
  }

  private static func initiallyInteractive(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    var flags: [Bool] = []
    modal.onCall = { [weak modal] in
      if $0 == "willAppear" { flags.append(modal?.transitionCoordinator?.initiallyInteractive == true) }
    }
    await stage.present(modal)
    guard let driver = await stage.beginDismissal(of: modal) else { return .differs("no transition") }
    flags.append(modal.transitionCoordinator?.initiallyInteractive == true)
    driver.release(cancels: false)
    driver.complete()
    return .same(flags, as: [false, true])
  }
}
