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

  @Test("a released modal that closes fades where the finger let go; one that returns slides")
  func released() {
    let dragged = ModalSituation.dragged.make(motion: reduced)
    let going = dragged.after(.released(velocity: 3000, at: 20), .frame(at: 20.05))
    #expect(going.progress < 0.65)
    #expect((going.slideEnd - 0.7).magnitude < 1e-12)
    let coming = dragged.after(.released(velocity: 0, at: 20), .frame(at: 20.05))
    #expect(coming.progress > 0.75)
    #expect(coming.slideEnd == -.infinity)
    let gone = going.after(.frame(at: 99))
    #expect(gone.slideEnd == -.infinity, "off the screen it is opaque")
    #expect(gone.after(.sent(to: .presented, at: 100)).slideEnd == 1)
  }

  @Test("a modal that code dismisses fades where it is")
  func dismissed() {
    let dragged = ModalSituation.dragged.make(motion: reduced).after(.sent(to: .dismissed, at: 20))
    #expect((dragged.slideEnd - 0.7).magnitude < 1e-12)
    let pulledUp = ModalSituation.presented.make(motion: reduced)
      .after(.began(.granted), .moved(by: -100, velocity: 0), .sent(to: .dismissed, at: 20))
    #expect(pulledUp.progress > 1)
    #expect(pulledUp.slideEnd == 1)
  }

  @Test("a finger that catches a half faded modal fades it, and slides it once it is opaque")
  func caught() {
    var caught = ModalSituation.caughtGoing.make(motion: reduced)
    let faded = caught.progress
    #expect(faded < 0.9)
    caught = caught.after(.moved(by: 40, velocity: 100))
    #expect(caught.slideEnd == 1)
    #expect((caught.progress - faded + 0.05).magnitude < 1e-12)
    caught = caught.after(.moved(by: -800, velocity: -100))
    #expect(caught.slideEnd == -.infinity)
    let unfaded = ModalSituation.presented.make(motion: reduced).after(
      .sent(to: .dismissed, at: 20), .landed)
    #expect(unfaded.progress == 1 && unfaded.slideEnd == -.infinity)
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
      _ = interaction.handle(story.event())
      if interaction.progress == before.progress, interaction.progress > 0 {
        #expect(look(of: interaction) == look(of: before))
      }
    }
  }

  private func look(of interaction: InteractionState) -> CardPose {
    ModalConfiguration.mail.cardGeometry
      .pose(at: interaction.progress, slidingTo: interaction.slideEnd, in: MailRoom.iPhone15.context)
  }

  @Test("a modal that is thrown open stops as it arrives", arguments: [-600, -3000, -12_000] as [CGFloat])
  func noSwing(velocity: CGFloat) {
    var interaction = ModalSituation.dragged.make(motion: reduced)
      .after(.released(velocity: velocity, at: 20))
    #expect(interaction.velocity == velocity)
    for frame in 1...120 {
      _ = interaction.handle(.frame(at: 20 + Double(frame) / 120))
      #expect(interaction.progress <= 1)
    }
    #expect(interaction.phase == .resting(.presented))
  }

  @Test("switched on during an overshoot, the modal returns without another")
  func switchedInSwing() {
    var interaction = ModalSituation.dragged.make()
      .after(.released(velocity: -6000, at: 20), .frame(at: 20.12))
    let beyond = interaction.progress - 1
    #expect(beyond > 0.03)
    interaction.motion.isReduced = true
    _ = interaction.handle(.frame(at: 20.121))
    #expect(interaction.progress - 1 > beyond / 2)
    for frame in 1...120 {
      _ = interaction.handle(.frame(at: 20.121 + Double(frame) / 120))
      #expect(interaction.progress >= 1)
    }
    #expect(interaction.phase == .resting(.presented))
  }
}
