import UIKit

/// What the test kit sees of a presented modal, and how its key and tap reach it.
@MainActor package struct ModalProbe {
  private weak var session: ModalSession?

  /// - Returns: `nil` for a controller that the kit does not present.
  package init?(_ modal: UIViewController) {
    guard let session = modal.modalSession else { return nil }
    self.session = session
  }

  /// Whether a controller is presented by another copy of the kit in the same process.
  package static func isFromOtherCopy(_ modal: UIViewController) -> Bool {
    guard modal.presentingViewController != nil, let controller = modal.presentationController else {
      return false
    }
    return "\(type(of: controller))" == "\(ModalPresentationController.self)" && ModalProbe(modal) == nil
  }

  package var card: UIView? { session?.card }
  package var update: ModalUpdate? { (session?.interaction).map(ModalUpdate.init) }

  /// Whether UIKit runs no transition of the modal, and none was asked for.
  package var isIdle: Bool { session.map { $0.lifecycle.runsNoTransition } ?? true }

  /// Whether its bar in a dock moves to the side, or the cards that are spread there move.
  package var movesInDock: Bool { session.map { !$0.dock.isAtRest } ?? false }

  /// Returns the offset in the window for a distance along the travel and one across it, in points.
  package func offset(along distance: CGFloat, across: CGFloat = 0) -> CGPoint {
    let direction = session?.layout.direction ?? .down
    let along = direction.offset(distance)
    return direction.isVertical ? CGPoint(x: across, y: along.y) : CGPoint(x: along.x, y: across)
  }

  // MARK: Other input

  /// The user taps in the middle of the largest area outside the card. The tap reaches what a hit
  /// test finds there.
  package func tapOutside() {
    guard let passthrough = session?.views.passthrough, let window = passthrough.window else { return }
    let area = passthrough.freeArea
    let point = passthrough.convert(CGPoint(x: area.midX, y: area.midY), to: window)
    if !area.isEmpty, window.hitTest(point, with: nil) === passthrough { passthrough.onTap?() }
  }

  /// The user presses Escape. It dismisses a modal that has a key command for it.
  package func pressEscape() {
    let commands = session?.modal.keyCommands ?? []
    if commands.contains(where: { $0.input == UIKeyCommand.inputEscape }) {
      session?.dismissal.dismiss(by: .key)
    }
  }
}
