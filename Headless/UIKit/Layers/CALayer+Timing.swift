import Foundation

/// The timing that the app gives a layer: what its time makes of the superlayer's (F189).
struct LayerTiming {
  var beginTime: TimeInterval = 0
  var speed: Double = 1
  var timeOffset: TimeInterval = 0

  func time(at outer: TimeInterval) -> TimeInterval { (outer - beginTime) * speed + timeOffset }

  /// The superlayer's time when the layer's is `time`; `nil` while the layer's stands.
  func moment(of time: TimeInterval) -> TimeInterval? {
    speed == 0 ? nil : (time - timeOffset) / speed + beginTime
  }
}

extension CALayer {
  /// How fast the layer's time goes in its superlayer's: 1 by default, 0 to stand. Time that goes
  /// backward is not modelled.
  public var speed: Float {
    get { Float(timing?.speed ?? 1) }
    set { retime { $0.speed = Double(newValue) } }
  }

  /// In the layer's own time, in seconds.
  public var timeOffset: CFTimeInterval {
    get { timing?.timeOffset ?? 0 }
    set { retime { $0.timeOffset = newValue } }
  }

  /// In the superlayer's time, in seconds.
  public var beginTime: CFTimeInterval {
    get { timing?.beginTime ?? 0 }
    set { retime { $0.beginTime = newValue } }
  }

  /// Converts a time of another layer, or with `nil` that of ``CACurrentMediaTime()``, to the layer's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    time(at: l.map { $0.moment(of: t) ?? CACurrentMediaTime() } ?? t)
  }

  private func retime(_ change: (inout LayerTiming) -> Void) {
    var new = timing ?? LayerTiming()
    change(&new)
    guard new.speed >= 0, [new.beginTime, new.speed, new.timeOffset].allSatisfy(\.isFinite) else {
      return complain("gets a time that goes backward or is no number")
    }
    timing = new
    MainActor.assumeIsolated { Simulator.running.animations.timeDidChange() }
  }
}
