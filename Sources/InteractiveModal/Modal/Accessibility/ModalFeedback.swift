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
    if statusBarBackground == .black { StatusBarCheck.run(modal) }
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
}
