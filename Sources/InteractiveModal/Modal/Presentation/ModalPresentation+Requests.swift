import UIKit

/// What the presentation controller, the app and a test ask of a presentation.
extension ModalPresentation {
  // MARK: The app

  /// Takes over another configuration; the next layout shows it.
  func apply(_ configuration: ModalConfiguration) {
    var configuration = configuration
    // The finger that pulls the modal open moves it along the travel on which it has begun.
    if finger.isPullingOpen { configuration.edge = driver.configuration.edge }
    driver.apply(configuration)
    detents.update()
    dismissal.offerClosing()
    feedback.apply(configuration)
  }

  func takeClosures(of configuration: ModalConfiguration) -> Bool { driver.takeClosures(of: configuration) }

  /// The detent at which the modal is, or for which it is bound.
  var selectedDetent: ModalDetent.Identifier? { detents.selected }
  func select(_ detent: ModalDetent.Identifier, animated: Bool) { detents.select(detent, animated: animated) }
  func invalidateDetents() { driver.invalidateDetents() }

  /// Dismisses the modal for its user, if the app permits it; returns whether the modal has reacted.
  @discardableResult func dismiss(by cause: ModalOutcome.Cause) -> Bool { dismissal.dismiss(by: cause) }

  /// Dismisses the modal for the app, also in a transition; the modals on it leave with it.
  func dismissForApp(animated: Bool) {
    dismissal.drop()
    let above = sequence(first: modal) { $0.presentedViewController }.dropFirst()
    for modal in above.reversed() { modal.modalPresentation?.finishAtOnce() }
    setOffIfStarting()
    transitions.dismissForApp(animated: animated)
  }

  /// Tells the app of each frame from now on: it has begun to listen.
  func startFrames() { engine.startFrames() }

  var statusBarBackground: CardLayout.StatusBarBackground { feedback.statusBarBackground }

  /// Whether UIKit runs no transition of the modal, and none was asked for.
  var isIdle: Bool { transitions.lifecycle.state == .idle }

  // MARK: The presentation controller

  var additionalSafeArea: AdditionalSafeArea { keyboard.safeArea }

  /// Remembers the first responder before UIKit makes it resign.
  func rememberFirstResponder() { keyboard.rememberFirstResponder() }

  /// Notes the controller in the presenter whose `present` was called.
  func setPresentingChild(_ child: UIViewController) { views.presentingChild = child }

  /// Learns the keyboard's frame from the modal below.
  func learnKeyboard(from below: ModalPresentation) { keyboard.learn(from: below.keyboard) }

  /// A modal on this one is gone.
  func modalAboveDidLeave() { keyboard.update() }

  func prepareForResize() { driver.prepareForResize() }
  func containerWillLayout(_ container: UIView) { driver.containerWillLayout(container) }

  /// The width of the card in the present layout, in points.
  var cardWidth: CGFloat { driver.layout.card.width }

  /// Returns the frame of the card at the end of a presentation.
  func finalFrame(in container: UIView) -> CGRect { driver.layout(in: container).frame }

  /// Returns the size of the content at its detent, in a container that UIKit has announced.
  func contentSize(in container: UIView, after announcement: LayoutContext.Announcement) -> CGSize {
    let layout = driver.layout(in: container, after: announcement)
    var interaction = driver.interaction
    interaction.stops = layout.stops
    return CardPlacement(driver.pose(at: interaction.detent, in: layout), in: layout).clipSize
  }

  // MARK: A test

  var update: ModalUpdate { ModalUpdate(driver.interaction) }
  /// The direction in which the modal leaves.
  var direction: TravelDirection { driver.layout.direction }

  /// The user taps in the middle of the largest area outside the card.
  func tapOutside() { views.tapOutside() }

  /// The user presses Escape. It dismisses a modal that has a key command for it.
  func pressEscape() {
    let commands = modal.keyCommands ?? []
    if commands.contains(where: { $0.input == UIKeyCommand.inputEscape }) { dismiss(by: .key) }
  }
}
