import UIKit

/// A modal in the dock: its bar, and the detent at which it was before.
@MainActor final class DockControl {
  private unowned let session: ModalSession
  private var bar: DockBar?
  /// The detent at which the modal was last outside of the dock.
  private var openDetent: ModalDetent.Identifier?

  init(_ session: ModalSession) { self.session = session }

  /// Shows a bar, if the modal can be docked now.
  func update() {
    bar = session.host?.dockPlace.map { _ in DockBar(session.configuration) }
    bar?.onClose = { [weak self] in self?.session.dismissal.dismiss(by: .closeButton) ?? false }
    bar?.addAction(UIAction { [weak self] _ in self?.barWasTapped() }, for: .touchUpInside)
    session.card.show(bar)
    modalMoves()
  }

  /// Whether the modal is in the dock, or bound for it.
  var isDocked: Bool {
    session.interaction.detent == .detent(.docked) && session.interaction.openProgress != nil
  }

  /// Shows title and count as they are now. While the modal is docked, the bar takes the touches.
  func modalMoves() {
    guard let bar, let place = session.host?.dockPlace else { return }
    let shown = session.modal.innermostShownController
    bar.show(title: shown.navigationItem.title ?? shown.title, count: place.count)
    bar.showsContent = place.isSpread
    session.card.clip.isDocked = isDocked
    if !isDocked, session.interaction.isAtRest { session.card.removeCut() }
    if case .detent(let detent) = session.interaction.detent, !isDocked { openDetent = detent }
  }

  /// One bar of several lies on others, so a tap spreads them; then a tap chooses one.
  private func barWasTapped() {
    guard let place = session.host?.dockPlace, let container = session.modal.modalContainerController else {
      return
    }
    if place.count > 1, !place.isSpread { container.isDockSpread = true } else { undock() }
  }

  /// Takes the modal out of the dock, to the detent at which it was before.
  func undock(animated: Bool = true) {
    guard isDocked else { return }
    let stops = session.interaction.stops
    let detent = openDetent.map { TransitionStop.detent($0) }.flatMap { stop in
      stops.detents.first { $0.stop == stop }
    }
    guard case .detent(let identifier) = (detent ?? stops.lowestContent).stop else { return }
    session.detents.select(identifier, animated: animated)
  }
}
