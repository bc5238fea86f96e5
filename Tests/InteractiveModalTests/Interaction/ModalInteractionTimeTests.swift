import Foundation
import Testing

@testable import InteractiveModal

@Suite("A modal's clock and room")
struct ModalInteractionTimeTests {
  // MARK: The time that the screen shows

  @Test(
    "a flight that begins between two frames begins at the time that the screen shows",
    arguments: [
      (10.12, 10.2), (10.199, 10.2), (10.2, 10.2), (10.25, 10.25),
    ] as [(TimeInterval, TimeInterval)])
  func shownTime(event: TimeInterval, start: TimeInterval) {
    let coming = ModalSituation.coming.make().after(.frame(at: 10.2))
    #expect(coming.after(.sent(to: .dismissed, at: event)).flight?.startTime == start)
    #expect(coming.after(.touched, .lifted(at: event)).flight?.startTime == start)
    #expect(coming.after(.touched, .cancelled(at: event)).flight?.startTime == start)
    let dragged = coming.after(.touched, .began(.granted))
    #expect(dragged.after(.released(velocity: 0, at: event)).flight?.startTime == start)
  }

  @Test("drawn again for the time it already shows, a modal that turned round is where it was")
  func sameFrame() {
    let coming = ModalSituation.coming.make().after(.frame(at: 10.2))
    let turned = coming.after(.sent(to: .dismissed, at: 10.19), .frame(at: 10.2))
    #expect(turned.fraction == coming.fraction)
    #expect(turned.velocity == coming.velocity)
  }

  @Test("before any frame a flight begins with its event")
  func firstFlight() {
    #expect(ModalSituation.gone.make().after(.sent(to: .presented, at: 3.5)).flight?.startTime == 3.5)
  }

  // MARK: A new room

  @Test("a new travel keeps the fraction, and what the modal does", arguments: ModalSituation.allCases)
  func travel(in situation: ModalSituation) {
    let before = situation.make()
    var interaction = before
    interaction.travel = 350
    #expect(interaction.fraction == before.fraction)
    #expect(interaction.state == before.state)
    #expect(interaction.after(.frame(at: 10.15)).fraction == before.after(.frame(at: 10.15)).fraction)
  }

  @Test("a flight goes on as fast for its room: the same shares in the same time")
  func flightInNewRoom() {
    let before = ModalSituation.going.make()
    var interaction = before
    interaction.travel = 400
    let (wide, low) = (before.after(.frame(at: 10.15)), interaction.after(.frame(at: 10.15)))
    #expect(low.fraction == wide.fraction)
    #expect((low.velocity - wide.velocity / 2).magnitude < 1e-9)
  }

  @Test("a drag goes on from where it is, at the finger's pace")
  func dragInNewRoom() {
    var interaction = ModalSituation.dragged.make()
    interaction.travel = 400
    #expect((interaction.fraction - 0.3).magnitude < 1e-12)
    _ = interaction.handle(.moved(by: 40, velocity: 100))
    #expect((interaction.fraction - 0.4).magnitude < 1e-12)
    #expect(interaction.velocity == 100)
    let released = interaction.after(.released(velocity: 100, at: 20))
    #expect(released.flight?.velocity == 0.25)
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
    #expect((interaction.fraction - 0.3).magnitude < 1e-12)
  }

  // MARK: Readings that are none

  private static let noNumbers = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude] as [CGFloat]

  @Test(
    "a move that is no length moves nothing",
    arguments: noNumbers, ModalSituation.allCases.filter(\.isHeld))
  func noMove(points: CGFloat, in situation: ModalSituation) {
    let held = situation.make()
    let moved = held.after(.moved(by: points, velocity: 90), .moved(by: points, velocity: 90))
    #expect(moved.fraction == held.fraction)
    let later = moved.after(.moved(by: 8, velocity: 90))
    #expect(later.fraction == held.after(.moved(by: 8, velocity: 90)).fraction)
  }

  @Test("a speed that is none counts as rest", arguments: noNumbers)
  func noVelocity(velocity: CGFloat) {
    let moved = ModalSituation.dragged.make().after(.moved(by: 8, velocity: velocity))
    #expect(moved.velocity == 0)
    #expect((moved.fraction - 0.31).magnitude < 1e-12)
    for (points, situation) in [(0, ModalSituation.coming), (300, .going)] as [(CGFloat, ModalSituation)] {
      let released = ModalSituation.dragged.make()
        .after(.moved(by: points, velocity: 0), .released(velocity: velocity, at: 20))
      #expect(ModalSituation(released) == situation, "its place decides")
      #expect(released.flight?.velocity == 0)
    }
  }

  @Test(
    "whatever the clock says, a flight is somewhere, and ends",
    arguments: [.nan, .infinity, -.infinity, 0, -1e9] as [TimeInterval], ModalSituation.allCases)
  func noTime(time: TimeInterval, in situation: ModalSituation) {
    let events: [InteractionState.Event] = [
      .released(velocity: 900, at: time), .lifted(at: time), .sent(to: .presented, at: time),
      .sent(to: .dismissed, at: time),
    ]
    for event in events {
      var interaction = situation.make().after(event, .frame(at: time), event)
      #expect(interaction.fraction.isFinite)
      #expect(interaction.velocity.isFinite)
      for second in 1...5 {
        _ = interaction.handle(.frame(at: 20 + TimeInterval(second)))
        #expect(interaction.fraction.isFinite)
      }
      #expect(
        [.presented, .gone, .asking].contains(ModalSituation(interaction)) || interaction.grip != nil)
    }
  }
}
