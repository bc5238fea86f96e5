import Foundation

/// Text with an insertion point or a selection, and the effects of typing.
/// Offsets are UTF-16 units.
struct TextEditing: Equatable {
  private(set) var text = ""
  /// The fixed and the moving end of the selection; equal for an insertion point.
  private var anchor = 0
  private(set) var focus = 0

  var selection: Range<Int> { min(anchor, focus)..<max(anchor, focus) }

  /// Replaces everything and puts the insertion point at the end.
  mutating func set(_ text: String) {
    self.text = text
    select(to: text.utf16.count, extending: false)
  }

  mutating func select(_ range: Range<Int>) {
    select(to: range.lowerBound, extending: false)
    select(to: range.upperBound, extending: true)
  }

  /// Moves the insertion point, or with `extending` only the moving end of the selection.
  mutating func select(to offset: Int, extending: Bool) {
    focus = min(max(offset, 0), text.utf16.count)
    if !extending { anchor = focus }
  }

  /// What the delete key removes: the selection, or the character before the insertion point.
  var rangeToDelete: Range<Int> {
    selection.isEmpty ? offset(before: focus)..<focus : selection
  }

  /// Replaces `range` and puts the insertion point behind the replacement.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    text.replaceUTF16(range, with: replacement)
    select(to: range.lowerBound + replacement.utf16.count, extending: false)
  }
}

/// The arrow keys.
extension TextEditing {
  enum Step { case back, forward }

  /// Moves by one character; without `extending` a selection collapses to the end on that side.
  mutating func move(_ step: Step, extending: Bool) {
    guard extending || selection.isEmpty else {
      return select(to: step == .back ? selection.lowerBound : selection.upperBound, extending: false)
    }
    select(to: step == .back ? offset(before: focus) : offset(after: focus), extending: extending)
  }

  private func offset(before offset: Int) -> Int {
    offset - (text.utf16Slice(0..<offset).last?.utf16.count ?? 0)
  }

  private func offset(after offset: Int) -> Int {
    offset + (text.utf16Slice(offset..<text.utf16.count).first?.utf16.count ?? 0)
  }
}

/// What a key of a hardware keyboard does to text that is edited.
enum EditingKey: Equatable {
  case newline, tab, delete
  case left, right, up, down

  /// `nil` for a key that does not edit, or that a modifier makes a shortcut.
  @MainActor init?(_ key: UIKey?) {
    guard let key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return nil }
    switch key.keyCode {
    case .keyboardReturnOrEnter: self = .newline
    case .keyboardTab: self = .tab
    case .keyboardDeleteOrBackspace: self = .delete
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardEscape, .keyboardPeriod: return nil
    }
  }
}
