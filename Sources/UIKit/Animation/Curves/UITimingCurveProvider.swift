import Foundation

/// Says how an animation goes through its time (F128).
@MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension TimingCurve {
  /// A spring where there is one, else the cubic curve; one that has neither eases in and out.
  @MainActor init(_ provider: any UITimingCurveProvider) {
    if let spring = provider.springTimingParameters {
      self = .spring(spring.curve)
    } else {
      self = .cubic(provider.cubicTimingParameters?.curve ?? .easeInOut)
    }
  }
}
