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

  func apply(_ configuration: ModalConfiguration) { geometry = configuration.cardGeometry }

  func layout(in context: LayoutContext) -> CardLayout { geometry.layout(in: context) }

  func pose(at progress: CGFloat, in layout: CardLayout) -> CardPose {
    geometry.pose(at: progress, in: layout)
  }

  func show(_ interaction: InteractionState, in layout: CardLayout) {
    views.apply(geometry.pose(at: interaction.progress, fadingFrom: interaction.fadeStart, in: layout))
  }

  func picture(of interaction: InteractionState, in layout: CardLayout) -> (any MovingPicture)? {
    CardPicture(geometry: geometry, views: views, layout: layout, fadeStart: interaction.fadeStart)
  }

  /// A card depends on its container alone.
  func onResize(_ action: @escaping () -> Void) {}
  func containerDidResize() {}
  func end() {}
}

/// The picture of a card in one layout.
@MainActor private struct CardPicture: MovingPicture {
  let geometry: CardGeometry
  let views: ModalViews
  let layout: CardLayout
  let fadeStart: CGFloat

  private func pose(at progress: CGFloat) -> CardPose {
    geometry.pose(at: progress, fadingFrom: fadeStart, in: layout)
  }

  var properties: [MovingProperty] { views.properties }
  var bends: [CGFloat] { layout.stops.positions.map(\.progress) + [fadeStart] }
  func values(at progress: CGFloat) -> [LayerNumbers] { views.values(at: pose(at: progress), in: layout) }
  func show(_ progress: CGFloat) { views.apply(pose(at: progress)) }

  func resizedView(from start: CGFloat, to end: CGFloat) -> UIView? {
    let (first, last) = (pose(at: start), pose(at: end))
    return first.cardOverhang == last.cardOverhang && first.cardInset == last.cardInset ? nil : views.card
  }
}
