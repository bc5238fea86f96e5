import UIKit

/// Shows a modal as a card over a screen that scales back.
@MainActor final class CardAppearance: ModalAppearance {
  private let geometry: CardGeometry
  private let views: ModalViews

  init(_ geometry: CardGeometry, on views: ModalViews) {
    self.geometry = geometry
    self.views = views
  }

  let parts = ["card", "screen behind", "dimming"].map {
    TransitionTimeline.Part(name: $0, interval: TransitionTimeline.Interval())
  }

  func layout(in context: LayoutContext) -> CardLayout { geometry.layout(in: context) }

  func pose(at progress: CGFloat, in layout: CardLayout) -> CardPose {
    geometry.pose(at: progress, in: layout)
  }

  func show(_ interaction: InteractionState, in layout: CardLayout) {
    views.apply(geometry.pose(at: interaction.progress, fadingFrom: interaction.fadeStart, in: layout))
  }

  func containerDidResize() {}
  func end() {}
}
