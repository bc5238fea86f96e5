/// How a presentation ended, as `presentUntilDismissed(_:as:delegate:)` returns it.
public enum ModalOutcome: Equatable, Sendable {
  /// The modal was presented, and is gone.
  case dismissed(by: Cause)
  /// The modal never came on the screen.
  case notPresented(because: Refusal)
  /// The task was cancelled. A modal that was presented by then has been dismissed.
  case cancelled

  /// What dismissed a modal.
  public enum Cause: Equatable, Sendable {
    /// A finger took it away, or a trackpad.
    case drag
    /// A tap beside the card.
    case tapOutside
    /// Escape or Command-period.
    case key
    /// The gesture of VoiceOver that leaves a screen.
    case escapeGesture
    /// The app dismissed it: by a button, with what presented it, or with the window.
    case code
  }

  /// Why a modal was not presented.
  public enum Refusal: Equatable, Sendable {
    /// The presenter is not on the screen, or left it while the modal waited for its turn.
    case presenterIsOffScreen
    /// The modal is presented or shown already, waits to be presented, or is a child of another controller.
    case modalIsInUse
    /// UIKit was asked, and did not present it.
    case system
  }
}
