import Foundation

/// An animation that runs and can be paused and scrubbed (F97).
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes blocks. On a device all of it is optional (F89);
/// a missing method does nothing.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// An animator that cannot change its timing continues as it began (F313).
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}

/// The state of an animator (F97).
public enum UIViewAnimatingState: Int, Sendable {
  case inactive
  /// Running, or paused.
  case active
  /// Between `stopAnimation(_:)` and `finishAnimation(at:)`.
  case stopped
}

/// The end position of an animation (F97).
public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  /// Where it was stopped.
  case current
}
