import Foundation

/// Text with an insertion point or a selection, and what typing does to it. Counts UTF-16 units.
struct TextEditing: Equatable {
  private(set) var text = ""
  private(set) var selection = 0..<0

  /// Replaces everything; the insertion point goes to the end.
  mutating func set(_ text: String) {
    self.text = text
    let end = text.utf16.count
    selection = end..<end
  }

  mutating func select(_ range: Range<Int>) {
    selection = range.clamped(to: 0..<text.utf16.count)
  }

  /// What the next press of the delete key takes away: the selection, or the character before it.
  var rangeToDelete: Range<Int> {
    guard selection.isEmpty, let last = text.utf16Slice(0..<selection.lowerBound).last else {
      return selection
    }
    return (selection.lowerBound - last.utf16.count)..<selection.lowerBound
  }

  /// Puts `replacement` in the place of `range`; the insertion point goes behind it.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    text.replaceUTF16(range, with: replacement)
    let end = range.lowerBound + replacement.utf16.count
    selection = end..<end
  }
}
