import UIKit

/// What the test kit sees of a presented modal, and how its key and tap reach it.
@MainActor package struct ModalProbe {
  private weak var presentation: ModalPresentation?

  /// - Returns: `nil` for a controller that the kit does not present.
  package init?(_ modal: UIViewController) {
    guard let presentation = modal.modalPresentation else { return nil }
    self.presentation = presentation
  }

  private var driver: ModalDriver? { presentation?.driver }

  package var card: UIView? { driver?.views.card }
  package var update: ModalUpdate? { (driver?.interaction).map(ModalUpdate.init) }

  /// Whether UIKit runs no transition of the modal, and none was asked for.
  package var isIdle: Bool { (presentation?.transitions.lifecycle.state ?? .idle) == .idle }

  /// Returns the offset in the window for a distance along the travel and one across it, in points.
  package func offset(along distance: CGFloat, across: CGFloat = 0) -> CGPoint {
    let direction = driver?.layout.direction ?? .down
    let along = direction.offset(distance)
    return direction.isVertical ? CGPoint(x: across, y: along.y) : CGPoint(x: along.x, y: across)
  }

  // MARK: Other input

  /// The user taps outside the card.
  package func tapOutside() { driver?.views.passthrough.onTap?() }
  /// The user presses Escape.
  package func pressEscape() { presentation?.dismissal.dismiss(by: .key) }
}
