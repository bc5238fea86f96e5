import UIKit

@testable import InteractiveModal

/// What the kit computes from a reading of the finger to the complete scene: all that `ModalDriver` does between the two,
/// up to the first view.
@MainActor struct KitScene: Scene {
  private var interaction: InteractionState
  private let choreography: CardGeometry
  private let layout: CardLayout
  private var pose: CardPose
  private var surroundings = CardGeometry.Surroundings.screen

  /// - Parameter driver: Is under a finger that drags.
  init(under driver: ModalDriver) {
    interaction = driver.interaction
    choreography = driver.choreography
    layout = driver.layout
    pose = choreography.pose(at: interaction.fraction, in: layout)
  }

  @inline(never) mutating func move(by points: CGFloat, velocity: CGFloat) {
    _ = interaction.handle(.moved(by: points, velocity: velocity))
    pose = choreography.pose(at: interaction.fraction, slidingTo: interaction.slideLimit, in: layout)
    surroundings = choreography.surroundings(ofStatusBarAt: interaction.fraction, in: layout)
  }

  var values: [CGFloat] {
    [
      interaction.fraction, interaction.velocity, interaction.slideLimit, pose.cardOffset, pose.cardOpacity,
      pose.cardStretch, pose.cardOverhang, pose.dimmingOpacity, pose.leavesScreenBehind ? 1 : 0,
      pose.backdropScale, pose.backdropOffset, pose.backdropRadius, surroundings == .black ? 1 : 0,
    ]
  }
}
