import Foundation

/// A spring as timing (F117). Archiving is not modelled.
@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Distances per second, positive toward the end. `dx` counts for everything
  /// but vertical positions, `dy` for those (F122, F123).
  public let initialVelocity: CGVector
  let curve: SpringCurve

  /// The system's spring of mass 3, stiffness 1000 and damping 500, with its own duration.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring with its own duration (F118). Invalid constants give the system's spring.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    curve = SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
  }

  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}
