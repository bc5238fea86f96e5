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

  /// Takes over another configuration, and lays out the container.
  ///
  /// - Parameter animated: Whether a spring takes the views to their new places.
  func apply(_ configuration: ModalConfiguration, in container: UIView?, animated: Bool) {
    apply(configuration)
    guard let container, container.window != nil else { return }
    guard animated else { return container.layoutIfNeeded() }
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: configuration.tapSpringTiming)
    animator.addAnimations { container.layoutIfNeeded() }
    animator.startAnimation()
  }

  func takeClosures(of configuration: ModalConfiguration) -> Bool { driver.takeClosures(of: configuration) }

  /// The detent at which the modal is, or for which it is bound.
  var selectedDetent: ModalDetent.Identifier? { detents.selected }
  func select(_ detent: ModalDetent.Identifier, animated: Bool) { detents.select(detent, animated: animated) }
  func invalidateDetents() { driver.invalidateDetents() }

  /// Dismisses the modal for its user, if the app permits it; returns whether the modal has
  /// reacted.
  @discardableResult func dismiss(by cause: ModalOutcome.Cause) -> Bool { dismissal.dismiss(by: cause) }

  /// Dismisses the modal for the app, also in a transition; the modals on it leave with it.
  func dismissForApp(animated: Bool) {
    dismissal.drop()
    let onTop = transitions.host?.controllersOnTop ?? []
    for modal in onTop.reversed() { modal.modalPresentation?.finishAtOnce() }
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

  /// The keyboard may belong to the modal now: the one on it is gone, or the user has gone to
  /// another text.
  func keyboardDidChangeOwner() { keyboard.update() }

  func prepareForResize() { driver.prepareForResize() }
  func containerWillLayout(_ container: UIView) { driver.containerWillLayout(container) }

  /// The controller whose screen lies behind the modal; `nil` when the modal is gone.
  var presenter: UIViewController? { transitions.host?.presenter }

  /// Returns the traits of the content, in dark mode of a lighter background: that sets a card
  /// off, and UIKit elevates its own sheets alone (F281). A page fills the window, as UIKit's
  /// full-screen modals do.
  ///
  /// A card that is narrower than its container has the compact width class, as UIKit's own sheets
  /// have. A compact window keeps the override: so the content of a narrow card hears nothing as
  /// the window grows.
  func contentTraits(in container: UIView) -> UITraitCollection {
    let isWide =
      views.traits(of: container).horizontalSizeClass == .regular
      && driver.layout.card.width >= container.bounds.width
    return Self.traits(isPage: isPage, isNarrow: !isWide)
  }

  static func traits(isPage: Bool, isNarrow: Bool) -> UITraitCollection {
    UITraitCollection(
      traitsFrom: (isPage ? [] : [UITraitCollection(userInterfaceLevel: .elevated)])
        + (isNarrow ? [UITraitCollection(horizontalSizeClass: .compact)] : []))
  }

  /// Returns the frame of the card at the end of a presentation.
  func finalFrame(in container: UIView) -> CGRect { driver.layout(in: container).frame }

  /// Returns the size of the content at its detent, in a container that UIKit has announced.
  func contentSize(in container: UIView, after announcement: LayoutContext.Announcement) -> CGSize {
    let layout = driver.layout(in: container, after: announcement)
    var interaction = driver.interaction
    interaction.stops = layout.stops
    return CardPlacement(driver.pose(at: interaction.detent, in: layout), in: layout).clipSize
  }

  // MARK: A container

  /// Learns the keyboard's frame from an observer that was there before.
  func learnKeyboard(from space: KeyboardSafeArea) { keyboard.learn(from: space) }

  /// Sets what is called when the card becomes the only part in use of the screen, and when it
  /// ceases to be.
  func onIsolationChange(_ action: @escaping () -> Void) { views.onIsolationChange = action }

  /// Whether the card is the only part of the screen that touches and VoiceOver reach.
  var isIsolated: Bool { views.isIsolated }

  /// Gives back the screen behind, before another card steps in front of it; returns the transform
  /// that it had.
  func giveScreenBehindBack() -> CGAffineTransform? {
    let transform = views.screenBehind?.view?.transform
    views.screenBehind?.restore()
    views.screenBehind = nil
    return transform
  }

  /// Another screen is behind the modal.
  func replaceScreenBehind(with screenBehind: ScreenBehind) {
    views.screenBehind?.restore()
    screenBehind.hide(isIsolated)
    views.screenBehind = screenBehind
    driver.invalidateDetents()
  }

  /// Returns how far the card covers the edge by which it leaves, at the detent for which it is
  /// bound, but not above the largest one that leaves the screen behind in use; without the safe
  /// area, in points. A card that leaves, or that does not cover the whole edge, covers nothing.
  func coveredInsets(of container: UIView) -> UIEdgeInsets {
    let (layout, interaction) = (driver.layout, driver.interaction)
    let isWhole =
      layout.direction.isVertical
      ? layout.card.width >= container.bounds.width : layout.card.height >= container.bounds.height
    guard isWhole, let progress = interaction.openProgress else { return .zero }
    let length = min(progress, layout.dimming?.noneUpTo ?? 1) * layout.travel
    let edge = layout.direction.edge
    var insets = UIEdgeInsets.zero
    insets[keyPath: edge] = views.context(in: container).onPixels(
      max(length - container.safeAreaInsets[keyPath: edge], 0))
    return insets
  }

  // MARK: A test

  var update: ModalUpdate { ModalUpdate(driver.interaction) }
  /// The direction in which the modal leaves.
  var direction: TravelDirection { driver.direction }

  /// The user taps in the middle of the largest area outside the card.
  func tapOutside() { views.tapOutside() }

  /// The user presses Escape. It dismisses a modal that has a key command for it.
  func pressEscape() {
    let commands = modal.keyCommands ?? []
    if commands.contains(where: { $0.input == UIKeyCommand.inputEscape }) { dismiss(by: .key) }
  }
}

extension InteractionState {
  /// The progress of the detent at which the screen is at rest, from which a finger has taken it,
  /// or for which it is bound; `nil` if it is closed or leaves.
  fileprivate var openProgress: CGFloat? {
    switch phase {
    case .resting(.dismissed), .settling(_, .dismissed), .caught(_, .dismissed): nil
    case .resting(.detent), .settling(_, .detent), .caught(_, .detent), .dragged, .asking: detentProgress
    }
  }
}
