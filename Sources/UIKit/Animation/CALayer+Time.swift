import Foundation

extension CALayer {
  /// The layer's own time when the clock shows `now` (F189).
  func time(at now: TimeInterval) -> TimeInterval {
    let outer = superlayer?.time(at: now) ?? now
    return clock?.time(at: outer) ?? outer
  }

  /// Whether a transition moves the time of the layer by hand.
  func isTimeFlat(at now: TimeInterval) -> Bool {
    sequence(first: self) { $0.superlayer }.contains {
      $0.clock?.isFlat(at: $0.superlayer?.time(at: now) ?? now) ?? false
    }
  }

  /// Whether the time of the layer stands.
  var isTimeHeld: Bool {
    sequence(first: self) { $0.superlayer }.contains { $0.clock?.isHeld ?? false }
  }

  /// Whether it is `layer`, or lies in it.
  func isInside(_ layer: CALayer) -> Bool {
    sequence(first: self) { $0.superlayer }.contains { $0 === layer }
  }
}

extension CALayer {
  /// When the clock shows it, that the layer's own time is `time`; `nil` while that stands.
  func moment(of time: TimeInterval) -> TimeInterval? {
    let outer = clock.map { $0.moment(of: time) } ?? time
    return outer.flatMap { superlayer?.moment(of: $0) ?? (superlayer == nil ? $0 : nil) }
  }
}
