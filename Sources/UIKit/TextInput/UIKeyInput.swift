import Foundation

/// What takes text from a keyboard: whoever plays the keyboard calls it on the first responder.
@MainActor public protocol UIKeyInput: NSObjectProtocol {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
