import Foundation

/// When a flight first comes through its target.
extension SpringAnimation {
  /// How late `firstPassage` may be, in seconds: the value is beyond the target by then, however the
  /// sums are rounded.
  private static let lateness: TimeInterval = 1e-6

  /// Seconds after `startTime` until the value first reaches the target or is beyond it; `nil` if it
  /// only approaches it. 0 if it starts there.
  ///
  /// The first positive zero of x₀·(C + ζω·S) + v₀·S, with C and S as in
  /// `TransitionSpring.state(displacement:velocity:after:)`. With b = ζω·x₀ + v₀ that is where
  /// tan(ω′t) = −x₀·ω′/b below a damping ratio of 1, t = −x₀/b at it, and tanh(ω′t) = −x₀·ω′/b above it.
  var firstPassage: TimeInterval? {
    let distance = start - target
    guard distance != 0 else { return 0 }
    let (ratio, frequency) = (spring.dampingRatio, spring.angularFrequency)
    let slope = ratio * frequency * distance + velocity
    let rate = frequency * abs((1 - ratio) * (1 + ratio)).squareRoot()
    let time: CGFloat
    if rate == 0 {
      time = -distance / slope
    } else if ratio < 1 {
      let angle = atan2(-distance * rate, slope)
      time = (angle > 0 ? angle : angle + .pi) / rate
    } else {
      time = atanh(-distance * rate / slope) / rate
    }
    return time > 0 && time.isFinite ? TimeInterval(time) + Self.lateness : nil
  }
}
