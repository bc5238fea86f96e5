import UIKit

@testable import UIKit

/// The distance between the screen and the exact spring when the main thread is busy in a flight.
///
/// The spring starts with the last frame before the screen moves. Every frame counts from then on, until more than
/// a second after the flight and the stall.
struct Stalls: Figure {
  private static let frame = 1.0 / 120
  private static let stalls = [0.1, 0.3, 1]
  private static let figure = "main thread busy for 100, 300, 1000 ms in a flight, any frame"

  var promises: [Promise] {
    [
      promise("card's edge", "pt", 0.2), promise("screen behind, its edges and corners", "pt", 0.015),
      promise("opacity of the dimming view", "parts", 5e-5),
    ]
  }

  private func promise(_ part: String, _ unit: String, _ limit: Double) -> Promise {
    Promise(
      figure: "\(Self.figure): \(part)", unit: unit, limit: .atMost(limit),
      oracle: "the spring's power series")
  }

  func measure() -> [Double?] {
    let errors = [true, false].flatMap { isOpening in
      Self.stalls.flatMap { stall in
        stride(from: 1, to: 48, by: 5).flatMap { distances(isOpening: isOpening, stall: stall, after: $0) }
      }
    }
    return [
      errors.map(\.cardTop).worst,
      errors.flatMap { [$0.presenterLeft, $0.presenterTop, $0.presenterRadius] }.worst,
      errors.map(\.dimming).worst,
    ]
  }

  /// The distance of each frame from the exact one.
  ///
  /// - Parameter moment: Frames before the stall.
  private func distances(isOpening: Bool, stall: TimeInterval, after moment: Int) -> [Look] {
    let flight = CodeFlight(isOpening: isOpening)
    let busy = moment..<moment + Int(stall / Self.frame)
    var looks: [Look] = []
    for frame in 0..<busy.upperBound + 240 {
      looks.append(flight.look)
      if busy.contains(frame) {
        flight.desk.clock.stall(for: Self.frame)
      } else {
        flight.desk.clock.advance(by: Self.frame)
      }
    }
    guard let first = looks.firstIndex(where: { $0.cardTop != looks[0].cardTop }) else { return [.unknown] }
    return looks.indices.map { index in
      looks[index].distance(to: flight.look(after: Double(max(index - first + 1, 0)) * Self.frame))
    }
  }
}
