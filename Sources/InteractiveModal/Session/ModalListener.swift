import UIKit

/// What the app, the content of SwiftUI, a stream, a request and a test hear of a modal.
package enum ModalEvent {
  /// The app was asked whether the user may dismiss the modal, and has answered.
  case asked(ModalPermission)
  /// The user tried to dismiss a modal that may not be dismissed.
  case attempted
  /// UIKit is going to begin a dismissal by the user. A container has no presentation controller.
  case willDismiss(UIPresentationController?)
  /// UIKit has ended a dismissal by the user, and has let go of the presentation controller.
  case didDismiss(UIPresentationController?)
  case updated(ModalUpdate)
  /// The content is in the card, in the container, and nothing was drawn.
  case entered
  /// The modal has entered its window, or has left it.
  case moved(isInWindow: Bool)
  /// The modal is gone. It was not presented if a finger pulled it open and let go before that.
  case left(by: ModalOutcome.Cause, wasPresented: Bool)
}

/// Hears of modals.
@MainActor package protocol ModalListener: AnyObject {
  func modal(_ modal: UIViewController, did event: ModalEvent)
  /// Returns whether it hears of each frame of a flight; false by default.
  func needsFrames(of modal: UIViewController) -> Bool
}

extension ModalListener {
  package func needsFrames(of modal: UIViewController) -> Bool { false }
}
