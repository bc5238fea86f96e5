import Foundation

extension UIView {
  /// Animates views to the values that `animations` sets; not without a duration (F129). The
  /// completion gets whether all arrived, in the next turn if nothing changed (F130).
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

  /// Adds a key frame to the running block. Its times are shares of the block's duration (F490).
  class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = AnimationRecorder.current else { return animations() }
    let start = frameStartTime.isFinite ? min(max(frameStartTime, 0), 1) : 0
    let duration = frameDuration.isFinite ? max(frameDuration, 0) : 0
    recorder.record(animations, in: start...min(start + duration, 1))
  }

  /// Whether blocks animate, in the whole app (F134).
  public class var areAnimationsEnabled: Bool { Simulator.running.animations.areEnabled }
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Simulator.running.animations.areEnabled = enabled
  }

  /// Runs a block without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    AnimationRecorder.pause(actionsWithoutAnimation)
    setAnimationsEnabled(wereEnabled)
  }

  /// The duration of the running block, in seconds; 0 outside a block.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationRecorder.current?.settings.duration ?? 0
  }
}

extension UIView {
  /// Animated views take no touches unless the animation allows it (F132).
  var animationsAllowTouches: Bool { layer.differences.allSatisfy(\.course.allowsTouches) }

  /// A point of the superview in this view: by the values that are set (F161), or as shown
  /// for an animator's views (F111).
  func hitPoint(for point: CGPoint, of superview: UIView) -> CGPoint {
    guard layer.differences.contains(where: \.course.isHitWhereShown) else {
      return superview.convert(point, to: self)
    }
    return point.applying(layer.shown.transformToSuperlayer.inverted())
  }

  /// Called after an animation changed the values that are set.
  func layerDidShift() {
    markNeedsLayout()
    superview?.markNeedsLayout()
    updateSafeArea()
    subviews.forEach { $0.updateSafeArea() }
  }
}
