import UIKit

/// What the test kit sees of a presented modal, and how its key and tap reach it.
@MainActor package struct ModalProbe {
  private weak var presentation: ModalPresentation?

  /// - Returns: `nil` for a controller that the kit does not present.
  package init?(_ modal: UIViewController) {
    guard let presentation = modal.modalPresentation else { return nil }
    self.presentation = presentation
  }

  /// Whether a controller is presented by another copy of the kit in the same process.
  package static func isFromOtherCopy(_ modal: UIViewController) -> Bool {
    guard modal.presentingViewController != nil, let controller = modal.presentationController else {
      return false
    }
    return "\(type(of: controller))" == "\(ModalPresentationController.self)" && ModalProbe(modal) == nil
  }

  package var card: UIView? { presentation?.card }
  package var update: ModalUpdate? { presentation?.update }

  /// Whether UIKit runs no transition of the modal, and none was asked for.
  package var isIdle: Bool { presentation?.isIdle ?? true }

  /// Returns the offset in the window for a distance along the travel and one across it, in points.
  package func offset(along distance: CGFloat, across: CGFloat = 0) -> CGPoint {
    let direction = presentation?.direction ?? .down
    let along = direction.offset(distance)
    return direction.isVertical ? CGPoint(x: across, y: along.y) : CGPoint(x: along.x, y: across)
  }

  // MARK: Other input

  /// The user taps in the middle of the largest area outside the card. The tap reaches what a hit
  /// test finds there.
  package func tapOutside() { presentation?.tapOutside() }

  /// The user presses Escape. It dismisses a modal that has a key command for it.
  package func pressEscape() { presentation?.pressEscape() }
}
