import UIKit

/// Keeps the layout of a modal, and joins it with the engine that moves the modal.
@MainActor final class ModalDriver {
  let modal: UIViewController
  let views: ModalViews
  let finger = ModalFinger()
  weak var presentation: ModalPresentation?
  var card: CardView { views.card }
  var interaction: InteractionState { engine.interaction }
  private(set) var configuration: ModalConfiguration
  /// The layout in the container; before there is one, the layout in an empty container.
  var layout: CardLayout { measured.layout }
  /// The direction in which the modal closes.
  var direction: TravelDirection { measured.layout.direction }
  /// The layout, the size of the container, and all that the layout follows from. The context is `nil` if the
  /// layout has to be computed anew.
  private var measured: (layout: CardLayout, size: CGSize?, context: LayoutContext?)
  private let appearance: any ModalAppearance
  /// The look with which the modal is presented. A later configuration's counts for the next presentation.
  private let look: (any ModalLook)?
  let engine: TransitionEngine
  /// The layout guides of the screen behind; `nil` without one.
  private var guides: CardGuides?
  private let content: ModalContent

  init(
    _ modal: UIViewController, views: ModalViews, appearance: any ModalAppearance,
    _ configuration: ModalConfiguration
  ) {
    self.modal = modal
    self.views = views
    self.configuration = configuration
    (self.appearance, look) = (appearance, configuration.look)
    content = ModalContent(of: modal)
    measured = (appearance.layout(in: .empty), nil, nil)
    engine = TransitionEngine(InteractionState(motion: configuration.motionParameters(in: look)))
    engine.delegate = self
    finger.driver = self
    appearance.onResize { [weak self] in self?.resizeAppearance() }
    content.onChange = { [weak self] in self?.followContent(isOtherPage: $0) }
    takeDetents()
  }

  // MARK: Events

  func handle(_ event: InteractionEvent) { engine.handle(event) }

  /// Whether a flight needs each frame: its picture has to be looked at, or a material is shown.
  var looksInEachFrame: Bool { appearance.looksInEachFrame || views.hasDimmingMaterial }

  /// The container is going to be resized.
  func prepareForResize() {
    engine.interrupt()
    views.prepareForResize()
  }

  // MARK: The picture

  /// Returns the pose in which the modal stands at a stop.
  func pose(at stop: TransitionStop, in layout: CardLayout) -> CardPose {
    appearance.pose(at: layout.stops.position(of: stop).progress, in: layout)
  }

  func endAppearance() {
    appearance.end()
    content.end()
    guides?.end()
    guides = nil
  }

  /// Keeps a layout guide of the screen behind at the edge of the card from now on.
  func lead(_ guide: CardGuideView) {
    let guides = guides ?? CardGuides()
    self.guides = guides
    guides.add(guide, interaction, in: layout, of: views.container)
    leadGuides()
  }

  private func leadGuides() {
    if let guides, let container = views.container {
      guides.follow(interaction, engine.flight, in: layout, of: container)
    }
  }

  /// Puts the views around the card back into a container: the modal comes back.
  func bringBack(to container: UIView) { views.enter(container) }

  // MARK: The container

  func layout(in container: UIView, after announcement: LayoutContext.Announcement? = nil) -> CardLayout {
    appearance.layout(in: context(in: container, announcement))
  }

  private func context(in container: UIView, _ announcement: LayoutContext.Announcement?) -> LayoutContext {
    var context = views.context(in: container)
    if let announcement { context.take(announcement) }
    if configuration.measuresContent {
      context.preferredLength =
        context.direction.isVertical
        ? content.height(in: appearance.layout(in: context).card.size)
        : max(modal.preferredContentSize.width.finiteOrZero, 0)
    }
    return context
  }

  /// The navigation controller shows another page.
  func pageDidChange() { content.pageDidChange() }

  /// Takes the heights that content and page have now: with a spring, or at once in motion, where
  /// the position stays.
  private func followContent(isOtherPage: Bool) {
    if isOtherPage { takeDetents() }
    guard let container = playedContainer, container.window != nil,
      appearance.layout(in: context(in: container, nil)) != layout
    else { return }
    guard case .resting(.detent) = interaction.phase else { return invalidateDetents() }
    measured.context = nil
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: configuration.tapSpringTiming)
    animator.addAnimations {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
    animator.startAnimation()
  }

  /// Follows the container. In another size the modal keeps its progress; in the same size it
  /// keeps its position.
  func containerWillLayout(_ container: UIView) {
    if modal.coveringController == nil { card.holdContent() }
    let context = context(in: container, nil)
    let isResized = context.size != measured.size
    if context != measured.context { layOut(in: context, isResized: isResized) }
    engine.interaction.motion.isReduced = context.reducesMotion
    views.apply(layout)
    isResized ? resizeAppearance() : engine.show()
    presentation?.containerDidLayout(isResized: isResized)
  }

  /// The screens are laid out in a new size, after the container.
  private func resizeAppearance() { engine.resize { appearance.containerDidResize() } }

  private func layOut(in context: LayoutContext, isResized: Bool) {
    engine.interrupt()
    let (former, pull) = (layout, interaction.pull)
    measured = (appearance.layout(in: context), context.size, context)
    let progress = former.progress(interaction.progress, in: layout)
    if isResized {
      engine.interaction.resize(travel: layout.travel)
    } else {
      engine.interaction.travel = layout.travel
    }
    engine.interaction.stops = layout.stops
    // A card that still grows keeps how far it has grown.
    if !isResized, layout.travel != former.travel, interaction.progress >= interaction.slideEnd {
      engine.interaction.relocate(to: progress)
    }
    if isResized || interaction.pull != pull { finger.rebase() }
  }

  /// Takes over another configuration; the next layout shows it.
  func apply(_ configuration: ModalConfiguration) {
    // Where the card is decides how it leaves from there.
    if configuration.source != nil, self.configuration.source == nil { engine.interrupt() }
    takeOver(configuration)
    invalidateDetents()
  }

  /// Takes over a configuration that has the same values, and closures, policy and choreographies of its own.
  ///
  /// - Returns: Whether these closures give the detents other heights.
  func takeClosures(of configuration: ModalConfiguration) -> Bool {
    takeOver(configuration)
    return measured.context.map { appearance.layout(in: $0) != layout } ?? false
  }

  private func takeDetents() {
    guard let detents = content.detents(replacing: configuration.detents) else { return }
    configuration.detents = detents
    appearance.apply(configuration)
  }

  private func takeOver(_ configuration: ModalConfiguration) {
    self.configuration = configuration
    content.forgetDetents()
    appearance.apply(configuration)
    takeDetents()
    views.apply(configuration)
    var motion = configuration.motionParameters(in: look)
    motion.isReduced = interaction.motion.isReduced
    engine.interaction.motion = motion
  }

  /// Works out the detents anew with the next layout: they may have changed in the same container.
  func invalidateDetents() {
    takeDetents()
    measured.context = nil
    playedContainer?.setNeedsLayout()
  }
}

extension ModalDriver: TransitionEngineDelegate {
  var playedContainer: UIView? { views.container }

  var picture: (any MovingPicture)? { appearance.picture(of: interaction, in: layout) }
  var parts: [TransitionInspector.Part] { appearance.parts }
  func write() { appearance.show(interaction, in: layout) }

  func engineWillShowFrame(at time: TimeInterval) { presentation?.engineWillShowFrame(at: time) }
  func engineDidShow() {
    leadGuides()
    if views.hasDimmingMaterial {
      views.showDimmingMaterial(at: interaction.progress.clamped(to: 0...1), in: layout)
    }
    presentation?.engineDidShow()
  }

  func engineDidHandle(_ effect: InteractionEffect?) { presentation?.engineDidHandle(effect) }
}
