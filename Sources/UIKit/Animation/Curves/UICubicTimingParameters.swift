import Foundation

/// A cubic Bézier as timing (F127). There is no archiving here.
@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's curve that it was made of; ease in and out where it was made of points.
  public let animationCurve: UIView.AnimationCurve
  public let timingCurveType: UITimingCurveType
  let curve: CubicCurve

  /// Core Animation's own curve.
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
  ///   - point1: Time and way, time within 0...1.
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
