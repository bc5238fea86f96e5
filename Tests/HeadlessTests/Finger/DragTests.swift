import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A finger on the card", .ownWorld) @MainActor struct DragTests {
  @Test("presenting slides the card up to its place, and it stays")
  func presents() {
    let screen = Screen().open()
    #expect(screen.disorder == nil)
    #expect(screen.draft.calls == ["willAppear", "didAppear"])
  }

  /// How a finger drags a card, and whether that dismisses it.
  struct Gesture: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// As a part of the travel.
    let share: CGFloat
    /// A second movement, without a rest before the release.
    var flick: CGFloat = 0
    let dismisses: Bool
  }

  nonisolated static let gestures = [
    Gesture(testDescription: "a slow drag to 90 % dismisses", share: 0.92, dismisses: true),
    Gesture(testDescription: "a slow drag to 20 % returns", share: 0.2, dismisses: false),
    Gesture(testDescription: "a fast flick over 20 points dismisses", share: 0, flick: 30, dismisses: true),
    Gesture(testDescription: "a flick up at 80 % returns", share: 0.8, flick: -60, dismisses: false),
  ]

  @Test("position and velocity at the release decide", arguments: gestures)
  func decides(_ gesture: Gesture) {
    let screen = Screen().open()
    screen.finger.down(at: screen.grip)
    if gesture.share > 0 { screen.drag(by: screen.travel * gesture.share, over: 2) }
    if gesture.flick == 0 { screen.clock.advance(by: 0.3) }
    if gesture.flick != 0 { screen.drag(by: gesture.flick, over: 0.03) }
    screen.lift()
    #expect((gesture.dismisses ? screen.leftover : screen.disorder) == nil)
  }

  @Test("a thrown card is gone for UIKit as soon as it is out of sight", arguments: [30, 200] as [CGFloat])
  func endsOutOfSight(points: CGFloat) {
    let screen = Screen(framesPerSecond: 120).open()
    screen.transition.delegate = nil
    let height = screen.simulator.window?.bounds.height ?? 0
    screen.finger.down(at: screen.grip)
    screen.drag(by: points, over: 0.04)
    screen.finger.up()
    screen.clock.wait(for: "the card to be out of sight") { screen.cardTop >= height - 1 || screen.isGone }
    screen.clock.advance(by: 0.03)
    #expect(screen.isGone)
  }

  @Test("a finger that goes sideways leaves the card, also to the next finger", arguments: [-150, 150])
  func sideways(points: CGFloat) {
    let screen = Screen().open()
    for down in [100, 5] as [CGFloat] {
      screen.finger.down(at: screen.grip)
      screen.drag(by: down, sideways: points)
      #expect(screen.offset == 0)
      screen.finger.up()
      #expect(screen.disorder == nil)
    }
    screen.grab(80)
    #expect(screen.cardTop > screen.restingTop + 50)
  }
}
