import Foundation
import Testing

@Suite("Numbered facts about UIKit")
struct FactTests {
  private static let list = "docs/UIKitFacts.md"

  /// The numbers that a pattern finds in a file.
  private func numbers(_ pattern: Regex<(Substring, Substring)>, in file: String) throws -> Set<Substring> {
    let text = try String(contentsOf: Repository.root.appendingPathComponent(file), encoding: .utf8)
    return Set(text.matches(of: pattern).map(\.output.1))
  }

  @Test("a fact that sources, tests or documents cite is in the list")
  func cited() throws {
    let listed = try numbers(/- \*\*F(\d+)\*\*/, in: Self.list)
    #expect(listed.count > 300, "found too few facts")
    for folder in ["Sources", "Headless", "Tests", "SampleMailClone", "docs"] {
      let root = Repository.root.appendingPathComponent(folder)
      let files = try [".swift", ".md"].flatMap { try Repository.files(below: root, suffix: $0) }
      for file in files where "\(folder)/\(file)" != Self.list {
        let missing = try numbers(/\bF(\d{1,3})\b/, in: "\(folder)/\(file)").subtracting(listed)
        #expect(missing.isEmpty, "\(folder)/\(file)")
      }
    }
  }
}
