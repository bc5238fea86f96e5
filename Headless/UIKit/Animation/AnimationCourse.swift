import Foundation

/// How a change proceeds in time. What is left of the change is added to the values that are set.
protocol AnimationCourse {
  /// The progress at `time`, 0 to 1: of everything, and of vertical positions.
  func progress(at time: TimeInterval) -> SIMD2<Double>
  func isOver(at time: TimeInterval) -> Bool
  /// Whether it stands still until it is moved by hand.
  var isHeld: Bool { get }
  /// Whether the animated views take touches (F111, F132).
  var allowsTouches: Bool { get }
  /// Whether the animated views are hit where they appear (F111).
  var isHitWhereShown: Bool { get }
}

/// A part of a course: a key frame of a block (F490).
struct PartCourse: AnimationCourse {
  let whole: any AnimationCourse
  /// As shares of the whole's progress.
  let part: ClosedRange<Double>

  var isHeld: Bool { whole.isHeld }
  var allowsTouches: Bool { whole.allowsTouches }
  var isHitWhereShown: Bool { whole.isHitWhereShown }

  func isOver(at time: TimeInterval) -> Bool { whole.isOver(at: time) }

  func progress(at time: TimeInterval) -> SIMD2<Double> {
    let length = max(part.upperBound - part.lowerBound, .leastNormalMagnitude)
    let progress = (whole.progress(at: time) - part.lowerBound) / length
    return progress.clamped(lowerBound: .zero, upperBound: .one)
  }
}

/// A course with a fixed start and end.
struct TimedCourse: AnimationCourse {
  /// Times are sums: nearer than this they are equal.
  static let tolerance: TimeInterval = 1e-9

  /// After any delay.
  let start: TimeInterval
  let duration: TimeInterval
  var curve = TimingCurve.easeInOut
  var allowsTouches = true
  var isHeld: Bool { false }
  var isHitWhereShown: Bool { false }

  var end: TimeInterval { start + duration }

  func delayed(by seconds: TimeInterval) -> TimedCourse {
    TimedCourse(
      start: start + seconds, duration: duration, curve: curve, allowsTouches: allowsTouches)
  }

  func isOver(at time: TimeInterval) -> Bool { time >= end - Self.tolerance }

  func progress(at time: TimeInterval) -> SIMD2<Double> {
    guard time > start else { return .zero }
    guard !isOver(at: time) else { return .one }
    return curve.value(at: (time - start) / duration, within: duration)
  }
}
