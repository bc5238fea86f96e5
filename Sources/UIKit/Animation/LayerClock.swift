import Foundation

/// The time of a layer and of all that lies in it, where a transition moves it by hand (F76, F77, F189).
enum LayerClock {
  /// It stands at a time.
  case held(TimeInterval)
  /// It goes from one time to another, then on at its usual pace.
  case going(from: TimeInterval, to: TimeInterval, LayerTravel)

  /// The layer's time when the time around it is `time`.
  func time(at time: TimeInterval) -> TimeInterval {
    switch self {
    case .held(let moment): moment
    case .going(let old, let new, let travel):
      travel.isOver(at: time) ? new + (time - travel.end) : old + (new - old) * travel.share(at: time)
    }
  }

  /// When the time around it is such that the layer's is `time`; `nil` while that stands.
  func moment(of time: TimeInterval) -> TimeInterval? {
    switch self {
    case .held: nil
    case .going(let old, let new, let travel):
      time > new || new <= old
        ? travel.end + max(0, time - new) : travel.moment(of: (time - old) / (new - old))
    }
  }

  /// Whether somebody moves it, so that curves do not count (F72).
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
