/// One row of the table: a promise, and what was measured.
struct Row {
  enum Verdict: String {
    case kept
    case broken = "BROKEN"
    case notMeasured = "not measured"
  }

  let promise: Promise
  /// `nil` where this machine cannot measure it.
  let measured: Double?

  var verdict: Verdict {
    guard let measured else { return .notMeasured }
    return promise.limit.holds(for: measured) ? .kept : .broken
  }

  var cells: [String] {
    let measured = measured?.figureText ?? "–"
    return [promise.figure, promise.unit, measured, promise.limit.text, promise.oracle, verdict.rawValue]
  }

  /// The row in Markdown.
  var line: String { "| \(cells.joined(separator: " | ")) |" }
}
