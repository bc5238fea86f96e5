import Foundation

/// The table in a document, between two marks.
struct MarkedTable {
  private static let begin = "<!-- Benchmarks writes this table -->\n"
  private static let end = "<!-- end -->"

  private let document: String
  private let range: Range<String.Index>

  /// Returns `nil` for a document without the marks.
  init?(in document: String) {
    guard let begin = document.range(of: Self.begin),
      let end = document.range(of: Self.end, range: begin.upperBound..<document.endIndex)
    else { return nil }
    self.document = document
    range = begin.upperBound..<end.lowerBound
  }

  /// The cells of each row, without titles.
  var rows: [[String]] {
    document[range].split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Returns the document with another table.
  func replaced(by table: Table) -> String {
    document.replacingCharacters(in: range, with: table.lines.map { $0 + "\n" }.joined())
  }
}
