import Foundation
import Testing

@Suite("The suites that the documents name") struct BehaviourTests {
  private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// The cells of each row of the tables whose last column names tests, without heads and sections.
  private func rows(of path: String) throws -> [[Substring]] {
    let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    var (rows, namesTests) = ([[Substring]](), false)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("| ") else { continue }
      let cells = line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false)
      let isHead = !line.contains("`") && ["tested by", "tests", "calls"].contains(cells.last)
      if isHead {
        namesTests = cells.last != "calls"
      } else if namesTests, !line.hasPrefix("| ---"), !line.hasPrefix("| **") {
        rows.append(cells)
      }
    }
    return rows
  }

  /// The suites of the tests by name, each with its source.
  private func suites() throws -> [Substring: String] {
    let files = FileManager.default.enumerator(
      at: Self.root.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)
    let swift = try #require(files).compactMap { $0 as? URL }.filter {
      $0.lastPathComponent.hasSuffix("Tests.swift")
    }
    let pairs = try swift.map {
      (Substring($0.deletingPathExtension().lastPathComponent), try String(contentsOf: $0, encoding: .utf8))
    }
    return Dictionary(pairs) { $0 + $1 }
  }

  @Test(
    "each row names suites, and each of them runs tests that expect something",
    arguments: [("docs/Behaviour.md", 120), ("docs/Transitions.md", 6)])
  func suitesExist(path: String, atLeast count: Int) throws {
    let (rows, suites) = (try rows(of: path), try suites())
    #expect(rows.count >= count)
    for row in rows {
      let names = row.last?.matches(of: /`(\w+Tests)`/).map(\.1) ?? []
      #expect(!names.isEmpty, "no suite is named for \(row[0])")
      for name in names {
        let source = suites[name] ?? ""
        #expect(source.contains("@Suite") && source.contains(" \(name)"), "\(name) is not a suite")
        #expect(
          source.contains("@Test") && source.contains(/#expect|#require|Issue\.record|xpect\w*\(/),
          "\(name) is empty")
        #expect(!source.contains(".disabled("), "\(name) does not run")
      }
    }
  }
}
