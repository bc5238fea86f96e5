/// Rows as Markdown, aligned for a terminal.
struct Table {
  static let titles = ["figure", "unit", "measured", "limit", "judged by", "verdict"]

  let rows: [Row]

  /// Whether no limit is broken.
  ///
  /// - Parameter isComplete: Whether this machine can measure every row. Then every row must be measured.
  func isKept(isComplete: Bool) -> Bool {
    rows.allSatisfy { $0.verdict == .kept || ($0.verdict == .notMeasured && !isComplete) }
  }

  var lines: [String] {
    let cells = [Self.titles] + rows.map(\.cells)
    let widths = Self.titles.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    func line(_ row: [String]) -> String {
      "| " + zip(row, widths).map(padded).joined(separator: " | ") + " |"
    }
    let rule = line(widths.map { String(repeating: "-", count: $0) })
    return [line(cells[0]), rule] + cells.dropFirst().map(line)
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }
}
