import Foundation

/// How content that is beyond its edge comes back: a critically damped spring (F169).
struct ScrollBounce {
  /// Radians per second: mass 1, stiffness 100.
  private static let frequency: CGFloat = 10

  var edge: CGFloat
  private let displacement: CGFloat
  private let slope: CGFloat

  init(edge: CGFloat, start: CGFloat, velocity: CGFloat) {
    self.edge = edge
    displacement = start - edge
    slope = velocity + Self.frequency * (start - edge)
  }

  func position(at time: TimeInterval) -> CGFloat {
    edge + (displacement + slope * time) * exp(-Self.frequency * time)
  }

  /// Until each of its two terms has fallen below half a point.
  var duration: TimeInterval {
    let limit = ScrollDecay.threshold
    let first = log(max(2 * abs(displacement) / limit, 1)) / Self.frequency
    let reach = 4 * abs(slope) / (Self.frequency * CGFloat(M_E) * limit)
    return max(first, 2 * log(max(reach, 1)) / Self.frequency)
  }
}
