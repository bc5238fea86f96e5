import InteractiveModal
import UIKit

extension ModalConfiguration {
  /// What opens the modal; `nil`, the default, is Mail's card.
  ///
  /// With a choreography the modal fills the container, the choreography closes it in reverse, and
  /// the fields about card and heights do not apply.
  public var opening: (any TransitionChoreography)? {
    get { choreographies.opening }
    set { choreographies.opening = newValue }
  }

  /// What closes the modal in reverse; `nil`, the default, is the choreography that opened it. Mail's
  /// card ignores it.
  public var closing: (any TransitionChoreography)? {
    get { choreographies.closing }
    set { choreographies.closing = newValue }
  }

  private var choreographies: ChoreographyLook {
    get { look as? ChoreographyLook ?? ChoreographyLook() }
    set { look = newValue }
  }
}

/// The look of a modal that choreographies open and close.
@MainActor private struct ChoreographyLook: ModalLook {
  nonisolated var opening: (any TransitionChoreography)?
  nonisolated var closing: (any TransitionChoreography)?

  var spring: TransitionSpring? { opening?.spring }
  nonisolated var isPage: Bool { opening != nil }

  func appearance(of modal: UIViewController, on views: ModalViews) -> (any ModalAppearance)? {
    opening.map {
      ChoreographyAppearance(opening: $0, closing: closing ?? $0, of: modal, on: views)
    }
  }
}
