import TestWorld
import Testing

@testable import UIKit

/// With another delegate of its own, the edge swipe pops by the animator of the navigation controller's
/// delegate (F209, F286, F327, F328).
@MainActor @Suite("The edge swipe with a delegate", .ownWorld) final class CustomPopGestureTests {
  private let answers = GestureAnswers()

  private func swipe(_ trail: Trail, by way: CGFloat = 200) {
    trail.navigation.interactivePopGestureRecognizer?.delegate = answers
    trail.stage.down(at: CGPoint(x: 4, y: 400))
    trail.stage.drag(by: CGVector(dx: way, dy: 0), over: 0.4)
  }

  @Test(
    "an animator without an interaction controller runs by itself, whatever the finger does",
    arguments: [true, false])
  func uninteractive(isLifted: Bool) throws {
    let trail = Trail(depth: 2)
    swipe(trail)
    #expect(trail.story().first == "pop from second to first?")
    #expect(trail.animator.context?.isInteractive == false)
    #expect(trail.pages[1].view.center.x == 196.5)
    if isLifted { trail.stage.restAndLift() } else { trail.stage.cancel() }
    trail.settle()
    #expect(trail.stack == ["first"])
    trail.finish()
    #expect(trail.story().suffix(2) == ["did show first", "animationEnded true"])
    #expect(trail.complaints.isEmpty)
  }

  @Test("it begins on the root page without effect")
  func root() {
    let trail = Trail()
    swipe(trail)
    trail.stage.restAndLift()
    trail.settle()
    #expect(answers.journal.read().contains("delegate: begin?"))
    #expect(trail.stack == ["first"] && trail.story() == [] && trail.complaints.isEmpty)
  }

  @Test("an app's pan and the edge swipe can wait for each other", arguments: [true, false])
  func rivals(waits: Bool) {
    let trail = Trail(depth: 2)
    let (log, rival) = (ActionLog(), GestureAnswers())
    (rival.requiresFailure, rival.isRequiredToFail) = (waits, !waits)
    let pan = UIPanGestureRecognizer(on: waits ? trail.pages[1].view : trail.navigation.view, log)
    pan.delegate = rival
    swipe(trail)
    #expect(trail.story().contains("pop from second to first?") == waits)
    #expect(log.states.contains(.began) == !waits)
  }
}
