import UIKit

extension ModalSession {
  /// How long the screen behind takes to follow a card that is laid out anew in its place, in seconds.
  private static let adjustment: TimeInterval = 0.25

  /// The container was laid out, or is going to be. In another size the modal keeps its progress; in the same size it
  /// keeps its position.
  func containerWillLayout(_ container: UIView) {
    if modal.coveringController == nil { card.clip.holdContent() }
    let context = context(in: container)
    let isNested = isInLayout
    isInLayout = true
    defer { isInLayout = isNested }
    let isResized = context.size != measured.context?.size
    if context != measured.context || measured.isOutdated { layOut(in: context, isResized: isResized) }
    engine.interaction.motion.isReduced = context.reducesMotion
    views.apply(layout)
    isResized ? engine.resize { appearance.containerDidResize() } : engine.show()
    if isResized || keyboard.adaptsToKeyboard { keyboard.updateInset() }
  }

  private func layOut(in context: LayoutContext, isResized: Bool) {
    engine.interrupt()
    let (former, pull) = (layout, interaction.pull)
    measured = (appearance.layout(in: context), context, false)
    let progress = former.progress(interaction.progress, in: layout)
    if isResized {
      engine.interaction.resize(travel: layout.travel)
    } else {
      engine.interaction.travel = layout.travel
    }
    engine.interaction.reach = layout.stretchLimit
    engine.interaction.stops = layout.stops
    // A card that still grows keeps how far it has grown.
    if !isResized, layout.travel != former.travel, interaction.progress >= interaction.slideEnd {
      engine.interaction.relocate(to: progress)
    }
    if isResized || interaction.pull != pull { finger.rebase() }
  }

  /// Lays the card out by what has changed around it. The card stays where it is, and flies on. What follows it
  /// otherwise in the new layout, as the screen behind does, goes there with an animation, which adds to the flight.
  func layOutAnew() {
    guard let container = playedContainer else { return }
    // A layout that waits already does not belong to the animation.
    container.layoutIfNeeded()
    UIView.animate(withDuration: Self.adjustment, delay: 0, options: .allowUserInteraction) {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
  }

  func prepareForResize() {
    engine.interrupt()
    views.screenBehind?.removeTransform()
  }

  func layout(in container: UIView) -> CardLayout { appearance.layout(in: context(in: container)) }

  private func context(
    in container: UIView, after announcement: LayoutContext.Announcement? = nil
  ) -> LayoutContext {
    var context = views.context(in: container)
    context.keyboardHeight = keyboard.height(in: container)
    context.dock = host?.dockPlace
    context.presenterDimming = host?.presenter?.modalSession?.screenDimming ?? 0
    if let announcement { context.take(announcement) }
    if isInLayout, let known = measured.context, known.size == context.size {
      // A flight of a card on a card lays the container out once more. Content that answered anew, and
      // differently, would begin another flight, and so on without end.
      context.preferredLength = known.preferredLength
    } else if configuration.measuresContent {
      context.preferredLength =
        context.direction.isVertical
        ? content.height(in: appearance.layout(in: context).card.size, leaving: context.direction)
        : modal.preferredContentSize.width.asPreference
    }
    return context
  }

  /// Returns the size of the content at its detent, in a container that UIKit has announced.
  func contentSize(in container: UIView, after announcement: LayoutContext.Announcement) -> CGSize {
    let layout = appearance.layout(in: context(in: container, after: announcement))
    var interaction = interaction
    interaction.stops = layout.stops
    let progress = layout.stops.position(of: interaction.detent).progress
    return CardPlacement(appearance.pose(at: progress, in: layout), in: layout).clipSize
  }

  // MARK: The configuration

  /// Takes over another configuration, and lays out the container.
  ///
  /// - Parameter animated: Whether a spring takes the views to their new places.
  func apply(_ new: ModalConfiguration, animated: Bool) {
    var new = new
    // The finger that pulls the modal open moves it along the travel on which it has begun.
    if finger.isPullingOpen { new.edge = configuration.edge }
    // Where the card is decides how it leaves from there.
    if new.source != nil, configuration.source == nil { engine.interrupt() }
    takeOver(new)
    playedContainer?.setNeedsLayout()
    detents.update()
    dock.update()
    dismissal.offerClosing()
    feedback.apply(new)
    guard let container = playedContainer, container.window != nil else { return }
    guard animated else { return container.layoutIfNeeded() }
    configuration.tapSpringTiming.animate { container.layoutIfNeeded() }
  }

  /// Takes over a configuration; the next layout shows its values.
  func takeOver(_ configuration: ModalConfiguration) {
    let isPainted =
      (self.configuration.card, self.configuration.dimming) == (configuration.card, configuration.dimming)
    (self.configuration, ownDetents) = (configuration, configuration.detents)
    takeDetents()
    views.place(by: configuration)
    if !isPainted { views.paint(by: configuration) }
    var motion = configuration.motionParameters(in: look)
    motion.isReduced = interaction.motion.isReduced
    engine.interaction.motion = motion
    measured.isOutdated = true
  }

  // MARK: The content

  /// Works out the detents anew with the next layout: they may have changed in the same container.
  func invalidateDetents() {
    takeDetents()
    measured.isOutdated = true
    playedContainer?.setNeedsLayout()
  }

  /// Takes the heights that content and page have now: with a spring, or at once in motion, where
  /// the position stays.
  func followContent(isOtherPage: Bool) {
    if isOtherPage { takeDetents() }
    guard let container = playedContainer, container.window != nil, layout(in: container) != layout
    else { return }
    guard case .resting(.detent) = interaction.phase else { return invalidateDetents() }
    measured.isOutdated = true
    configuration.tapSpringTiming.animate {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
  }

  func takeDetents() {
    configuration.detents = content.detents ?? ownDetents
    // Before that, SwiftUI's content has not named its detents.
    if interaction.phase != .resting(.dismissed) { detents.reportMistakes() }
    appearance.apply(configuration)
  }

  // MARK: Traits and insets

  /// Returns the traits of the content, in dark mode of a lighter background: that sets a card
  /// off, and UIKit elevates its own sheets alone (F281). A page fills the window, as UIKit's
  /// full-screen modals do.
  ///
  /// A card that is narrower than its container has the compact width class, as UIKit's own sheets
  /// have. A compact window keeps the override: so the content of a narrow card hears nothing as
  /// the window grows.
  func contentTraits(in container: UIView) -> UITraitCollection {
    Self.traits(isPage: views.isPage, isNarrow: isNarrow(in: container))
  }

  /// Whether the content has the compact width class.
  func isNarrow(in container: UIView) -> Bool {
    layout.card.width < container.bounds.width || views.traits(of: container).horizontalSizeClass != .regular
  }

  static func traits(isPage: Bool, isNarrow: Bool) -> UITraitCollection {
    UITraitCollection(
      traitsFrom: (isPage ? [] : [UITraitCollection(userInterfaceLevel: .elevated)])
        + (isNarrow ? [UITraitCollection(horizontalSizeClass: .compact)] : []))
  }

  /// Returns how far the card covers the edge by which it leaves, at the detent for which it is
  /// bound, but not above the largest one that leaves the screen behind in use; without the safe
  /// area, in points. A card that leaves, or that does not cover the whole edge, covers nothing.
  func coveredInsets(of container: UIView) -> UIEdgeInsets {
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

  // MARK: The screen behind

  /// Opacity of the black that this modal at its detent and those below it lay over the first screen.
  private var screenDimming: CGFloat {
    let own =
      configuration.dimming.color == .black ? layout.dimming?.opacity(at: interaction.detentProgress) : nil
    return 1 - (1 - (own ?? 0)) * (1 - (measured.context?.presenterDimming ?? 0))
  }

  /// Gives back the screen behind, before another card steps in front of it; returns the transform
  /// that it had.
  @discardableResult func giveScreenBehindBack() -> CGAffineTransform? {
    let transform = views.screenBehind?.view?.transform
    views.screenBehind?.restore()
    views.screenBehind = nil
    return transform
  }

  /// Another screen is behind the modal.
  func replaceScreenBehind(with screenBehind: ScreenBehind) {
    views.screenBehind?.restore()
    views.screenBehind = screenBehind
    invalidateDetents()
  }
}
