import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A finger on the card", .ownWorld) @MainActor struct DragTests {
  @Test(
    "an update has how much of the card is on the screen, under a finger and at rest",
    arguments: ModalEdge.allCases, [Device.iPhone15, .iPadAir])
  func visibleLength(edge: ModalEdge, device: Device) throws {
    let screen = Screen(device: device) {
      $0.edge = edge
      $0.detents = [.medium, .large]
    }.open()
    let (container, direction) = (try #require(screen.container), screen.layout.direction)
    let end = direction.farEdge(of: container.bounds) + direction.length(of: container.bounds.size)
    func expectSeen() {
      let seen = end - direction.farEdge(of: screen.card.shown.box)
      let told = screen.delegate.updates.last?.visibleLength ?? .nan
      #expect(abs(told - max(seen, 0)) < Screen.unseen, "\(told), and \(seen) are seen")
    }
    expectSeen()
    let way = direction.offset(60)
    screen.finger.down(at: CGPoint(x: screen.card.shown.box.midX, y: screen.card.shown.box.midY))
    screen.drag(by: CGVector(dx: way.x, dy: way.y), over: 0.3)
    expectSeen()
    screen.restAndLift()
    screen.settle()
    expectSeen()
    screen.draft.selectModalDetent(.large, animated: true)
    screen.settle()
    expectSeen()
    screen.dismiss()
    #expect(screen.delegate.updates.last?.visibleLength == 0)
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
