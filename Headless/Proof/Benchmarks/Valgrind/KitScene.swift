import UIKit

@testable import InteractiveModal

/// What the kit computes from a movement of the finger to the complete scene: everything that
/// `ModalSession` does before it writes to a view.
@MainActor struct KitScene {
  private var interaction: InteractionState
  private let geometry = ModalConfiguration.mail.cardGeometry
  private let layout: CardLayout
  private var pose: CardPose
  private var background = CardLayout.StatusBarBackground.presenter

  /// - Parameter session: Drives a card of Mail's configuration under a finger.
  init(under session: ModalSession) {
    interaction = session.interaction
    layout = session.layout
    pose = geometry.pose(at: interaction.progress, in: layout)
  }

  /// A finger moves up and down over most of the travel and a little beyond its near end, a few points in each event.
  mutating func play(_ events: Int) {
    // Read once: a copy for each event would be counted, and the C library copies as fast as the stack happens to lie.
    let (geometry, layout) = (geometry, layout)
    for event in 0..<events {
      let points: CGFloat = event / 150 % 2 == 0 ? -4 : 4
      move(by: points, velocity: points * 60, geometry, layout)
    }
  }

  @inline(never) private mutating func move(
    by points: CGFloat, velocity: CGFloat, _ geometry: CardGeometry, _ layout: CardLayout
  ) {
    _ = interaction.handle(.moved(by: points, velocity: velocity))
    pose = geometry.pose(at: interaction.progress, slidingTo: interaction.slideEnd, in: layout)
    background = layout.statusBarBackground(at: interaction.progress)
  }
}
