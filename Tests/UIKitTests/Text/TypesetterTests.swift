import Testing

@testable import UIKit

@Suite("Typesetting") struct TypesetterTests {
  /// At 10 points every digit is 5.56 points wide, a space 2.78.
  private let font = UIFont.systemFont(ofSize: 10)

  private func lines(
    _ text: String, width: CGFloat, _ mode: NSLineBreakMode = .byWordWrapping, limit: Int = 0
  ) -> [String] {
    Typesetter(font: font, mode: mode, limit: limit).fragments(of: text, width: width)
      .map(\.string)
  }

  @Test("text breaks after spaces and dashes, and inside a word that has no room")
  func breaking() {
    #expect(lines("11 22 33", width: 30) == ["11 22", "33"])
    #expect(lines("11-22-33", width: 30) == ["11-22-", "33"])
    #expect(lines("123456789", width: 30) == ["12345", "6789"])
    #expect(lines("11 22 33", width: 22, .byCharWrapping) == ["11 2", "2 33"])
  }

  @Test("a space at the end of a line hangs over the edge and has no width")
  func hangingSpace() {
    let fragments = Typesetter(font: font).fragments(of: "11 22", width: 12)
    #expect(fragments.map(\.string) == ["11", "22"])
    #expect(fragments[0].range == 0..<3)
    #expect(abs(fragments[0].width - 11.12) < 1e-9)
  }

  @Test("every line break opens a line, the last one too")
  func newlines() {
    #expect(lines("1\n\n2\n", width: 100) == ["1", "", "2", ""])
    #expect(lines("", width: 100) == [""])
  }

  @Test("a box made to measure holds the text")
  func exactFit() {
    let text = "The quick brown fox, again"
    #expect(lines(text, width: font.width(of: text)) == [text])
  }

  @Test(
    "what finds no room is cut and marked",
    arguments: [
      (NSLineBreakMode.byTruncatingTail, "12\u{2026}"), (.byTruncatingHead, "\u{2026}78"),
      (.byTruncatingMiddle, "1\u{2026}8"), (.byClipping, "1234"), (.byCharWrapping, "1234"),
    ])
  func truncation(_ mode: NSLineBreakMode, expected: String) {
    #expect(lines("12345678", width: 22.3, mode, limit: 1) == [expected])
  }

  @Test("only the last allowed line is cut")
  func lastLine() {
    #expect(lines("11 22 33 44 55", width: 30, .byTruncatingTail, limit: 2) == ["11 22", "33 4\u{2026}"])
    #expect(lines("1\n2", width: 30, .byTruncatingTail, limit: 1) == ["1\u{2026}"])
  }

  @Test("bold is wider than regular, an accent adds nothing, an em dash is an em")
  func widths() {
    #expect(UIFont.boldSystemFont(ofSize: 10).width(of: "b") > font.width(of: "b" as Character))
    #expect(font.width(of: "\u{E9}" as Character) == font.width(of: "e" as Character))
    #expect(font.width(of: "\u{2014}" as Character) == 10)
    #expect(font.width(of: "\u{1F600}" as Character) == 10)
  }
}
