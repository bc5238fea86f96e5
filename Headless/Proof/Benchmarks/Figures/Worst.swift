extension Sequence<Double> {
  /// The largest; no number where one of them is none, and `nil` where there is none at all.
  var worst: Double? { reduce(nil) { $1.isNaN || $0?.isNaN == true ? .nan : Swift.max($0 ?? $1, $1) } }
}
