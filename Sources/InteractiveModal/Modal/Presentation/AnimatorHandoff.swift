import UIKit

/// Leaves the card to a custom animator that opens or closes the modal, and takes it back
/// afterwards.
///
/// Meanwhile no finger, key or layout moves the modal. The screen behind and the dimming view go
/// along with the animator. Afterwards everything is as if the kit had moved the modal.
@MainActor final class AnimatorHandoff {
  private let driver: ModalDriver
  private let transitions: PresentationTransitions

  init(_ driver: ModalDriver, _ transitions: PresentationTransitions) {
    self.driver = driver
    self.transitions = transitions
  }

  /// Returns whether a custom animator can open or close the modal now: a finger does not pull it
  /// open, and a modal that is to be closed stands.
  func canBegin(_ operation: PresentationLifecycle.Operation) -> Bool {
    switch (operation, driver.interaction.phase) {
    case (.opening, .resting(.dismissed)): !driver.finger.isPullingOpen
    case (.closing, .resting(.detent)): true
    case (.opening, _), (.closing, _): false
    }
  }

  /// Returns the frame of the card at the end of a presentation.
  ///
  /// - Parameter stop: The stop at which the modal is presented.
  func finalFrame(in container: UIView, openingAt stop: TransitionStop) -> CGRect {
    let layout = driver.layout(in: container)
    guard case .awaitingAnimator = transitions.lifecycle.state else { return layout.frame }
    return driver.views.card.frame(at: driver.pose(at: stop, in: layout), in: layout)
  }

  /// Leaves the card to an animator that UIKit has asked for.
  func begin(_ operation: PresentationLifecycle.Operation) {
    transitions.send(.animatorVended(operation))
    driver.finger.cardPan.recognizer.isEnabled = false
    driver.showSurroundings(at: operation == .opening ? .dismissed : driver.interaction.detent)
    if operation == .closing { driver.place(at: .dismissed) }
  }

  /// UIKit is about to run the animator, if there is one.
  ///
  /// - Parameter stop: The stop at which the modal is presented.
  func transitionWillBegin(openingAt stop: TransitionStop) {
    guard case .awaitingAnimator(let operation) = transitions.lifecycle.state else { return }
    if operation == .opening {
      driver.views.card.apply(driver.layout)
      driver.views.card.apply(driver.pose(at: stop, in: driver.layout))
    }
    driver.modal.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
      guard let self, self.transitions.lifecycle.state == .awaitingAnimator(operation) else { return }
      self.transitions.send(.animatorBegan)
      self.driver.showSurroundings(at: operation == .opening ? stop : .dismissed)
      self.driver.show()
    })
  }

  /// Takes the card back from an animator that is done, or that was called off.
  ///
  /// - Returns: Whether there was one.
  @discardableResult func end(at stop: TransitionStop) -> Bool {
    guard transitions.lifecycle.customAnimation != nil else { return false }
    transitions.send(.animatorEnded)
    driver.showSurroundings(at: nil)
    driver.finger.cardPan.recognizer.isEnabled = true
    guard stop != .dismissed, let container = driver.modal.presentationController?.containerView else {
      return true
    }
    driver.views.takeCardBack(to: container)
    driver.place(at: stop)
    driver.containerWillLayout(container)
    driver.handle(.placed(stop))
    return true
  }
}
