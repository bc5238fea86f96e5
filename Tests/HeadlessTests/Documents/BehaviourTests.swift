import Foundation
import Testing

@Suite("The suites that Behaviour names") struct BehaviourTests {
  /// The cells of each row of the tables whose last column names tests, without heads and sections.
  private func rows() throws -> [[Substring]] {
    let text = try MarkdownCode.document("docs/Behaviour.md")
    var (rows, namesTests) = ([[Substring]](), false)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("| ") else { continue }
      let cells = line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false)
      let isHead = !line.contains("`") && ["tested by", "calls"].contains(cells.last)
      if isHead {
        namesTests = cells.last == "tested by"
      } else if namesTests, !line.hasPrefix("| ---"), !line.hasPrefix("| **") {
        rows.append(cells)
      }
    }
    return rows
  }

  @Test("each row names suites, and each of them runs tests that expect something")
  func suitesExist() throws {
    let (rows, files) = (try rows(), try MarkdownCode.swiftFiles(in: "Tests"))
    let suites = Dictionary(files.map { ($0.name, $0.text) }) { $0 + $1 }
    #expect(rows.count >= 120)
    for row in rows {
      let names = row.last?.matches(of: /`(\w+Tests)`/).map(\.1) ?? []
      #expect(!names.isEmpty, "no suite is named for \(row[0])")
      for name in names {
        let source = suites[String(name)] ?? ""
        #expect(source.contains("@Suite") && source.contains(" \(name)"), "\(name) is not a suite")
        #expect(
          source.contains("@Test") && source.contains(/#expect|#require|Issue\.record|xpect\w*\(/),
          "\(name) is empty")
        #expect(!source.contains(".disabled("), "\(name) does not run")
      }
    }
  }
}
