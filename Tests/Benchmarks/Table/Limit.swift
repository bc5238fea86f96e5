/// What a figure may be.
enum Limit {
  case atMost(Double)
  case atLeast(Double)

  func holds(for figure: Double) -> Bool {
    switch self {
    case .atMost(let limit): figure <= limit
    case .atLeast(let limit): figure >= limit
    }
  }

  var text: String {
    switch self {
    case .atMost(let limit): limit == 0 ? "0" : "≤ \(limit.figureText)"
    case .atLeast(let limit): "≥ \(limit.figureText)"
    }
  }
}
