import Foundation

/// The timing of an animation (F128).
@MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension TimingCurve {
  /// The provider's spring, else its cubic curve, else ease in and out.
  @MainActor init(_ provider: any UITimingCurveProvider) {
    if let spring = provider.springTimingParameters {
      self = .spring(spring.curve)
    } else {
      self = .cubic(provider.cubicTimingParameters?.curve ?? .easeInOut)
    }
  }
}

/// A cubic curve or a spring: progress in time, for everything and for vertical positions (F123).
enum TimingCurve: Equatable, Sendable {
  case cubic(CubicCurve)
  case spring(SpringCurve)

  static let linear = TimingCurve.cubic(.linear)
  static let easeInOut = TimingCurve.cubic(.easeInOut)

  /// The duration in seconds, for a given one.
  func duration(within given: TimeInterval) -> TimeInterval {
    switch self {
    case .cubic: given
    case .spring(let spring): spring.duration
    }
  }

  func value(at share: Double, within duration: TimeInterval) -> SIMD2<Double> {
    switch self {
    case .cubic(let curve): SIMD2(repeating: curve.value(at: share))
    case .spring(let spring): spring.value(at: share, within: duration)
    }
  }
}
