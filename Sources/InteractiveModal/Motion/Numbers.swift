import Foundation

extension CGFloat {
  /// This number; 0 for NaN and for a magnitude beyond 10¹⁰⁰.
  ///
  /// A velocity measured over no time is infinite. One such reading must not throw a card off the
  /// screen for ever. Products of a few numbers up to 10¹⁰⁰ stay finite.
  package var finiteOrZero: CGFloat { magnitude <= 1e100 ? self : 0 }
}

extension CGRect {
  package var hasFiniteValues: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}

extension Comparable {
  package func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension FloatingPoint {
  /// Returns the number of the range that is nearest to this one, or `fallback` for NaN.
  package func clamped(to range: ClosedRange<Self>, default fallback: Self) -> Self {
    isNaN ? fallback : clamped(to: range)
  }

  /// Takes the number of the range that is nearest to this one, or `fallback` for NaN.
  mutating func clamp(to range: ClosedRange<Self>, default fallback: Self) {
    self = clamped(to: range, default: fallback)
  }
}
