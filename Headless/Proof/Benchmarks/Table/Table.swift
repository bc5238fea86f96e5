import Foundation

/// The table in a document, before and after which a mark stands.
struct Table {
  private static let mark = "<!-- Benchmarks writes this table -->\n"
  static let head = [
    "| figure | unit | measured | limit | judged by |", "| --- | --- | --- | --- | --- |",
  ]

  private let parts: [String]

  /// Returns `nil` for a document without the marks.
  init?(in document: String) {
    parts = document.components(separatedBy: Self.mark)
    guard parts.count == 3 else { return nil }
  }

  /// The cells of each row.
  var rows: [[String]] {
    parts[1].split(separator: "\n").dropFirst(Self.head.count).map { line in
      line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }

  /// Returns the document with other rows.
  func document(with rows: [Row]) -> String {
    let table = (Self.head + rows.map(\.line)).map { $0 + "\n" }.joined()
    return [parts[0], table, parts[2]].joined(separator: Self.mark)
  }
}
