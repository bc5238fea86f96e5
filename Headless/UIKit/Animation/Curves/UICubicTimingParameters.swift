import Foundation

/// A cubic Bézier as timing (F127). Archiving is not modelled.
@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's curve; ease in and out for control points.
  public let animationCurve: UIView.AnimationCurve
  public let timingCurveType: UITimingCurveType
  let curve: CubicCurve

  /// Core Animation's default curve.
  public override init() {
    animationCurve = .easeInOut
    timingCurveType = .builtin
    curve = .standard
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    self.curve = curve.cubic
  }

  /// - Parameters:
  ///   - point1: Time, 0 to 1, and value.
  ///   - point2: As the first.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    timingCurveType = .cubic
    curve = CubicCurve(point1, point2)
  }

  public var controlPoint1: CGPoint { curve.first }
  public var controlPoint2: CGPoint { curve.second }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}
