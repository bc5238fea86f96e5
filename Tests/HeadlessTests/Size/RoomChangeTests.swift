import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("The room changes, whatever the modal is at", .ownWorld) @MainActor struct RoomChangeTests {
  /// The heights at which the modal can stand, and the one it begins with.
  private static let heights: [[ModalDetent]] = [[.large], [.medium, .large]]

  private func open(
    _ edge: ModalEdge, _ detents: [ModalDetent], _ change: RoomChange, isNarrow: Bool = false
  ) -> Screen {
    Screen(device: change.device) {
      $0.edge = edge
      if isNarrow { ($0.size.maximumWidth, $0.size.fillsCompactHeight) = (400, false) }
      $0.dismissal.beginsWithDrag = !change.isRotation
      $0.detents = detents
    }.open()
  }

  /// In every case: from each edge, with one height and with two; and a narrow card.
  private func inEachCase(_ change: RoomChange, _ body: (Screen, Comment) -> Void) {
    for edge in ModalEdge.allCases {
      for detents in Self.heights {
        let screen = open(edge, detents, change)
        body(screen, "from the \(edge), \(detents.count) heights")
      }
    }
    body(open(.bottom, [.medium, .large], change, isNarrow: true), "narrow")
  }

  @Test(
    "the card keeps its progress, or stands at its detent, and nothing is torn",
    arguments: RoomMoment.allCases, RoomChange.allCases)
  func keepsPlace(at moment: RoomMoment, _ change: RoomChange) {
    inEachCase(change) { screen, which in
      moment.bring(screen)
      for step in change.steps {
        let (before, box) = (screen.session?.engine.progress ?? .nan, screen.card.shown.box)
        step(screen.simulator)
        expectPlace(screen, moment, before, which)
        // A rotation turns the coordinates.
        if !change.isRotation { #expect(screen.card.shown.box.isAbout(box, within: Screen.unseen), which) }
      }
      screen.simulator.endTurn()
      if screen.session != nil { #expect(screen.tear == nil, which) }
    }
  }

  private func expectPlace(_ screen: Screen, _ moment: RoomMoment, _ before: CGFloat, _ which: Comment) {
    let home =
      screen.session.map { $0.interaction.stops.position(of: $0.interaction.detent).progress } ?? .nan
    #expect(abs((screen.session?.engine.progress ?? .nan) - (moment.isAtHome ? home : before)) < 1e-9, which)
  }

  @Test(
    "let go in the new container size it ends where it was bound, in order, and leaves as ever",
    arguments: RoomMoment.allCases, RoomChange.allCases)
  func endsInOrder(at moment: RoomMoment, _ change: RoomChange) {
    inEachCase(change) { screen, which in
      let isHigh = screen.offset < 0.2 * screen.travel
      moment.bring(screen)
      for step in change.steps.dropLast() {
        step(screen.simulator)
        screen.clock.advance(by: 0.01)
      }
      finish(screen)
      #expect(screen.isPresented == moment.staysPresented(isHigh: isHigh), which)
      expectOrder(screen, which)
      screen.root.dismiss(animated: true)
      #expect(screen.settle().leftover == nil, which)
      #expect(screen.draft.additionalSafeAreaInsets == .zero, which)
    }
  }

  private func finish(_ screen: Screen) {
    if screen.finger.isDown { screen.restAndLift() }
    screen.session?.dismissal.answer(false)
    screen.settle()
  }

  private func expectOrder(_ screen: Screen, _ which: Comment) {
    guard screen.isPresented, let interaction = screen.session?.interaction else {
      #expect(screen.leftover == nil, which)
      return
    }
    #expect(interaction.phase == .resting(interaction.detent), which)
    #expect(screen.tear == nil, which)
    #expect(!screen.draft.isBeingDismissed && !screen.draft.isBeingPresented, which)
  }

  @Test("after the room has changed in mid-drag, the card goes on with the finger from its next movement")
  func followsOn() {
    for change in RoomChange.allCases {
      inEachCase(change) { screen, which in
        screen.pull(0.3)
        change.steps.dropLast().forEach { $0(screen.simulator) }
        screen.simulator.endTurn()
        let (before, start) = (screen.offset, screen.finger.location)
        let offset = screen.layout.direction.offset(25)
        screen.clock.advance(by: 1.0 / 60)
        screen.finger.move(to: CGPoint(x: start.x + offset.x, y: start.y + offset.y))
        #expect(abs(screen.offset - before - 25) < 0.001, which)
        screen.finger.cancel()
      }
    }
  }
}
