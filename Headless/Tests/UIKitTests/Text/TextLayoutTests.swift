import Testing

@testable import UIKit

@Suite("Text layout") struct TextLayoutTests {
  private let font = UIFont.systemFont(ofSize: 10)
  private let text = "11 22 33"

  private var layout: TextLayout {
    TextLayout(
      Typesetter(font: font).fragments(of: text, width: 30),
      in: CGRect(x: 100, y: 50, width: 30, height: 40), font: font,
      color: CGColor(gray: 0, alpha: 1))
  }

  @Test("lines are a line's height apart; a caret is before its character, a selection on each of its lines")
  func layouts() throws {
    #expect(layout.lines.map(\.baseline.x) == [100, 100])
    #expect(abs(layout.lines[0].baseline.y - 50 - font.ascender) < 1e-9)
    #expect(abs(layout.lines[1].baseline.y - layout.lines[0].baseline.y - font.lineHeight) < 1e-9)
    let first = try #require(layout.caretFrame(at: 0, in: text))
    let second = try #require(layout.caretFrame(at: 7, in: text))
    #expect(first.midX == 100 && abs(second.midX - 105.56) < 1e-9 && second.minY > first.maxY - 1)
    #expect(layout.selectionFrames(of: 3..<7, in: text).count == 2)
    #expect(layout.selectionFrames(of: 1..<1, in: text).isEmpty)
  }

  @Test("every offset is found at its caret", arguments: [0, 1, 2, 3, 4, 6, 7, 8])
  func hitTesting(offset: Int) throws {
    let caret = try #require(layout.caretFrame(at: offset, in: text))
    #expect(layout.offset(nearest: CGPoint(x: caret.midX, y: caret.midY), in: text) == offset)
  }

  @Test("offsets are UTF-16 units: an emoji is two")
  func emoji() {
    var editing = TextEditing()
    editing.set("a\u{1F600}")
    #expect(editing.selection == 3..<3)
    editing.replace(editing.rangeToDelete, with: "")
    #expect(editing.text == "a")
  }
}
