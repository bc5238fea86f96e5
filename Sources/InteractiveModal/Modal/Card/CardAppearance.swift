import UIKit

/// Shows a modal as a card over a screen that scales back.
@MainActor final class CardAppearance: ModalAppearance {
  private var geometry: CardGeometry
  private let views: ModalViews

  init(_ geometry: CardGeometry, on views: ModalViews) {
    self.geometry = geometry
    self.views = views
  }

  let parts = ["card", "screen behind", "dimming"].map {
    TransitionTimeline.Part(name: $0, interval: TransitionTimeline.Interval())
  }

  let looksInEachFrame = false

  func apply(_ configuration: ModalConfiguration) {
    let departure = geometry.departure
    geometry = configuration.cardGeometry
    geometry.departure = departure
  }

  func layout(in context: LayoutContext) -> CardLayout { geometry.layout(in: context) }

  func pose(at progress: CGFloat, in layout: CardLayout) -> CardPose {
    geometry.pose(at: progress, in: layout)
  }

  func show(_ interaction: InteractionState, in layout: CardLayout) {
    chooseDeparture(for: interaction)
    views.apply(geometry.pose(at: interaction.progress, slidingTo: interaction.slideEnd, in: layout))
  }

  func picture(of interaction: InteractionState, in layout: CardLayout) -> (any MovingPicture)? {
    chooseDeparture(for: interaction)
    return CardPicture(geometry: geometry, views: views, layout: layout, slideEnd: interaction.slideEnd)
  }

  /// Chooses how the card comes or goes; only where it slides up to now or is out of sight, so that
  /// nothing jumps.
  private func chooseDeparture(for interaction: InteractionState) {
    let (progress, slideEnd) = (interaction.progress, interaction.slideEnd)
    guard slideEnd.isFinite, progress >= slideEnd || progress <= 0 else { return }
    if interaction.motion.isReduced || !interaction.motion.hasSource {
      geometry.departure = .fades
    } else {
      geometry.departure = views.sourceFrame.map(CardDeparture.shrinks) ?? .slides
    }
  }

  /// A card depends on its container alone, but for its source.
  func onResize(_ action: @escaping () -> Void) {}
  func containerDidResize() {
    if case .shrinks = geometry.departure, let source = views.sourceFrame {
      geometry.departure = .shrinks(into: source)
    }
  }
  func end() {}
}

/// The picture of a card in one layout.
@MainActor private struct CardPicture: MovingPicture {
  let geometry: CardGeometry
  let views: ModalViews
  let layout: CardLayout
  let slideEnd: CGFloat

  private func pose(at progress: CGFloat) -> CardPose {
    geometry.pose(at: progress, slidingTo: slideEnd, in: layout)
  }

  var properties: [MovingProperty] { views.properties }
  var bends: [CGFloat] {
    layout.stops.positions.map(\.progress) + [slideEnd, slideEnd * CardDeparture.fadingShare]
  }
  func values(at progress: CGFloat) -> [LayerNumbers] { views.values(at: pose(at: progress), in: layout) }
  func show(_ progress: CGFloat) { views.apply(pose(at: progress)) }

  func resizedView(from start: CGFloat, to end: CGFloat) -> UIView? {
    let (first, last) = (pose(at: start), pose(at: end))
    return first.cardOverhang == last.cardOverhang && first.cardInset == last.cardInset ? nil : views.card
  }
}
