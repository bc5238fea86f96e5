import UIKit

/// Escape and Command-period: the keys that dismiss a modal, while it is presented.
///
/// They are the modal's key commands, so text input and whatever is nearer to it come first, and an alert on top too.
@MainActor final class DismissKeyCommands {
  private let commands: [UIKeyCommand]
  private weak var modal: UIViewController?

  init(title: String) {
    commands = [
      UIKeyCommand(title: title, action: UIViewController.escapeAction, input: UIKeyCommand.inputEscape),
      UIKeyCommand(
        title: title, action: UIViewController.escapeAction, input: ".", modifierFlags: .command),
    ]
  }

  func add(to modal: UIViewController) {
    remove()
    commands.forEach(modal.addKeyCommand)
    self.modal = modal
  }

  func remove() {
    if let modal { commands.forEach(modal.removeKeyCommand) }
    modal = nil
  }
}
