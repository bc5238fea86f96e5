import Foundation

/// The time of a layer and its sublayers, while a transition drives it (F76, F77).
enum LayerClock {
  /// The time is held.
  case held(TimeInterval)
  /// The time goes from one value to another, then on at its usual pace.
  case going(from: TimeInterval, to: TimeInterval, LayerTravel)

  /// The layer's time when its superlayer's is `time`.
  func time(at time: TimeInterval) -> TimeInterval {
    switch self {
    case .held(let moment): moment
    case .going(let old, let new, let travel):
      travel.isOver(at: time) ? new + (time - travel.end) : old + (new - old) * travel.progress(at: time)
    }
  }

  /// The superlayer's time when the layer's is `time`; `nil` while the time is held.
  func moment(of time: TimeInterval) -> TimeInterval? {
    switch self {
    case .held: nil
    case .going(let old, let new, let travel):
      time > new || new <= old
        ? travel.end + max(0, time - new) : travel.moment(of: (time - old) / (new - old))
    }
  }

  /// Whether a transition drives the time, which flattens curves (F72).
  func isFlat(at time: TimeInterval) -> Bool {
    switch self {
    case .held: true
    case .going(_, _, let travel): !travel.isOver(at: time)
    }
  }

  var isHeld: Bool {
    switch self {
    case .held: true
    case .going: false
    }
  }
}

/// How a layer's time goes from one value to another.
struct LayerTravel {
  let start: TimeInterval
  let duration: TimeInterval
  let curve: CubicCurve

  var end: TimeInterval { start + duration }

  func isOver(at time: TimeInterval) -> Bool { time >= end - TimedCourse.tolerance }

  func progress(at time: TimeInterval) -> Double {
    duration > 0 ? curve.value(at: (time - start) / duration) : 1
  }

  /// The time at which the progress is reached.
  func moment(of progress: Double) -> TimeInterval { start + duration * curve.time(at: progress) }
}

extension CALayer {
  /// The layer's own time when the clock is at `now`.
  func time(at now: TimeInterval) -> TimeInterval {
    let outer = superlayer?.time(at: now) ?? now
    return clock?.time(at: outer) ?? outer
  }

  /// Whether a transition drives the layer's time, which flattens curves (F72).
  func isTimeFlat(at now: TimeInterval) -> Bool {
    sequence(first: self) { $0.superlayer }.contains {
      $0.clock?.isFlat(at: $0.superlayer?.time(at: now) ?? now) ?? false
    }
  }

  /// Whether a transition holds the layer's time.
  var isDriven: Bool {
    sequence(first: self) { $0.superlayer }.contains { $0.clock?.isHeld ?? false }
  }

  /// Whether this is `layer` or below it.
  func isInside(_ layer: CALayer) -> Bool {
    sequence(first: self) { $0.superlayer }.contains { $0 === layer }
  }

  /// The time on the clock at which the layer's own time is `time`; `nil` while that is held.
  func moment(of time: TimeInterval) -> TimeInterval? {
    let outer = clock.map { $0.moment(of: time) } ?? time
    return outer.flatMap { superlayer?.moment(of: $0) ?? (superlayer == nil ? $0 : nil) }
  }
}
