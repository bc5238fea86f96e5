import Foundation

/// A responder that takes text from a keyboard: the simulator calls it on the first responder.
@MainActor public protocol UIKeyInput: NSObjectProtocol {
  func insertText(_ text: String)
  func deleteBackward()
}

/// A part of some text; empty for an insertion point. Only the text that made it can read it.
@MainActor open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
}

/// A range of UTF-16 units.
final class OffsetRange: UITextRange {
  let offsets: Range<Int>

  init(_ offsets: Range<Int>) { self.offsets = offsets }

  override var isEmpty: Bool { offsets.isEmpty }
}
