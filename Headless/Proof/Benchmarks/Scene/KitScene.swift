import UIKit

@testable import InteractiveModal

/// What the kit computes from a movement of the finger to the complete scene: everything that
/// `ModalDriver` does before it writes to a view.
@MainActor struct KitScene: Scene {
  private var interaction: InteractionState
  private let geometry = ModalConfiguration.mail.cardGeometry
  private let layout: CardLayout
  private var pose: CardPose
  private var background = CardLayout.StatusBarBackground.presenter

  /// - Parameter driver: Drives a card of Mail's configuration under a finger.
  init(under driver: ModalDriver) {
    interaction = driver.interaction
    layout = driver.layout
    pose = geometry.pose(at: interaction.progress, in: layout)
  }

  @inline(never) mutating func move(by points: CGFloat, velocity: CGFloat) {
    _ = interaction.handle(.moved(by: points, velocity: velocity))
    pose = geometry.pose(at: interaction.progress, slidingTo: interaction.slideEnd, in: layout)
    background = layout.statusBarBackground(at: interaction.progress)
  }

  var values: [CGFloat] {
    [
      interaction.progress, interaction.velocity, interaction.slideEnd, pose.cardOffset, pose.cardOpacity,
      pose.cardStretch, pose.cardOverhang, pose.dimmingOpacity, pose.leavesPresenterInUse ? 1 : 0,
      pose.presenterScale, pose.presenterOffset, pose.presenterRadius, background == .black ? 1 : 0,
    ]
  }
}
