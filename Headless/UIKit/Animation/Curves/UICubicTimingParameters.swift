import Foundation

/// A cubic Bézier as timing (F127). Archiving is not modelled.
@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  let curve: CubicCurve

  /// Core Animation's default curve.
  public override init() {
    animationCurve = .easeInOut
    curve = .standard
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    self.curve = curve.cubic
  }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}
