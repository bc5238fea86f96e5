import InteractiveModal
import UIKit

/// Transition coordinators, what runs alongside, and transitions that change hands.
@MainActor enum TransitionChecks {
  nonisolated static let all = [
    DeviceCheck(
      36, "an animated transition has a coordinator as it begins, another has none", run: coordinatorAtBegin),
    DeviceCheck(
      90, "a coordinator is there from willAppear to the end, and nil afterwards", run: coordinatorLife),
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
    DeviceCheck(72, "update puts the animations of blocks at that share of their time", run: blockUpdate),
    DeviceCheck(74, "update puts an interruptible animator at that fraction", run: animatorUpdate),
    DeviceCheck(74, "cancel takes an interruptible animator back to its start", run: animatorCancel),
    DeviceCheck(85, "pause makes a running interruptible transition interactive", run: pause),
    DeviceCheck(274, "open: how often UIKit asks for the interruptible animator without a finger", run: asks),
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
    let modal = stage.makeModal()
    var isThere: [Bool] = []
    modal.onCall = { [weak modal] in
      if $0 == "willAppear" { isThere.append(modal?.transitionCoordinator != nil) }
    }
    await stage.present(modal)
    await stage.frames()
    isThere.append(modal.transitionCoordinator != nil)
    return .same(isThere, as: [true, false])
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
    var gaps: [CGFloat] = []
    await stage.until {
      let (moved, faded) = (modal.view.shownTravel, 1 - square.shownOpacity)
      if moved > 0.1, moved < 0.9 { gaps.append(abs(moved - faded)) }
      return stage.log.has("completion")
    }
    let worst = gaps.max() ?? 1
    return .that(gaps.count >= 3 && worst < 0.1, else: "a distance of \(worst.short) in \(gaps.count) frames")
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
    let (worst, count) = await distance(of: square, from: modal, stage)
    return .that(count >= 3 && worst < 0.12, else: "a distance of \(worst.short) in \(count) frames")
  }

  private static func alongsideInCard(_ stage: CheckStage) async -> Finding {
    let (modal, square) = (stage.makeModal(), makeSquare())
    fade(square, in: modal.view, alongside: modal)
    let (worst, count) = await distance(of: square, from: modal, stage)
    return .that(count >= 3 && worst < 0.12, else: "it does not")
  }

  /// Opens a card of the kit.
  ///
  /// - Returns: The largest distance between a view that fades out and the card, as shares of their ways, and the
  ///   number of frames.
  private static func distance(
    of square: UIView, from modal: ProbeModal, _ stage: CheckStage
  ) async -> (worst: CGFloat, count: Int) {
    let follower = ProgressFollower()
    stage.root.present(modal, as: .mail, delegate: follower) { stage.log.note("completion") }
    var gaps: [CGFloat] = []
    await stage.until(atMost: 3) {
      let progress = follower.progress
      if progress > 0.1, progress < 0.9 { gaps.append(abs(progress - (1 - square.shownOpacity))) }
      return stage.log.has("completion")
    }
    return (gaps.max() ?? 1, gaps.count)
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

/// Keeps the progress of a modal of the kit.
private final class ProgressFollower: ModalTransitionDelegate {
  private(set) var progress: CGFloat = 0

  func modalTransition(
    _ transition: ModalTransition, modal: UIViewController, didUpdate update: ModalUpdate
  ) { progress = update.progress }
}
