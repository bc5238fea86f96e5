import UIKit

/// A card for which a binding asks, from its way into a container until it is gone.
@MainActor final class CardRequest: ModalRequest {
  private enum State {
    case shown
    /// The binding asks for the card no more.
    case calledOff(isAnimated: Bool)
    case over
  }

  let modal: UIViewController
  private let add: () -> ModalTransition?
  private var onEnd: ((ModalOutcome) -> Void)?
  private var state = State.shown
  private lazy var timer = RepeatingTimer { [weak self] in self?.dismiss() }

  /// - Parameter add: Adds the card to its container, which must not be retained: it has the view whose binding asks.
  init(for modal: UIViewController, add: @escaping () -> ModalTransition?) {
    (self.modal, self.add) = (modal, add)
  }

  func start(onEnd: @escaping (ModalOutcome) -> Void) {
    self.onEnd = onEnd
    guard let transition = add() else { return end(.notPresented(because: .system)) }
    transition.request = self
    // The app may have dismissed it as it was about to appear.
    if modal.parent == nil { end(.dismissed(by: .code)) }
  }

  func cancel(animated: Bool) {
    switch state {
    case .shown, .calledOff:
      state = .calledOff(isAnimated: animated)
      timer.start()
      modal.dismissModal(animated: animated)
    case .over: break
    }
  }

  /// Dismisses a card that a finger has brought back.
  private func dismiss() {
    switch state {
    case .calledOff(let isAnimated):
      if modal.modalSession?.lifecycle.state == .idle { modal.dismissModal(animated: isAnimated) }
    case .shown, .over: timer.stop()
    }
  }

  /// A container that leaves the screen takes its cards along, and brings them back.
  func modal(_ modal: UIViewController, did event: ModalEvent) {
    guard modal === self.modal, case .left(let cause, _) = event else { return }
    switch state {
    case .shown: end(.dismissed(by: cause))
    case .calledOff: end(.cancelled)
    case .over: break
    }
  }

  private func end(_ outcome: ModalOutcome) {
    state = .over
    timer.stop()
    onEnd?(outcome)
    onEnd = nil
  }
}
