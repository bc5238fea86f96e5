import Testing

@testable import UIKit

@Suite("Typesetting") struct TypesetterTests {
  /// At 10 points every digit is 5.56 points wide, a space 2.78.
  private let font = UIFont.systemFont(ofSize: 10)

  private func lines(_ text: String, width: CGFloat, limit: Int = 0, truncates: Bool = true) -> [String] {
    Typesetter(font: font, limit: limit, truncates: truncates).fragments(of: text, width: width)
      .map(\.string)
  }

  @Test("text breaks at line breaks, after spaces and dashes, and inside a word that is too long")
  func breaking() {
    #expect(lines("11 22 33", width: 30) == ["11 22", "33"])
    #expect(lines("11-22-33", width: 30) == ["11-22-", "33"])
    #expect(lines("123456789", width: 30) == ["12345", "6789"])
    #expect(lines("1\n\n2\n", width: 100) == ["1", "", "2", ""])
    #expect(lines("", width: 100) == [""])
  }

  @Test("a box with the text's width holds the text; a space at the end of a line has no width")
  func exactFit() {
    let text = "The quick brown fox, again"
    #expect(lines(text, width: font.width(of: text)) == [text])
    let fragments = Typesetter(font: font).fragments(of: "11 22", width: 12)
    #expect(fragments.map(\.string) == ["11", "22"])
    #expect(fragments[0].range == 0..<3 && abs(fragments[0].width - 11.12) < 1e-9)
  }

  @Test("the last allowed line, if it is too long, gets an ellipsis, or is clipped")
  func truncation() {
    #expect(lines("12345678", width: 22.3, limit: 1) == ["12\u{2026}"])
    #expect(lines("12345678", width: 22.3, limit: 1, truncates: false) == ["1234"])
    #expect(lines("11 22 33 44 55", width: 30, limit: 2) == ["11 22", "33 4\u{2026}"])
    #expect(lines("1\n2", width: 30, limit: 1) == ["1\u{2026}"])
  }

  @Test("bold is wider than regular; an accent has no width; an em dash is an em wide")
  func widths() {
    #expect(
      UIFont.systemFont(ofSize: 10, weight: .semibold).width(of: "b") > font.width(of: "b" as Character))
    #expect(font.width(of: "\u{E9}" as Character) == font.width(of: "e" as Character))
    #expect(font.width(of: "\u{2014}" as Character) == 10)
    #expect(font.width(of: "\u{1F600}" as Character) == 10)
  }
}
