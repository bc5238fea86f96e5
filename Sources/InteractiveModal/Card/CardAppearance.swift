import UIKit

/// Shows a modal as a card over a screen that scales back.
@MainActor final class CardAppearance: ModalAppearance {
  private var geometry: CardGeometry
  private let views: ModalViews
  /// How the card comes and goes without a finger.
  private var departure = CardDeparture.fades

  init(_ geometry: CardGeometry, on views: ModalViews) {
    self.geometry = geometry
    self.views = views
  }

  var parts: [TransitionInspector.Part] {
    ["card", "screen behind", "dimming"].map { TransitionInspector.Part(name: $0, interval: 0...1) }
  }

  var looksInEachFrame: Bool { false }

  func apply(_ configuration: ModalConfiguration) { geometry = configuration.cardGeometry }

  func layout(in context: LayoutContext) -> CardLayout { geometry.layout(in: context) }

  func pose(at progress: CGFloat, in layout: CardLayout) -> CardPose {
    geometry.pose(at: progress, in: layout)
  }

  func show(_ interaction: InteractionState, in layout: CardLayout) {
    if interaction.slideEnd.isFinite { chooseDeparture(for: interaction, in: layout) }
    views.apply(
      geometry.pose(at: interaction.progress, slidingTo: interaction.slideEnd, departure, in: layout),
      isAtRest: interaction.isAtRest)
  }

  func picture(of interaction: InteractionState, in layout: CardLayout) -> (any MovingPicture)? {
    if interaction.slideEnd.isFinite { chooseDeparture(for: interaction, in: layout) }
    return CardPicture(
      geometry: geometry, views: views, layout: layout, departure: departure, slideEnd: interaction.slideEnd)
  }

  /// Chooses how the card comes or goes; only where it slides up to now or is out of sight, so
  /// that nothing jumps.
  private func chooseDeparture(for interaction: InteractionState, in layout: CardLayout) {
    let (progress, slideEnd) = (interaction.progress, interaction.slideEnd)
    guard progress >= slideEnd || progress <= 0 else { return }
    if interaction.motion.isReduced || !interaction.motion.hasSource {
      departure = .fades
    } else if let source = views.sourceFrame {
      departure = .shrinks(CardShrinking(into: source, from: slideEnd, in: layout))
    } else {
      departure = .slides
    }
  }

  /// A card depends on its container alone, but for its source.
  func containerDidResize() {
    guard case .shrinks(var shrinking) = departure, let source = views.sourceFrame else { return }
    shrinking.source = source
    departure = .shrinks(shrinking)
  }
  func end() {}
}

extension TransitionStops {
  /// The progresses at which the bar of a card in the dock begins to appear, and its title, if there is a dock.
  fileprivate var barStarts: [CGFloat] {
    guard let dockedProgress else { return [] }
    return [CardLayout.barStart, CardLayout.titleStart].map {
      contentProgress + $0 * (dockedProgress - contentProgress)
    }
  }
}

/// The picture of a card in one layout, in a single part.
@MainActor private struct CardPicture: MovingPicture, MovingPart {
  let geometry: CardGeometry
  let views: ModalViews
  let layout: CardLayout
  let departure: CardDeparture
  let slideEnd: CGFloat

  private func pose(at progress: CGFloat) -> CardPose {
    geometry.pose(at: progress, slidingTo: slideEnd, departure, in: layout)
  }

  var movingParts: [any MovingPart] { [self] }
  var bends: [CGFloat] { layout.stops.positions.map(\.progress) + [slideEnd] + layout.stops.barStarts }
  /// A card that shrinks goes along a curve.
  func isStraight(from start: CGFloat, to end: CGFloat) -> Bool {
    min(start, end) >= slideEnd
  }
  func sample(_ progress: CGFloat, _ values: inout SampledValues) {
    views.sample(pose(at: progress), in: layout, &values)
  }

  func show(_ progress: CGFloat) { views.apply(pose(at: progress)) }

  func resizedView(from start: CGFloat, to end: CGFloat) -> (view: UIView, dependsOnOthers: Bool)? {
    // In one layout a floating card nears the edges only as it gets longer.
    if pose(at: start).cardOverhang == pose(at: end).cardOverhang { return nil }
    // A card on another one is laid out by where that one stands, which may change its height.
    return (views.card, dependsOnOthers: views.screenBehind?.view is CardView)
  }
}
