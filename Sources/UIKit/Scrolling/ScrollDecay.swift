import Foundation

/// How content coasts to a halt along one axis (F168).
struct ScrollDecay {
  /// Nearer to its end than this the content stands still, in points.
  static let threshold: CGFloat = 0.5

  var start: CGFloat
  /// Points per second at the start.
  var velocity: CGFloat
  /// The natural logarithm of what is left of the speed after a second: negative.
  private let rate: CGFloat

  init(start: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate) {
    self.start = start
    self.velocity = velocity
    self.rate = 1000 * log(min(max(rate.rawValue, 0.001), 0.9999))
  }

  /// The decay that ends at `target`, whatever speed that takes.
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

  /// When it passes `position`, which must lie between its start and its end.
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
