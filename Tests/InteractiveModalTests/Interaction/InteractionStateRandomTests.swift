import Foundation
import Testing

@testable import InteractiveModal

@Suite("A modal with random events")
struct InteractionStateRandomTests {
  @Test(
    "random events, also with values that are not finite, leave the machine consistent",
    arguments: 0..<40 as Range<UInt64>, [false, true])
  func consistent(seed: UInt64, isOdd: Bool) {
    var story = RandomModalStory(seed: isOdd ? seed + 100 : seed, isOdd: isOdd)
    var interaction = InteractionState(motion: MotionParameters(ModalConfiguration.mail.motion))
    var arrived = true
    for step in 0..<200 {
      if let travel = story.travel() { interaction.travel = travel }
      let (event, time) = story.event()
      let before = interaction
      let effect = interaction.handle(event, at: time)
      expectOrder(before, event, effect, interaction, arrived: &arrived, "step \(step)")
      expectSanity(interaction, "step \(step), after \(event)")
    }
    expectEnd(of: interaction, from: story.time)
  }

  private func expectSanity(_ interaction: InteractionState, _ comment: Comment) {
    #expect(interaction.progress.isFinite, comment)
    #expect(interaction.velocity.isFinite, comment)
    #expect(interaction.slideEnd == -.infinity, "it fades only with Reduce Motion")
    if case .resting(let stop) = interaction.phase {
      #expect(interaction.progress == (stop == .presented ? 1 : 0), comment)
      #expect(interaction.velocity == 0, comment)
    }
    let promise = ModalUpdate(interaction).wouldDismiss
    if ModalSituation(interaction) == .refused { #expect(!promise, comment) }
  }

  /// The effect tells where the modal got to, and no arrival follows another without a departure.
  private func expectOrder(
    _ before: InteractionState, _ event: InteractionEvent, _ effect: InteractionEffect?,
    _ after: InteractionState, arrived: inout Bool, _ comment: Comment
  ) {
    guard let effect else {
      #expect(ModalSituation(after) == ModalSituation(before), comment)
      return
    }
    #expect(effect == ModalSituation(after).entrance, comment)
    switch (effect, event) {
    case (.arrive, .placed): arrived = true
    case (.arrive, _):
      #expect(!arrived, comment)
      arrived = true
    case (.caught, _), (.dragged, _), (.ask, _), (.wait, _), (.settle, _): arrived = false
    }
  }

  /// After the last touch is cancelled, the modal comes to rest once.
  private func expectEnd(of interaction: InteractionState, from time: TimeInterval) {
    var interaction = interaction.after(.cancelled, at: time)
    let wasResting = ModalUpdate(interaction).phase == .resting(interaction.stopIfReleased)
    var arrivals = 0
    for frame in 1...900 where interaction.handle(.frame, at: time + TimeInterval(frame) / 15) != nil {
      arrivals += 1
    }
    #expect(arrivals == (wasResting ? 0 : 1))
    #expect(ModalUpdate(interaction).phase == .resting(interaction.stopIfReleased))
  }
}
