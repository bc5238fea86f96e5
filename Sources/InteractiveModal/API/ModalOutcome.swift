/// How a presentation ended, as `presentUntilDismissed(_:as:delegate:onTop:)` returns it.
public enum ModalOutcome: Equatable, Sendable {
  /// The modal was presented, and is gone.
  case dismissed(by: Cause)
  /// The modal was not presented.
  case notPresented(because: Refusal)
  /// The app cancelled the task. A modal that was presented by then has been dismissed.
  case cancelled

  /// The cause of a dismissal.
  public enum Cause: Equatable, Sendable {
    /// A finger or a trackpad dragged the modal away.
    case drag
    /// The user tapped outside the card.
    case tapOutside
    /// The button of a card in the dock.
    case closeButton
    /// The user pressed Escape or Command-period.
    case key
    /// The user made VoiceOver's escape gesture.
    case escapeGesture
    /// The user closed the modal with VoiceOver: by the Close element outside the card, or by the
    /// grabber.
    case accessibilityAction
    /// The app asked as its user would: a Cancel button in SwiftUI that calls `modal.askToDismiss()`.
    case request
    /// The app dismissed the modal: by a button, with the presenter, or with the window.
    case code
  }

  /// The reason why a modal was not presented.
  public enum Refusal: Equatable, Sendable {
    /// The presenter is not on the screen, or left it while the modal waited for its turn.
    case presenterIsOffScreen
    /// The modal is presented, shown or waiting already, or is a child of another controller.
    case modalIsInUse
    /// UIKit did not present the modal, or it is an alert, which UIKit alone presents.
    case system
  }
}
