import UIKit

/// What the user perceives of a modal beside its picture: VoiceOver's focus, haptics, the status
/// bar, keys.
@MainActor final class ModalFeedback {
  /// In seconds.
  private static let statusBarFade: TimeInterval = 0.2

  private let modal: UIViewController
  private let focus = VoiceOverFocus()
  private var haptics: [HapticFeedback]
  private var keyCommands: DismissKeyCommands?
  /// What lies under the status bar; UIKit is told to ask for the style again when it changes,
  /// never per frame.
  private(set) var statusBarBackground = CardLayout.StatusBarBackground.presenter

  init(_ modal: UIViewController, _ configuration: ModalConfiguration) {
    self.modal = modal
    haptics = HapticFeedback.all(configuration)
    keyCommands = DismissKeyCommands(configuration)
  }

  /// Takes over another configuration while the modal is presented.
  func apply(_ configuration: ModalConfiguration) {
    haptics = HapticFeedback.all(configuration)
    keyCommands?.remove()
    keyCommands = DismissKeyCommands(configuration)
    keyCommands?.add(to: modal)
  }

  func modalWillAppear(over presenter: UIViewController?) {
    focus.modalWillAppear(over: presenter)
    keyCommands?.add(to: modal)
  }

  func modalDidArrive() {
    focus.modalDidArrive(modal.view)
    if statusBarBackground == .black { checkStatusBar() }
  }

  func modalDidLeave() { focus.modalDidLeave() }

  func removeKeyCommands() { keyCommands?.remove() }

  func follow(_ interaction: InteractionState) { for haptic in haptics { haptic.follow(interaction) } }

  func show(_ background: CardLayout.StatusBarBackground) {
    guard background != statusBarBackground else { return }
    statusBarBackground = background
    // UIKit fades the text in an animation that changes its style (F530).
    UIView.animate(withDuration: Self.statusBarFade, delay: 0, options: .allowUserInteraction) { [modal] in
      modal.updateStatusBar()
    }
  }

  /// Reports, once for each type of modal, a status bar that cannot be read: dark text on the black above a card.
  private func checkStatusBar() {
    guard let window = modal.viewIfLoaded?.window, let bar = window.statusBar, !bar.isStatusBarHidden,
      !bar.statusBarStyle.isLight(on: window.traitCollection)
    else { return }
    TransitionReport.reportOnce(
      "The status bar above \(type(of: modal)) is dark on black: present a ModalNavigationController, "
        + "or override its preferredStatusBarStyle and return modalStatusBarStyle; for a card of SwiftUI set "
        + "presenter.scale to 1")
  }
}

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
    // The list of a held Command key has commands with a title: one is enough (F725).
    commands = [
      UIKeyCommand(
        title: configuration.strings.close, action: UIViewController.escapeAction,
        input: UIKeyCommand.inputEscape),
      UIKeyCommand(input: ".", modifierFlags: .command, action: UIViewController.escapeAction),
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

extension UIStatusBarStyle {
  /// Whether the text is light. A style that is neither light nor dark follows the traits.
  fileprivate func isLight(on traits: UITraitCollection) -> Bool {
    switch self {
    case .lightContent: true
    case .darkContent: false
    default: traits.userInterfaceStyle == .dark
    }
  }
}
