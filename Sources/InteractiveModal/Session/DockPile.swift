import UIKit

/// The cards in the dock of a container, spread so that the user can choose one.
///
/// At progress 0 they lie in the dock. From the lowest stop on they are spread, and between that and 1 they scroll. So
/// one finger scrolls them and puts them back, and one spring moves them all.
@MainActor final class DockPile {
  /// Where a card lies in the dock and among the spread ones: its upper edge in the container, in points.
  private struct Place: Equatable {
    unowned let card: ContainedModal
    let docked: CGFloat
    let spread: CGFloat
    /// How far to the right it goes as it is spread, in points.
    let shift: CGFloat

    static func == (one: Place, other: Place) -> Bool {
      one.card === other.card && one.docked == other.docked && one.spread == other.spread
        && one.shift == other.shift
    }
  }

  /// All that follows from the container.
  private struct Layout: Equatable {
    var places: [Place] = []
    var height: CGFloat = 0
    /// How far the cards scroll, in points.
    var scroll: CGFloat = 0
    /// How far the first one goes from the dock, in points.
    var rise: CGFloat = 1
    /// The distance between two cards, in points.
    var step: CGFloat = 1
    var leans = false

    var travel: CGFloat { scroll + rise }
    /// The progress from which on the cards are spread.
    var open: CGFloat { rise / travel }

    var stops: TransitionStops {
      let steps = stride(from: step, to: scroll, by: step).enumerated().map { index, points in
        (DetentIdentifier(rawValue: "\(index)"), 1 - points / travel)
      }
      return TransitionStops(lower: scroll > 0 ? steps + [("lowest", open)] : [])
    }
  }

  private static let angle: CGFloat = 0.4
  private static let step: CGFloat = 100
  private static let dimming: CGFloat = 0.4

  private unowned let parent: ModalContainerController
  private lazy var motion = DockMotion(self, MotionParameters(TransitionMotion()))
  lazy var backdrop = DockBackdrop { [weak self] in self?.isSpread = false }
  private var layout = Layout()
  /// The card that the user has chosen, as long as the others go back; `true` if a finger has caught it on its way.
  private var taken: (card: ContainedModal, isCaught: Bool)?

  init(in parent: ModalContainerController) { self.parent = parent }

  /// Whether the cards are spread, or bound for it.
  var isSpread: Bool {
    get { motion.interaction.openProgress != nil }
    set { if newValue != isSpread { newValue ? open() : motion.send(.sent(to: .dismissed)) } }
  }

  var isAtRest: Bool { motion.isAtRest }

  /// A finger may hold them in the middle of their way back: then they turn round.
  private func open() {
    guard let front = parent.cardsInDock.last else { return }
    guard motion.isAtRest else {
      // The chosen card has left.
      if taken == nil { motion.send(.turned) }
      return
    }
    motion.engine.interaction.motion = front.app.configuration.motionParameters(in: nil)
    motion.engine.interaction.motion.isReduced = UIAccessibility.reducesMotion
    layOut()
    backdrop.frame = parent.view.bounds
    backdrop.accessibilityLabel = front.app.configuration.strings.close
    if let lowest = layout.places.first?.card {
      parent.view.insertSubview(backdrop, belowSubview: lowest.view)
    }
    parent.view.addGestureRecognizer(motion.pan)
    motion.send(parent.isVisible ? .sent(to: .presented) : .placed(.presented))
  }

  func finishAtOnce() { motion.finishAtOnce() }

  // MARK: The cards

  /// Cards have come into the dock or left it, or are going to. In motion they get their places at its end.
  func cardsDidChange() {
    guard isSpread, isAtRest, let front = parent.cardsInDock.last else { return }
    front.app.configuration.tapSpringTiming.animate { [self] in layOut() }
  }

  /// The user has chosen a card: the others go back, and those in front of it out of its way.
  func take(_ card: ContainedModal) {
    taken = (card, isCaught: false)
    isSpread = false
  }

  /// A finger has caught the card that was chosen: from now on it alone moves it.
  func catchCard(_ card: ContainedModal) {
    guard let taken, taken.card === card, !taken.isCaught,
      let place = layout.places.first(where: { $0.card === card })
    else { return }
    let (rise, session) = (offset(of: place, at: motion.engine.progress).y, card.session)
    self.taken = (card, isCaught: true)
    motion.engine.interrupt()
    motion.engine.show()
    session.engine.interaction.relocate(to: session.interaction.progress - rise / session.layout.travel)
    session.engine.show()
  }

  /// A card is gone.
  func forget(_ card: ContainedModal) {
    layout.places.removeAll { $0.card === card }
    if taken?.card === card { taken = nil }
  }

  // MARK: Places

  /// The container or a card in it was laid out.
  func containerDidLayOut() { if isSpread { layOut() } }

  /// Gives the cards their places in the container as it is now. In motion they get other places in another size only.
  private func layOut() {
    let cards = parent.cardsInDock
    guard taken == nil, let context = cards.last?.session.measured.context else { return }
    var new = Layout(height: context.size.height, leans: context.sizeClass != .regular)
    let gap = cards.last?.app.configuration.size.topGap ?? 0
    let top = context.safeTop + (context.sizeClass == .compactHeight ? 1 : 4) * gap
    let (space, last) = (max((context.size.height - top) * 2 / 3, 1), CGFloat(cards.count - 1))
    new.step = min(Self.step, space)
    new.scroll = max(new.step * last - space, 0)
    // One or two begin lower: the edge at the bottom of a card that leans back stays out of sight.
    let first = top + (new.leans ? min(max(2 - last, 0) * new.step, space / 2) : 0)
    new.places = cards.enumerated().map { index, card in
      Place(
        card: card, docked: card.dockedTop, spread: first + new.step * CGFloat(index) - new.scroll,
        shift: -card.session.layout.dockShift)
    }
    new.rise = max((new.places.first?.docked ?? 0) - first, 1)
    guard new != layout, isAtRest || new.height != layout.height else { return }
    motion.engine.interrupt()
    layout = new
    motion.engine.interaction.travel = new.travel
    motion.engine.interaction.stops = new.stops
    motion.engine.show()
  }

  /// Returns how far a card is from its place in the dock.
  private func offset(of place: Place, at progress: CGFloat) -> CGPoint {
    let share = share(at: progress)
    let scrolled = (1 - max(progress, layout.open)) * layout.travel
    if taken.map({ $0.isCaught && $0.card === place.card }) ?? false {
      return CGPoint(x: place.shift * share, y: 0)
    }
    let rise = (place.spread + scrolled - place.docked) * share
    return CGPoint(x: place.shift * share, y: rise + retreat(of: place) * (1 - share))
  }

  /// How far below its place in the dock a card goes that lies in front of the chosen one, which covers it at the end.
  private func retreat(of place: Place) -> CGFloat {
    guard let card = taken?.card, let own = layout.places.firstIndex(of: place),
      let chosen = layout.places.firstIndex(where: { $0.card === card }), own > chosen
    else { return 0 }
    return layout.height - place.docked
  }

  /// How far the cards are spread at a progress: 0 in the dock, 1 spread. With Reduce Motion they fade out there, and
  /// in here.
  private func share(at progress: CGFloat) -> CGFloat {
    let share = (progress / layout.open).clamped(to: 0...1)
    return motion.interaction.motion.isReduced ? share.rounded() : share
  }

  private func end() {
    let (cards, taken) = (layout.places.map(\.card), taken?.card)
    layout = Layout()
    self.taken = nil
    backdrop.removeFromSuperview()
    parent.view.removeGestureRecognizer(motion.pan)
    guard
      let timing = parent.cardsInDock.last?.app.configuration.tapSpringTiming
        ?? taken.map(\.app.configuration.tapSpringTiming)
    else { return }
    parent.stackCards()
    // Cards that went out of the way of the chosen one come back, behind it.
    timing.animate {
      var views = WrittenValues()
      for card in cards { card.session.card.spread(by: 0, LayerLean(), &views) }
    }
    cards.forEach { $0.session.card.isSpread = false }
  }
}

extension DockPile: DockMover {
  var container: UIView? { parent.viewIfLoaded }
  var direction: TravelDirection { .down }
  var bends: [CGFloat] { [0, layout.open / 2, layout.open, 1] }

  func move(to progress: CGFloat, _ values: inout some MovingValues) {
    let (way, isReduced) = ((progress / layout.open).clamped(to: 0...1), motion.interaction.motion.isReduced)
    values.set(.opacity(Self.dimming * way), of: backdrop)
    let share = share(at: progress)
    for place in layout.places {
      let card = place.card.session.card
      card.isSpread = true
      let lean = LayerLean(
        offset: offset(of: place, at: progress), angle: layout.leans && !isReduced ? Self.angle * share : 0,
        pivot: -card.bounds.height / 2)
      card.spread(by: share, lean, &values)
      values.set(.opacity(isReduced ? abs(2 * way - 1) : 1), of: place.card.view)
    }
  }

  /// A finger on the chosen card moves that alone.
  func takesFinger(at location: CGPoint) -> Bool { taken == nil }
  /// A finger that scrolls comes to the end first, as in a list.
  func permission() -> DragState.Permission {
    motion.interaction.detent == motion.interaction.stops.lowest.stop ? .granted : .refused
  }
  func wasRefused() {}

  func motionDid(_ effect: InteractionEffect) {
    switch effect {
    case .arrive(.dismissed): end()
    case .arrive(.detent), .settle: parent.cardsDidChange(animated: true)
    case .caught, .dragged, .ask, .wait: break
    }
  }
}
