import UIKit

/// What `UIPercentDrivenInteractiveTransition` does with an animator.
extension TransitionChecks {
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
    let share = modal.view.shownTravel
    driver.finish()
    let isOver = await stage.until { stage.log.has("completion") }
    guard isOver else { return .differs("no completion after finish") }
    return .that(abs(share - 0.5) < 0.05, else: "a share of \(share.short)")
  }

  static func blockUpdate(_ stage: CheckStage) async -> Finding {
    await travelAtHalf(stage, BlockAnimator(0.4, log: stage.log))
  }

  static func animatorUpdate(_ stage: CheckStage) async -> Finding {
    await travelAtHalf(stage, VendingAnimator(0.4))
  }

  static func animatorCancel(_ stage: CheckStage) async -> Finding {
    guard let (modal, driver) = await drive(stage, VendingAnimator(0.4)) else {
      return .differs("no transition")
    }
    driver.update(0.5)
    await stage.frames()
    driver.cancel()
    await stage.until { stage.log.has("modal didDisappear") }
    return .that(modal.presentingViewController == nil, else: "the modal stays")
  }

  static func pause(_ stage: CheckStage) async -> Finding {
    let (modal, driver) = (stage.makeModal(), UIPercentDrivenInteractiveTransition())
    driver.wantsInteractiveStart = false
    modal.animator = VendingAnimator(0.6)
    modal.driver = driver
    stage.callPresent(modal)
    await stage.until { modal.viewIfLoaded?.shownTravel ?? 0 > 0.3 }
    driver.pause()
    let isInteractive = modal.transitionCoordinator?.isInteractive == true
    let share = modal.view.shownTravel
    await stage.wait(0.2)
    let drift = abs(modal.view.shownTravel - share)
    driver.finish()
    await stage.until { stage.log.has("completion") }
    return .that(
      isInteractive && drift < 0.02, else: "interactive: \(isInteractive), it moved by \(drift.short)")
  }

  static func asks(_ stage: CheckStage) async -> Finding {
    let (modal, animator) = (stage.makeModal(), VendingAnimator())
    modal.animator = animator
    await stage.present(modal)
    return .unknown("\(animator.asks)")
  }
}
