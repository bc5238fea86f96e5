import Foundation

/// How far a change has come after a share of its time, for everything and for what moves up and down (F123).
enum TimingCurve: Equatable, Sendable {
  case cubic(CubicCurve)
  case spring(SpringCurve)

  static let linear = TimingCurve.cubic(.linear)
  static let easeInOut = TimingCurve.cubic(.easeInOut)

  /// How long it takes, in seconds, where it is given a time.
  func duration(within given: TimeInterval) -> TimeInterval {
    switch self {
    case .cubic: given
    case .spring(let spring): spring.duration(within: given)
    }
  }

  func value(at share: Double, within duration: TimeInterval) -> SIMD2<Double> {
    switch self {
    case .cubic(let curve): SIMD2(repeating: curve.value(at: share))
    case .spring(let spring): spring.value(at: share, within: duration)
    }
  }
}
