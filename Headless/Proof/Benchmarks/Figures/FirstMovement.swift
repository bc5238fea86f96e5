import Foundation

@testable import HeadlessHosts
@testable import UIKit

/// The frames that pass before the screen follows a finger.
///
/// They are counted from the event with which the finger is 10 points from where it touched, UIKit's hysteresis, to
/// the frame in which the card is seen elsewhere than before the touch. The first frame after the event is 0. A pan
/// cannot begin with the first event.
struct FirstMovement: Figure {
  private static let hysteresis = 10.0

  var promises: [Promise] {
    [
      Promise(
        figure: "frames from the touch to the first movement, beyond those of the first 10 pt",
        unit: "frames",
        limit: .atMost(0), oracle: "the finger's way and the card's edge on the screen")
    ]
  }

  func measure() throws -> [Double?] {
    let fingers =
      try RecordedFingers.bothWays() + [100, 300, 1000, 2000].flatMap { [steady($0), steady(-$0)] }
    return [fingers.flatMap { finger in [60, 120].compactMap { delay(of: finger, at: $0) } }.worst]
  }

  /// A finger that moves evenly for half a second, with an event each 1/120 s.
  private func steady(_ velocity: Double) -> FingerPath {
    let touches = (0...60).map {
      GestureRecording.Touch(t: Double($0) / 120, x: 0, y: velocity * Double($0) / 120)
    }
    return FingerPath(
      GestureRecording(name: "steady", kind: "steady", density: 1, up: touches[60], samples: touches))
  }

  /// `nil` for a finger that stays within the hysteresis, or moves sideways there: in all, or with its last event.
  private func delay(of finger: FingerPath, at framesPerSecond: Double) -> Double? {
    let desk = Desk(framesPerSecond: framesPerSecond)
    let rest = desk.cardTop
    var (begin, movement): (TimeInterval?, TimeInterval?) = (nil, nil)
    desk.clock.onFrame { if movement == nil, desk.cardTop != rest { movement = desk.clock.now } }
    var (events, last) = (0, CGVector.zero)
    Playback(finger, on: desk).drag { offset in
      let move = CGVector(dx: offset.dx - last.dx, dy: offset.dy - last.dy)
      (events, last) = (events + 1, offset)
      guard begin == nil, events > 1, hypot(offset.dx, offset.dy) > Self.hysteresis else { return }
      begin = offset.isUpright && move.isUpright ? desk.clock.now : .infinity
    }
    guard let begin, begin.isFinite else { return nil }
    desk.clock.advance(by: 0.1)
    return movement.map { ((($0 - begin) * framesPerSecond).rounded(toPlaces: 6)).rounded(.up) - 1 } ?? .nan
  }
}

extension CGVector {
  fileprivate var isUpright: Bool { abs(dy) > abs(dx) }
}
