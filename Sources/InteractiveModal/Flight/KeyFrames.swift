import UIKit

/// The picture of a flight at as many moments as it takes to look exact with straight lines between
/// them.
@MainActor struct KeyFrames {
  /// Longest and shortest time between two moments, in seconds.
  private static let (longest, shortest): (TimeInterval, TimeInterval) = (1 / 30, 1 / 1000)

  private typealias Frame = (time: TimeInterval, values: [LayerNumbers])

  private let properties: [MovingProperty]
  /// Indices of the properties that change.
  private var changing: [Int] = []
  private let flight: Flight
  private let picture: any MovingPicture
  private var frames: [Frame]

  init(of picture: any MovingPicture, on flight: Flight) {
    self.picture = picture
    self.flight = flight
    properties = picture.properties
    let length = flight.end - flight.start
    let count = Int(max((length / Self.longest).rounded(.up), 1))
    let first = picture.values(at: flight.progress(at: flight.start))
    frames = [(flight.start, first)]
    let grid = (1...count).map { frame(at: flight.start + length * TimeInterval($0) / TimeInterval(count)) }
    changing = properties.indices.filter { index in grid.contains { $0.values[index] != first[index] } }
    for frame in grid { append(frame) }
  }

  private func frame(at time: TimeInterval) -> Frame {
    (time, picture.values(at: flight.progress(at: time)))
  }

  /// Appends a frame, with others before it where the way there is not straight.
  private mutating func append(_ frame: Frame) {
    let last = frames[frames.count - 1]
    let middle = self.frame(at: (last.time + frame.time) / 2)
    if frame.time - last.time > 2 * Self.shortest, !isStraight(from: last, through: middle, to: frame) {
      append(middle)
      append(frame)
    } else {
      frames.append(frame)
    }
  }

  private func isStraight(from first: Frame, through middle: Frame, to last: Frame) -> Bool {
    changing.allSatisfy { index in
      let deviation = middle.values[index] - (first.values[index] + last.values[index]) / 2
      let limit = properties[index].tolerance
      return all(deviation .<= limit) && all(deviation .>= -limit)
    }
  }

  /// Returns an animation for each property that changes.
  ///
  /// - Parameter speed: Seconds of motion per second.
  func animations(at speed: Double) -> [(layer: CALayer, animation: CAKeyframeAnimation)] {
    let length = max(flight.end - flight.start, 1e-6)
    let keyTimes = frames.map { NSNumber(value: ($0.time - flight.start) / length) }
    return changing.map { index in
      let property = properties[index]
      let animation = CAKeyframeAnimation(keyPath: property.kind.rawValue)
      animation.values = frames.map { property.value(of: $0.values[index]) }
      animation.keyTimes = keyTimes
      animation.duration = length / speed
      return (property.layer, animation)
    }
  }
}
