/// The bound of a figure.
///
/// A bound lies at most a third from its figure, or it has a reason for its distance.
struct Limit {
  private enum Bound {
    case atMost(Double)
    case atLeast(Double)
  }

  private let bound: Bound
  private let reason: String?

  static func atMost(_ value: Double) -> Limit { Limit(bound: .atMost(value), reason: nil) }
  static func atLeast(_ value: Double) -> Limit { Limit(bound: .atLeast(value), reason: nil) }

  /// The bound of a figure that consists of rounding errors: a number of units in the last place of a magnitude.
  static func ulps(_ count: Int, of magnitude: Double) -> Limit {
    Limit(
      bound: .atMost(Double(count) * magnitude.ulp), reason: "\(count) ulps of \(magnitude.figureText)")
  }

  func holds(for figure: Double) -> Bool {
    switch bound {
    case .atMost(let value): figure <= value
    case .atLeast(let value): figure >= value
    }
  }

  /// Whether the bound lies at most a third from a figure, or has a reason.
  func isTight(for figure: Double) -> Bool {
    switch bound {
    case .atMost(let value): reason != nil || value <= figure * 4 / 3
    case .atLeast(let value): reason != nil || value >= figure * 3 / 4
    }
  }

  var text: String {
    let value =
      switch bound {
      case .atMost(let value): value == 0 ? "0" : "≤ \(value.figureText)"
      case .atLeast(let value): "≥ \(value.figureText)"
      }
    return reason.map { "\(value) (\($0))" } ?? value
  }
}
