import Foundation
import InteractiveModal
import Testing

@Suite("The page of mistakes") struct MistakesTests {
  /// The code of the page.
  @MainActor private static func recordReports() {
    TransitionReport.onReport = { sentence in Issue.record("\(sentence)") }
  }

  @Test("each sentence that the kit reports says after a colon what to write instead")
  func cures() throws {
    let sentences = try Self.sentences()
    #expect(sentences.count > 30)
    #expect(sentences.filter { !$0.contains(": ") } == [])
  }

  @Test("each sentence of the page is one that the kit reports")
  func rows() throws {
    let page = try MarkdownCode.document("docs/Mistakes.md")
    let sentences = try Self.sentences()
    let rows = page.matches(of: #/\n\| `([^`]+)…` \| /#).map { String($0.output.1) }
    #expect(rows.count > 4)
    #expect(rows.filter { row in !sentences.contains { $0.hasPrefix(row) } } == [])
  }

  /// The literals of the kit's reports, with `…` for what is put into them.
  private static func sentences() throws -> Set<String> {
    let sources = try MarkdownCode.swiftFiles(in: "Sources").map(\.text)
    return Set(sources.flatMap { calls(in: $0).map(sentence) + refusals(in: $0) }.filter { !$0.isEmpty })
  }

  /// The arguments of each call that reports, and of each mistake that is thrown.
  private static func calls(in source: String) -> [Substring] {
    source.matches(of: /(?:[ .]report|\.reportOnce|\.reportRefusal|\.mistake)\(/).map { match in
      var depth = 1
      return source[match.range.upperBound...].prefix { character in
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return depth > 0
      }
    }
  }

  /// The reasons that follow “is not presented” and “is not added”.
  private static func refusals(in source: String) -> [String] {
    source.ranges(of: "func refusal(").flatMap { start in
      let rest = source[start.upperBound...]
      let end = rest.firstRange(of: "\n  }")?.lowerBound ?? rest.endIndex
      return rest[..<end].split(separator: "\n").map(sentence)
    }
  }

  /// The text of the literals of an expression, one after the other.
  private static func sentence(_ expression: Substring) -> String {
    var (text, depth, isText): (String, Int, Bool) = ("", 0, false)
    var rest = expression
    while let character = rest.popFirst() {
      switch (isText, depth, character) {
      case (_, 1..., "("): depth += 1
      case (_, 1..., ")"): depth -= 1
      case (_, 1..., _): break
      case (true, _, "\\") where rest.first == "(":
        rest.removeFirst()
        depth = 1
        text += "…"
      case (_, _, "\""): isText.toggle()
      case (true, _, _): text.append(character)
      case (false, _, _): break
      }
    }
    return text
  }
}
