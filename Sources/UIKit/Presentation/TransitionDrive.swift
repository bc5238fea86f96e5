import Foundation

/// What the percent-driven class moves a transition by.
@MainActor protocol TransitionDrive {
  /// Puts it at a fraction of its time, 0...1 (F72).
  func move(to fraction: CGFloat)
  /// Lets it run to an end by itself.
  ///
  /// - Parameters:
  ///   - goal: 0 or 1.
  ///   - share: How long it takes, as a share of its duration (F71).
  func run(
    to goal: CGFloat, share: CGFloat, curve: UIView.AnimationCurve, timing: (any UITimingCurveProvider)?)
  /// Holds it while it runs, and tells where; `nil` where it cannot be (F85).
  func pause() -> CGFloat?
}
