import Foundation
import InteractiveModal
import Testing

@Suite("The page of mistakes") struct MistakesTests {
  /// The code of the page.
  @MainActor private static func recordReports() {
    TransitionReport.onReport = { sentence in Issue.record("\(sentence)") }
  }

  @Test("each sentence of the page is one that the kit reports")
  func rows() throws {
    let page = try MarkdownCode.document("docs/Mistakes.md")
    let rows = page.matches(of: /`([^`\n]+…)`/).map { String($0.output.1) }
    #expect(rows.count > 7)
    for row in rows {
      let parts = row.components(separatedBy: "…").map(NSRegularExpression.escapedPattern)
      let pattern = try Regex(parts.joined(separator: ".+"))
      #expect(Misuse.all.contains { $0.sentence.contains(pattern) }, "\(row)")
    }
  }
}
