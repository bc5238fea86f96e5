import UIKit

/// A recorded finger that the page shows to visitors.
enum GhostGesture: Sendable {
  /// A throw.
  case fling
  /// A drag that slows down twice on its way, and lets go almost at rest.
  case hesitation
  /// A short drag after a rest of two thirds of a second.
  case hold

  /// Where the finger is going.
  enum Direction: Sendable {
    case down, up, right
  }

  private var recording: GestureRecording {
    switch self {
    case .fling: RecordedGestures.fling
    case .hesitation: RecordedGestures.hesitation
    case .hold: RecordedGestures.hold
    }
  }

  /// Returns touch-down, all moves and the lift, in seconds since touch-down.
  func touches(_ direction: Direction, from origin: CGPoint) -> [(time: TimeInterval, touch: LiveTouch)] {
    let path = FingerPath(recording)
    func touch(_ phase: LiveTouch.Phase, _ offset: CGVector) -> LiveTouch {
      let way = direction.turned(offset)
      return LiveTouch(phase: phase, finger: 0, x: origin.x + way.dx, y: origin.y + way.dy)
    }
    return [(0, touch(.down, .zero))] + path.moves.map { ($0.time, touch(.move, $0.offset)) }
      + [(path.lift.time, touch(.move, path.lift.offset)), (path.lift.time, touch(.up, path.lift.offset))]
  }
}

extension GhostGesture.Direction {
  /// Turns an offset of a finger that went down.
  fileprivate func turned(_ offset: CGVector) -> CGVector {
    switch self {
    case .down: offset
    case .up: CGVector(dx: offset.dx, dy: -offset.dy)
    case .right: CGVector(dx: offset.dy, dy: offset.dx)
    }
  }
}
