/// One row of the table: a promise, and what was measured.
struct Row {
  enum Verdict {
    case kept, broken, notMeasured
  }

  let promise: Promise
  /// `nil` where this machine cannot measure it.
  let measured: Double?

  var verdict: Verdict {
    guard let measured else { return .notMeasured }
    return promise.limit.holds(for: measured) ? .kept : .broken
  }

  var cells: [String] {
    let text = measured?.figureText ?? "not measured"
    return [
      promise.figure, promise.unit, verdict == .broken ? "\(text) BROKEN" : text, promise.limit.text,
      promise.oracle,
    ]
  }

  /// The row in Markdown.
  var line: String { "| \(cells.joined(separator: " | ")) |" }
}
