import Foundation
import Testing

@testable import InteractiveModal

@Suite("How far a modal slides where motion is reduced")
struct ModalInteractionSlideTests {
  private var reduced: MotionParameters {
    var motion = MotionParameters(ModalConfiguration.mail.motion)
    motion.isReduced = true
    return motion
  }

  @Test("otherwise it slides without limit, whatever happens", arguments: 0..<20 as Range<UInt64>)
  func unlimited(seed: UInt64) {
    var story = RandomModalStory(seed: seed, isOdd: true)
    var interaction = InteractionState(motion: MotionParameters(ModalConfiguration.mail.motion))
    for _ in 0..<300 {
      _ = interaction.handle(story.event())
      #expect(interaction.slideLimit == .infinity)
    }
  }

  @Test(
    "in code it fades in its place, and in a finger it slides",
    arguments: [
      (.presented, .infinity), (.gone, .infinity), (.coming, 0), (.going, 0), (.caughtComing, 0),
      (.caughtGoing, 0), (.dragged, .infinity), (.refused, .infinity),
    ] as [(ModalSituation, CGFloat)])
  func limit(in situation: ModalSituation, is limit: CGFloat) {
    #expect(situation.make(motion: reduced).slideLimit == limit)
  }

  @Test("let go towards its end it fades where it was let go, and back it slides")
  func released() {
    let dragged = ModalSituation.dragged.make(motion: reduced)
    let going = dragged.after(.released(velocity: 3000, at: 20), .frame(at: 20.05))
    #expect(going.fraction > 0.35)
    #expect(going.slideLimit == 0.3)
    let coming = dragged.after(.released(velocity: 0, at: 20), .frame(at: 20.05))
    #expect(coming.fraction < 0.25)
    #expect(coming.slideLimit == .infinity)
  }

  @Test("dismissed in code from wherever it is, it fades there")
  func dismissed() {
    let dragged = ModalSituation.dragged.make(motion: reduced).after(.sent(to: .dismissed, at: 20))
    #expect(dragged.slideLimit == 0.3)
    let pulledUp = ModalSituation.presented.make(motion: reduced)
      .after(.began(.granted), .moved(by: -100, velocity: 0), .sent(to: .dismissed, at: 20))
    #expect(pulledUp.fraction < 0)
    #expect(pulledUp.slideLimit == 0)
  }

  @Test("caught half faded the finger fades it, and once it is opaque slides it")
  func caught() {
    var caught = ModalSituation.caughtGoing.make(motion: reduced)
    let faded = caught.fraction
    #expect(faded > 0.1)
    caught = caught.after(.moved(by: 40, velocity: 100))
    #expect(caught.slideLimit == 0)
    #expect((caught.fraction - faded - 0.05).magnitude < 1e-12)
    caught = caught.after(.moved(by: -800, velocity: -100))
    #expect(caught.slideLimit == .infinity)
  }

  @Test("out of the screen it is placed anew: brought back, it fades in its place")
  func broughtBack() {
    let gone = ModalSituation.dragged.make(motion: reduced)
      .after(.released(velocity: 3000, at: 20), .frame(at: 99))
    #expect(gone.slideLimit == .infinity, "off the screen, and opaque, as ever")
    #expect(gone.after(.sent(to: .presented, at: 100)).slideLimit == 0)
  }

  @Test(
    "whatever happens and whenever it is switched, what is seen never jumps",
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
      if interaction.fraction == before.fraction, interaction.fraction < 1 {
        #expect(look(of: interaction) == look(of: before))
      }
    }
  }

  private func look(of interaction: InteractionState) -> CardPose {
    ModalConfiguration.mail.mailChoreography
      .pose(at: interaction.fraction, slidingTo: interaction.slideLimit, on: MailRoom.iPhone15.stage)
  }

  @Test("thrown at its place it stands there as it arrives", arguments: [-600, -3000, -12_000] as [CGFloat])
  func noSwing(velocity: CGFloat) {
    var interaction = ModalSituation.dragged.make(motion: reduced)
      .after(.released(velocity: velocity, at: 20))
    #expect(interaction.velocity == velocity)
    for frame in 1...120 {
      _ = interaction.handle(.frame(at: 20 + Double(frame) / 120))
      #expect(interaction.fraction >= 0)
    }
    #expect(interaction.state == .resting(.presented))
  }

  @Test("switched in mid-swing it comes back at leisure")
  func switchedInSwing() {
    var interaction = ModalSituation.dragged.make()
      .after(.released(velocity: -6000, at: 20), .frame(at: 20.12))
    let beyond = interaction.fraction
    #expect(beyond < -0.03)
    interaction.motion.isReduced = true
    _ = interaction.handle(.frame(at: 20.121))
    #expect(interaction.fraction < beyond / 2)
    for frame in 1...120 {
      _ = interaction.handle(.frame(at: 20.121 + Double(frame) / 120))
      #expect(interaction.fraction <= 0)
    }
    #expect(interaction.state == .resting(.presented))
  }
}
