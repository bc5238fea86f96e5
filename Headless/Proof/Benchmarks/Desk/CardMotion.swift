@testable import HeadlessHosts
@testable import UIKit

/// The position of a card's edge and its velocity, or how much of them changes at once, in points.
struct CardMotion {
  static let unknown = CardMotion(position: .nan, velocity: .nan)

  var position: Double
  var velocity: Double

  static func - (one: CardMotion, other: CardMotion) -> CardMotion {
    CardMotion(position: one.position - other.position, velocity: one.velocity - other.velocity)
  }
}

extension Desk {
  /// Seconds between two looks: short enough for a spring to be a polynomial.
  private static let instant = 4e-5
  /// Points between two nudges of the finger.
  private static let nudge = 0.01

  /// The motion that the screen shows before now. A moment passes.
  func motionUntilNow() -> CardMotion {
    let edges = Array(looks().reversed())
    return CardMotion(position: edges[0], velocity: slope(of: edges, step: -Self.instant))
  }

  /// The motion that the screen shows from now on. A moment passes.
  func motionFromNow() -> CardMotion {
    let edges = looks()
    return CardMotion(position: edges[0], velocity: slope(of: edges, step: Self.instant))
  }

  /// The points that the card moves for each point of a finger, which is nudged back where it came from.
  ///
  /// It is 1 except where the card resists.
  func slope(under velocity: Double) -> Double {
    let step = velocity < 0 ? Self.nudge : -Self.nudge
    let edges = [cardTop] + (1...4).map { _ in nudged(by: step) }
    return slope(of: edges, step: step)
  }

  private func nudged(by step: Double) -> Double {
    finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + step))
    return cardTop
  }

  private func looks() -> [Double] {
    let start = clock.now
    return [cardTop]
      + (1...4).map { look in
        clock.frame(at: start + Double(look) * Self.instant)
        return cardTop
      }
  }

  /// Of differences: a card that does not move has no velocity at all.
  private func slope(of edges: [Double], step: Double) -> Double {
    FiniteDifference.slopeAtStart(of: edges.map { $0 - edges[0] }, step: step) ?? .nan
  }
}
