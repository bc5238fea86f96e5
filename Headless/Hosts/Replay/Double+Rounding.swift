import Foundation

extension Double {
  /// The nearest number with so many decimals; never a negative nought.
  func rounded(toPlaces places: Int) -> Double {
    let scale = pow(10, Double(places))
    let result = (self * scale).rounded() / scale
    return result == 0 ? 0 : result
  }

  /// Written with so many decimals, all of them: `0.50`.
  func text(places: Int) -> String { String(format: "%.\(places)f", rounded(toPlaces: places)) }

  /// Written with at most so many decimals, as short as can be: `0.5`.
  func shortText(places: Int) -> String {
    let value = rounded(toPlaces: places)
    return value == value.rounded() && abs(value) < 1e15 ? String(format: "%.0f", value) : "\(value)"
  }
}
