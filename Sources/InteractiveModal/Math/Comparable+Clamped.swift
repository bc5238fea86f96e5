extension Comparable {
  /// Returns the value of the range that is nearest to this one.
  package func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension FloatingPoint {
  /// Returns the number of the range that is nearest to this one, or `fallback` for NaN.
  package func clamped(to range: ClosedRange<Self>, default fallback: Self) -> Self {
    isNaN ? fallback : clamped(to: range)
  }
}
