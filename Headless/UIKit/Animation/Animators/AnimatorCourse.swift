import Foundation

/// The progress of an animator, which its blocks follow. While it is held, curves are flat (F102).
/// Not main-actor isolated, like layers (F231).
final class AnimatorCourse {
  enum Place {
    case held(Double)
    case moving(AnimatorMotion)
  }

  var place = Place.held(0)
  /// The curve from the start to the end.
  var curve: TimingCurve
  var isHitWhereShown = true

  init(_ curve: TimingCurve) { self.curve = curve }

  /// The progress, 0 to 1, in value.
  func fraction(at time: TimeInterval) -> Double {
    switch place {
    case .held(let fraction): fraction
    case .moving(let motion):
      min(
        max(motion.origin + (motion.goal - motion.origin) * motion.ease(motion.share(at: time)).x, 0), 1)
    }
  }

  /// The end that was reached; `nil` before.
  func arrival(at time: TimeInterval) -> UIViewAnimatingPosition? {
    switch place {
    case .held: nil
    case .moving(let motion): motion.isOver(at: time) ? (motion.goal == 1 ? .end : .start) : nil
    }
  }

  /// The motion to an end from the held fraction, on the present curve.
  /// A spring starts again (F99, F104).
  func motion(to goal: Double, within duration: TimeInterval, at time: TimeInterval) -> AnimatorMotion? {
    guard case .held(let fraction) = place else { return nil }
    let left = abs(goal - fraction)
    switch curve {
    case .spring:
      return AnimatorMotion(
        origin: fraction, goal: goal, start: time, duration: curve.duration(within: left * duration),
        curve: curve)
    case .cubic(let cubic):
      let place = cubic.time(at: fraction)
      return AnimatorMotion(
        origin: fraction, goal: goal, start: time, duration: abs(goal - place) * duration, curve: curve,
        span: (place, goal))
    }
  }
}

/// A motion of an animator from one fraction to an end.
struct AnimatorMotion {
  /// The fraction at its start, and 0 or 1.
  let origin: Double
  let goal: Double
  /// After any delay.
  var start: TimeInterval
  let duration: TimeInterval
  let curve: TimingCurve
  /// The part of the curve that it uses: all of it, the rest, or the way back (F99, F104).
  var span = (from: 0.0, to: 1.0)

  func isOver(at time: TimeInterval) -> Bool { time >= start + duration - TimedCourse.tolerance }

  /// The share of its duration that has passed.
  func share(at time: TimeInterval) -> Double {
    guard !isOver(at: time) else { return 1 }
    return duration > 0 ? max(0, (time - start) / duration) : 1
  }

  /// The progress after a share of its duration.
  func ease(_ share: Double) -> SIMD2<Double> {
    guard share > 0 else { return .zero }
    guard share < 1 else { return .one }
    let (first, last) = (value(span.from), value(span.to))
    guard abs(last.x - first.x) > 1e-9 else { return .one }
    return (value(span.from + (span.to - span.from) * share) - first) / (last - first)
  }

  private func value(_ place: Double) -> SIMD2<Double> { curve.value(at: place, within: duration) }
}
