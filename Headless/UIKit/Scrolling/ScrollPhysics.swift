import Foundation

/// Content beyond its edge follows the finger only partly (F167).
struct ScrollRubberBand {
  private static let stiffness: CGFloat = 0.55

  var range: ClosedRange<CGFloat>
  /// The scroll view's size along the axis.
  var dimension: CGFloat

  /// The position that the screen shows for a pulled `position`.
  func shown(_ position: CGFloat) -> CGFloat {
    let edge = range.clamping(position)
    let pulled = abs(position - edge)
    guard pulled > 0, dimension > 0 else { return position }
    let shown = (1 - 1 / (pulled * Self.stiffness / dimension + 1)) * dimension
    return position > edge ? edge + shown : edge - shown
  }

  /// The inverse of `shown(_:)`.
  func pulled(_ position: CGFloat) -> CGFloat {
    let edge = range.clamping(position)
    let shown = min(abs(position - edge), dimension * 0.99)
    guard shown > 0, dimension > 0 else { return position }
    let pulled = shown * dimension / (Self.stiffness * (dimension - shown))
    return position > edge ? edge + pulled : edge - pulled
  }
}

/// Released content slows down exponentially along one axis (F168).
struct ScrollDecay {
  /// Content nearer than this to its end stops, in points.
  static let threshold: CGFloat = 0.5

  var start: CGFloat
  /// The velocity at the start, in points per second.
  var velocity: CGFloat
  /// The logarithm of the share of the velocity that is left after a second: negative.
  private let rate: CGFloat

  init(start: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate) {
    self.start = start
    self.velocity = velocity
    self.rate = 1000 * log(min(max(rate.rawValue, 0.001), 0.9999))
  }

  /// A decay that ends at `target`.
  init(start: CGFloat, end target: CGFloat, rate: UIScrollView.DecelerationRate) {
    self.init(start: start, velocity: 0, rate: rate)
    velocity = (start - target) * self.rate
  }

  var end: CGFloat { start - velocity / rate }

  func position(at time: TimeInterval) -> CGFloat {
    start + velocity * (exp(rate * time) - 1) / rate
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    velocity * exp(rate * time)
  }

  /// The time at `position`, which must be between start and end.
  func time(at position: CGFloat) -> TimeInterval {
    guard velocity != 0 else { return 0 }
    return log(1 + (position - start) * rate / velocity) / rate
  }

  var duration: TimeInterval {
    let distance = abs(end - start)
    guard distance > Self.threshold else { return 0 }
    return log(Self.threshold / distance) / rate
  }
}

/// Content beyond its edge returns by a critically damped spring (F169).
struct ScrollBounce {
  /// In radians per second: mass 1, stiffness 100.
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

  /// Until each of the two terms is below half a point.
  var duration: TimeInterval {
    let limit = ScrollDecay.threshold
    let first = log(max(2 * abs(displacement) / limit, 1)) / Self.frequency
    let reach = 4 * abs(slope) / (Self.frequency * CGFloat(M_E) * limit)
    return max(first, 2 * log(max(reach, 1)) / Self.frequency)
  }
}

/// The motion of released content along one axis: it decelerates, and bounces at an edge.
struct ScrollGlide {
  private var decay: ScrollDecay
  private var bounce: ScrollBounce?
  /// The time at which the content meets the edge.
  private var turn: TimeInterval
  private var end: CGFloat

  /// - Parameter velocity: In points per second.
  init(
    start: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>,
    rate: UIScrollView.DecelerationRate, bounces: Bool
  ) {
    self.init(ScrollDecay(start: start, velocity: velocity, rate: rate), range, bounces)
  }

  /// The motion that ends at `target`.
  init(
    start: CGFloat, target: CGFloat, range: ClosedRange<CGFloat>,
    rate: UIScrollView.DecelerationRate, bounces: Bool
  ) {
    self.init(ScrollDecay(start: start, end: target, rate: rate), range, bounces)
  }

  private init(_ decay: ScrollDecay, _ range: ClosedRange<CGFloat>, _ bounces: Bool) {
    self.decay = decay
    end = range.clamping(decay.end)
    let edge = range.clamping(decay.start)
    if edge != decay.start {
      turn = 0
      bounce = ScrollBounce(edge: edge, start: decay.start, velocity: decay.velocity)
      end = edge
    } else if end != decay.end {
      turn = decay.time(at: end)
      let velocity = decay.velocity(at: turn)
      bounce = bounces ? ScrollBounce(edge: end, start: end, velocity: velocity) : nil
    } else {
      turn = decay.duration
    }
  }

  var duration: TimeInterval { turn + (bounce?.duration ?? 0) }

  func position(at time: TimeInterval) -> CGFloat {
    if time < turn { return decay.position(at: time) }
    guard let bounce, time < duration else { return end }
    return bounce.position(at: time - turn)
  }
}

extension ClosedRange<CGFloat> {
  /// The nearest number in the range.
  func clamping(_ number: CGFloat) -> CGFloat {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
