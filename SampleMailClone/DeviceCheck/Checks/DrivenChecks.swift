import UIKit

/// What `UIPercentDrivenInteractiveTransition` does with an animator.
@MainActor enum DrivenChecks {
  nonisolated static let all = [
    DeviceCheck(72, "update puts the animations of blocks at that share of their time", run: blockUpdate),
    DeviceCheck(486, "update does not wait for the delay of a block", run: delayedUpdate),
    DeviceCheck(74, "update puts an interruptible animator at that fraction", run: animatorUpdate),
    DeviceCheck(74, "cancel takes an interruptible animator back to its start", run: animatorCancel),
    DeviceCheck(85, "pause makes a running interruptible transition interactive", run: pause),
    DeviceCheck(274, "how often UIKit asks for the interruptible animator without a finger", run: asks),
  ]

  /// Presents a modal that a percent-driven transition drives; `nil` if UIKit does not begin.
  private static func drive(
    _ stage: CheckStage, _ animator: any UIViewControllerAnimatedTransitioning
  ) async -> (modal: ProbeModal, driver: UIPercentDrivenInteractiveTransition)? {
    let (modal, driver) = (stage.makeModal(), UIPercentDrivenInteractiveTransition())
    modal.animator = animator
    modal.driver = driver
    stage.callPresent(modal)
    guard await stage.until({ modal.viewIfLoaded?.window != nil }) else { return nil }
    await stage.frames()
    return (modal, driver)
  }

  /// Returns the share of the modal's way that is shown after an update to a half.
  private static func travelAtHalf(
    _ stage: CheckStage, _ animator: any UIViewControllerAnimatedTransitioning
  ) async -> Finding {
    guard let (modal, driver) = await drive(stage, animator) else { return .differs("no transition") }
    driver.update(0.5)
    await stage.frames()
    let share = modal.shownTravel
    driver.finish()
    let isOver = await stage.until { stage.log.has("completion") }
    guard isOver else { return .differs("no completion after finish") }
    return .that(abs(share - 0.5) < 0.05, else: "a share of \(share.short)")
  }

  private static func blockUpdate(_ stage: CheckStage) async -> Finding {
    await travelAtHalf(stage, BlockAnimator(0.4, log: stage.log))
  }

  private static func delayedUpdate(_ stage: CheckStage) async -> Finding {
    let animator = BlockAnimator(0.4, log: stage.log)
    animator.delay = 0.4
    return await travelAtHalf(stage, animator)
  }

  private static func animatorUpdate(_ stage: CheckStage) async -> Finding {
    await travelAtHalf(stage, InterruptibleProbeAnimator(0.4))
  }

  private static func animatorCancel(_ stage: CheckStage) async -> Finding {
    guard let (modal, driver) = await drive(stage, InterruptibleProbeAnimator(0.4)) else {
      return .differs("no transition")
    }
    driver.update(0.5)
    await stage.frames()
    driver.cancel()
    await stage.until { stage.log.has("modal didDisappear") }
    return .that(modal.presentingViewController == nil, else: "the modal stays")
  }

  private static func pause(_ stage: CheckStage) async -> Finding {
    let (modal, driver) = (stage.makeModal(), UIPercentDrivenInteractiveTransition())
    driver.wantsInteractiveStart = false
    modal.animator = InterruptibleProbeAnimator(0.6)
    modal.driver = driver
    stage.callPresent(modal)
    await stage.until { modal.shownTravel > 0.3 }
    driver.pause()
    let isInteractive = modal.transitionCoordinator?.isInteractive == true
    await stage.frames()
    let share = modal.shownTravel
    await stage.wait(0.2)
    let drift = abs(modal.shownTravel - share)
    driver.finish()
    await stage.until { stage.log.has("completion") }
    return .that(
      isInteractive && drift < 0.02, else: "interactive: \(isInteractive), it moved by \(drift.short)")
  }

  private static func asks(_ stage: CheckStage) async -> Finding {
    let (modal, animator) = (stage.makeModal(), InterruptibleProbeAnimator())
    modal.animator = animator
    await stage.present(modal)
    return .answer("\(animator.asks)")
  }
}
