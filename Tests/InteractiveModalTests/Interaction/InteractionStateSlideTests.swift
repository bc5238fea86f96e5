import Foundation
import Testing

@testable import InteractiveModal

@Suite("How a modal slides and fades with Reduce Motion")
struct InteractionStateSlideTests {
  private var reduced: MotionParameters {
    var motion = MotionParameters(ModalConfiguration.mail.motion)
    motion.isReduced = true
    return motion
  }

  @Test(
    "the modal fades in its place without a finger, and slides under a finger",
    arguments: [
      (.presented, -.infinity), (.gone, -.infinity), (.coming, 1), (.going, 1), (.caughtComing, 1),
      (.caughtGoing, 1), (.dragged, -.infinity), (.refused, -.infinity),
    ] as [(ModalSituation, CGFloat)])
  func slideEnd(in situation: ModalSituation, is slideEnd: CGFloat) {
    #expect(situation.make(motion: reduced).slideEnd == slideEnd)
  }

  @Test(
    "the picture never jumps if Reduce Motion is switched at any moment",
    arguments: 0..<60 as Range<UInt64>)
  func steady(seed: UInt64) {
    var story = RandomModalStory(seed: seed, isOdd: false)
    var numbers = SeededGenerator(seed: seed)
    var interaction = InteractionState(motion: MotionParameters(ModalConfiguration.mail.motion))
    interaction.travel = 783
    for _ in 0..<300 {
      if Int.random(in: 0..<8, using: &numbers) == 0 { interaction.motion.isReduced.toggle() }
      let before = interaction
      let (event, time) = story.event()
      _ = interaction.handle(event, at: time)
      if interaction.progress == before.progress, interaction.progress > 0 {
        #expect(look(of: interaction) == look(of: before))
      }
    }
  }

  private func look(of interaction: InteractionState) -> CardPose {
    ModalConfiguration.mail.cardGeometry
      .pose(at: interaction.progress, slidingTo: interaction.slideEnd, in: MailRoom.iPhone15.context)
  }

  @Test("switched on during an overshoot, the modal returns without another")
  func switchedInSwing() {
    var interaction = ModalSituation.dragged.make()
      .after(.released(velocity: -6000), at: 20).after(.frame, at: 20.12)
    let beyond = interaction.progress - 1
    #expect(beyond > 0.03)
    interaction.motion.isReduced = true
    _ = interaction.handle(.frame, at: 20.121)
    #expect(interaction.progress - 1 > beyond / 2)
    for frame in 1...120 {
      _ = interaction.handle(.frame, at: 20.121 + Double(frame) / 120)
      #expect(interaction.progress >= 1)
    }
    #expect(interaction.phase == .resting(.presented))
  }
}
