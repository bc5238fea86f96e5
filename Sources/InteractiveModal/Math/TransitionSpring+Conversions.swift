import Foundation

/// The other ways to name a spring, as UIKit, Core Animation and SwiftUI do.
extension TransitionSpring {
  /// ω, in radians per second: 2π / `response`.
  var angularFrequency: CGFloat {
    2 * .pi / CGFloat(response)
  }

  /// Force per distance for a mass of 1, in 1/s²: ω².
  var stiffness: CGFloat {
    angularFrequency * angularFrequency
  }

  /// Force per velocity for a mass of 1, in 1/s: 2ζω.
  var damping: CGFloat {
    2 * dampingRatio * angularFrequency
  }

  /// Creates the spring that `UISpringTimingParameters` and `CASpringAnimation` name by its
  /// physics.
  ///
  /// ζ = c / 2√(km) and response = 2π·√(m/k). Only the ratios between the figures count, so any
  /// unit of mass will do. Figures that name no spring, such as a stiffness of 0, lead to a ratio
  /// or a response out of its domain, and that is brought into it as the properties tell.
  ///
  /// - Parameters:
  ///   - mass: m, above 0; 1 in most examples.
  ///   - stiffness: k, above 0, in mass/s².
  ///   - damping: c, above 0, in mass/s.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
    self.init(
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      response: 2 * .pi * TimeInterval((mass / stiffness).squareRoot()))
  }

  /// Creates the spring that SwiftUI, and UIKit since iOS 17, name by how long it seems and how it
  /// bounces.
  ///
  /// The perceptual duration is the response; ζ = 1 − bounce, or 1 / (1 + bounce) where bounce is
  /// negative.
  ///
  /// - Parameters:
  ///   - duration: Perceptual duration, in seconds; has the domain of `response`.
  ///   - bounce: -1...1: above 0 overshoots, 0 is critically damped, below 0 creeps. A bounce
  ///     below -1 counts as -1; at either end the damping ratio is the last one allowed.
  public init(duration: TimeInterval, bounce: CGFloat) {
    let dampingRatio = bounce < 0 ? 1 / (1 + max(bounce, -1)) : 1 - bounce
    self.init(dampingRatio: dampingRatio, response: duration)
  }
}
