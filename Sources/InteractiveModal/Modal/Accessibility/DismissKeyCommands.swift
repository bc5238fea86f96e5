import UIKit

/// The keys that dismiss a modal: Escape and Command-period.
///
/// They are key commands of the modal. So text input and responders inside the modal handle the
/// keys first, and so does an alert on top.
@MainActor final class DismissKeyCommands {
  private let commands: [UIKeyCommand]
  private weak var modal: UIViewController?

  /// `nil` if no key dismisses the modal.
  init?(_ configuration: ModalConfiguration) {
    guard configuration.dismissal.onEscape else { return nil }
    let title = configuration.strings.close
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
