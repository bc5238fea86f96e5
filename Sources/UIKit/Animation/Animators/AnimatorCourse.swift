import Foundation

/// Where an animator is: its blocks follow it.
///
/// Layers are not main-actor isolated (F231), so neither is this; it is only used from the main thread.
final class AnimatorCourse {
  enum Place {
    case held(Double)
    case moving(AnimatorMotion)
  }

  var place = Place.held(0)
  /// How it goes from the start to the end.
  var curve: TimingCurve
  /// Whether curves do not count while it is held (F102).
  var scrubsLinearly = true
  var allowsTouches = true
  var isHitWhereShown = true

  init(_ curve: TimingCurve) { self.curve = curve }

  /// How much is done, 0...1: of the way, or of the time where it is held by the curve.
  func fraction(at time: TimeInterval) -> Double {
    switch place {
    case .held(let fraction): fraction
    case .moving(let motion):
      min(max(motion.origin + (motion.goal - motion.origin) * share(of: motion, at: time), 0), 1)
    }
  }

  private func share(of motion: AnimatorMotion, at time: TimeInterval) -> Double {
    let share = motion.share(at: time)
    return scrubsLinearly ? motion.ease(share).x : share
  }

  /// Whether it got to an end; `nil` while it did not.
  func arrival(at time: TimeInterval) -> UIViewAnimatingPosition? {
    switch place {
    case .held: nil
    case .moving(let motion): motion.isOver(at: time) ? (motion.goal == 1 ? .end : .start) : nil
    }
  }

  /// How far what is held at a fraction has come.
  func bent(_ fraction: Double) -> SIMD2<Double> {
    scrubsLinearly ? SIMD2(repeating: fraction) : curve.value(at: fraction, within: 1)
  }

  /// The way to an end from where it is held, along the curve that it has; a spring swings anew (F99, F104).
  func motion(to goal: Double, within duration: TimeInterval, at time: TimeInterval) -> AnimatorMotion? {
    guard case .held(let fraction) = place else { return nil }
    let left = abs(goal - fraction)
    switch curve {
    case .spring:
      return AnimatorMotion(
        origin: fraction, goal: goal, start: time, duration: curve.duration(within: left * duration),
        curve: curve)
    case .cubic(let cubic):
      let place = scrubsLinearly ? cubic.time(at: fraction) : fraction
      return AnimatorMotion(
        origin: fraction, goal: goal, start: time, duration: abs(goal - place) * duration, curve: curve,
        span: (place, goal))
    }
  }
}
