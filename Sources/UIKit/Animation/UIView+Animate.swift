import Foundation

extension UIView {
  /// Sets views going to what `animations` sets.
  ///
  /// - Parameters:
  ///   - duration: In seconds; nothing is animated where it is not above 0 (F129).
  ///   - delay: In seconds, until they set out.
  ///   - completion: Hears at the end whether they all got there; in the next turn, if nothing moves (F130).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.run(
      AnimationSettings(duration: duration, delay: delay, options: options), animations,
      completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Sets views going on a spring (F133).
  ///
  /// - Parameters:
  ///   - dampingRatio: Above 0; from 1 on nothing swings over.
  ///   - velocity: Ways a second, toward the end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      .settling, damping: dampingRatio, velocity: CGVector(dx: velocity, dy: velocity))
    let settings = AnimationSettings(
      duration: duration, delay: delay, curve: .spring(spring), options: options)
    AnimationBlock.run(settings, animations, completion: completion)
  }

  /// Whether blocks animate; for all of the app (F134).
  public class var areAnimationsEnabled: Bool { Simulator.running.animations.areEnabled }
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Simulator.running.animations.areEnabled = enabled
  }

  /// Runs a block in which nothing animates.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    AnimationRecorder.pause(actionsWithoutAnimation)
    setAnimationsEnabled(wereEnabled)
  }

  /// The duration of the block that runs, in seconds; 0 outside any.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationRecorder.current?.settings.duration ?? 0
  }
}
