import Foundation

/// Text with an insertion point or a selection, and what typing does to it. Counts UTF-16 units.
struct TextEditing: Equatable {
  private(set) var text = ""
  /// Where the selection began, and where it goes to: the same place for an insertion point.
  private var anchor = 0
  private(set) var focus = 0

  var selection: Range<Int> { min(anchor, focus)..<max(anchor, focus) }

  /// Replaces everything; the insertion point goes to the end.
  mutating func set(_ text: String) {
    self.text = text
    select(to: text.utf16.count, extending: false)
  }

  mutating func select(_ range: Range<Int>) {
    select(to: range.lowerBound, extending: false)
    select(to: range.upperBound, extending: true)
  }

  /// Moves the insertion point, or only the end of the selection that it moves by.
  mutating func select(to offset: Int, extending: Bool) {
    focus = min(max(offset, 0), text.utf16.count)
    if !extending { anchor = focus }
  }

  /// What the next press of the delete key takes away: the selection, or the character before it.
  var rangeToDelete: Range<Int> {
    selection.isEmpty ? offset(before: focus)..<focus : selection
  }

  /// Puts `replacement` in the place of `range`; the insertion point goes behind it.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    text.replaceUTF16(range, with: replacement)
    select(to: range.lowerBound + replacement.utf16.count, extending: false)
  }
}

/// A step of the arrow keys.
extension TextEditing {
  /// One character back or on; a selection that is given up ends at that end of it.
  mutating func step(_ way: Way, extending: Bool) {
    guard extending || selection.isEmpty else {
      return select(to: way == .back ? selection.lowerBound : selection.upperBound, extending: false)
    }
    select(to: way == .back ? offset(before: focus) : offset(after: focus), extending: extending)
  }

  enum Way { case back, on }

  private func offset(before offset: Int) -> Int {
    offset - (text.utf16Slice(0..<offset).last?.utf16.count ?? 0)
  }

  private func offset(after offset: Int) -> Int {
    offset + (text.utf16Slice(offset..<text.utf16.count).first?.utf16.count ?? 0)
  }
}
