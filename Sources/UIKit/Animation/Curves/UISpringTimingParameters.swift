import Foundation

/// A spring as timing (F117). There is no archiving here.
@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Ways a second, toward the end. What is across counts for everything, what is down for what moves up and down by
  /// its centre (F122, F123).
  public let initialVelocity: CGVector
  let curve: SpringCurve

  /// The system's spring, of mass 3, stiffness 1000 and damping 500; it takes its own time.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that settles within the animator's duration.
  ///
  /// - Parameter ratio: Above 0; from 1 on nothing swings over.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    curve = SpringCurve(.settling, damping: ratio, velocity: velocity)
  }

  /// A spring that takes its own time, whatever the animator's duration (F118).
  ///
  /// - Parameters:
  ///   - mass: Above 0, as is the stiffness; with less all three are the system's.
  ///   - damping: 0 or more.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    curve = SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}
