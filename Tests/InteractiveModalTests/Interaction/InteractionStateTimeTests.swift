import Foundation
import Testing

@testable import InteractiveModal

@Suite("A modal's clock and travel")
struct InteractionStateTimeTests {
  // MARK: The time that the screen shows

  @Test(
    "a flight that begins between two frames begins at the time that the screen shows",
    arguments: [
      (10.12, 10.2), (10.199, 10.2), (10.2, 10.2), (10.25, 10.25),
    ] as [(TimeInterval, TimeInterval)])
  func shownTime(event: TimeInterval, start: TimeInterval) {
    let coming = ModalSituation.coming.make().after(.frame, at: 10.2)
    #expect(coming.after(.sent(to: .dismissed), at: event).flight?.startTime == start)
    #expect(coming.after(.landed).after(.lifted, at: event).flight?.startTime == start)
    #expect(coming.after(.landed).after(.cancelled, at: event).flight?.startTime == start)
    let dragged = coming.after(.landed, .began(.granted))
    #expect(dragged.after(.released(velocity: 0), at: event).flight?.startTime == start)
    let first = ModalSituation.gone.make().after(.sent(to: .presented), at: event)
    #expect(first.flight?.startTime == event, "no frame was shown before")
  }

  // MARK: A new travel

  @Test("a new travel keeps progress and phase", arguments: ModalSituation.allCases)
  func travel(in situation: ModalSituation) {
    let before = situation.make()
    var interaction = before
    interaction.travel = 350
    #expect(interaction.progress == before.progress)
    #expect(interaction.phase == before.phase)
    let (long, short) = (before.after(.frame, at: 10.15), interaction.after(.frame, at: 10.15))
    #expect(short.progress == long.progress)
    if situation == .going { #expect((short.velocity - long.velocity * 350 / 800).magnitude < 1e-9) }
    guard situation == .dragged else { return }
    let moved = interaction.after(.moved(by: 35, velocity: 100))
    #expect((moved.progress - before.progress + 0.1).magnitude < 1e-12 && moved.velocity == 100)
  }

  @Test(
    "a travel is at least a point",
    arguments: [
      (844, 844), (1, 1), (0.5, 1), (0, 1), (-5, 1), (.nan, 1), (.infinity, 1), (-.infinity, 1), (1e200, 1),
    ] as [(CGFloat, CGFloat)])
  func travelDomain(given: CGFloat, becomes expected: CGFloat) {
    var interaction = ModalSituation.dragged.make()
    interaction.travel = given
    #expect(interaction.travel == expected)
    #expect((interaction.progress - 0.7).magnitude < 1e-12)
  }

  // MARK: Values that are not finite

  private static let notFinite = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude] as [CGFloat]

  @Test(
    "a movement that is not finite moves nothing",
    arguments: notFinite, ModalSituation.held)
  func noMove(points: CGFloat, in situation: ModalSituation) {
    let held = situation.make()
    let moved = held.after(.moved(by: points, velocity: 90), .moved(by: points, velocity: 90))
    #expect(moved.progress == held.progress)
    let later = moved.after(.moved(by: 8, velocity: 90))
    #expect(later.progress == held.after(.moved(by: 8, velocity: 90)).progress)
  }

  @Test("a velocity that is not finite counts as 0", arguments: notFinite)
  func noVelocity(velocity: CGFloat) {
    let moved = ModalSituation.dragged.make().after(.moved(by: 8, velocity: velocity))
    #expect(moved.velocity == 0)
    #expect((moved.progress - 0.69).magnitude < 1e-12)
    for (points, situation) in [(0, ModalSituation.coming), (300, .going)] as [(CGFloat, ModalSituation)] {
      let released = ModalSituation.dragged.make()
        .after(.moved(by: points, velocity: 0)).after(.released(velocity: velocity), at: 20)
      #expect(ModalSituation(released) == situation, "its position decides")
      #expect(released.flight?.velocity == 0)
    }
  }

  @Test(
    "a flight has finite values and ends for any time of the clock",
    arguments: [.nan, .infinity, -.infinity, 0, -1e9] as [TimeInterval], ModalSituation.allCases)
  func noTime(time: TimeInterval, in situation: ModalSituation) {
    let events: [InteractionEvent] = [
      .released(velocity: 900), .lifted, .sent(to: .presented), .sent(to: .dismissed),
    ]
    for event in events {
      var interaction = situation.make().after(event, .frame, event, at: time)
      #expect(interaction.progress.isFinite)
      #expect(interaction.velocity.isFinite)
      for second in 1...5 {
        _ = interaction.handle(.frame, at: 20 + TimeInterval(second))
        #expect(interaction.progress.isFinite)
      }
      #expect(
        [.presented, .gone, .asking].contains(ModalSituation(interaction)) || interaction.drag != nil)
    }
  }
}
