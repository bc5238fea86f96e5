/// One line of the table.
struct Row {
  /// How a figure compares with its limits.
  enum Verdict: String {
    case kept
    case broken = "BROKEN"
    case notMeasured = "not measured"
  }

  let figure: String
  let unit: String
  /// `nil` where it cannot be measured on this machine.
  let measured: Double?
  let limit: Limit
  var floor: Floor?

  private var ratio: Double? {
    guard let measured, let floor else { return nil }
    return measured / floor.cost
  }

  var verdict: Verdict {
    guard let measured else { return .notMeasured }
    let isAboveFloor = floor.flatMap { floor in ratio.map(floor.limit.holds) } ?? true
    return limit.holds(for: measured) && isAboveFloor ? .kept : .broken
  }

  var cells: [String] {
    [
      figure, unit, measured?.figureText ?? "–", limit.text, floorText, verdict.rawValue,
    ]
  }

  private var floorText: String {
    guard let floor, let ratio else { return "–" }
    return "\(ratio.figureText) × \(floor.cost.figureText) (\(floor.limit.text))"
  }
}
