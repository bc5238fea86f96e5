import Foundation

/// A place in some text. What it is made of is its text's own affair.
@MainActor open class UITextPosition: NSObject {}

/// A part of some text, or a place in it where it is empty.
@MainActor open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
}

/// A range that counts UTF-16 units.
final class OffsetRange: UITextRange {
  let offsets: Range<Int>

  init(_ offsets: Range<Int>) { self.offsets = offsets }

  override var isEmpty: Bool { offsets.isEmpty }
}
