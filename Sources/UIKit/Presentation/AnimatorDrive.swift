import Foundation

/// Moves a transition by the animator that it vends (F74).
@MainActor struct AnimatorDrive: TransitionDrive {
  let animator: any UIViewImplicitlyAnimating

  func move(to fraction: CGFloat) { animator.fractionComplete = fraction }

  /// F73, F75
  func run(
    to goal: CGFloat, share: CGFloat, curve: UIView.AnimationCurve, timing: (any UITimingCurveProvider)?
  ) {
    animator.isReversed = goal == 0
    animator.continueAnimation(
      withTimingParameters: timing ?? UICubicTimingParameters(animationCurve: curve), durationFactor: share)
  }

  func pause() -> CGFloat? {
    guard animator.state == .active else { return nil }
    animator.pauseAnimation()
    return animator.fractionComplete
  }
}
