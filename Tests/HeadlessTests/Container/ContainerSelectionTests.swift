import Foundation
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("A container's selection", .ownWorld) struct ContainerSelectionTests {
  @Test("begins with the first child, whose view alone is loaded; all are children")
  func begins() {
    let screen = ContainerScreen()
    #expect(screen.container.children == screen.pages)
    #expect(screen.container.selectedIndex == 0)
    #expect(screen.pages.map(\.isViewLoaded) == [true, false, false])
    #expect(screen.disorder == nil)
  }

  @Test("is nothing where there is no child")
  func isNothing() {
    let screen = ContainerScreen(0)
    #expect(screen.container.selectedIndex == NSNotFound && screen.container.selectedViewController == nil)
    #expect(screen.container.restorationState == nil)
    screen.swipe(by: -200)
    #expect(screen.disorder == nil)
  }

  @Test("slides forward by the width and a gap, fading, and gives both views back")
  func slides() {
    let screen = ContainerScreen()
    screen.container.select(1, animated: true)
    #expect(abs(screen.offset(1) - screen.width - 16) < 1e-9 && screen.offset(0) == 0)
    #expect(screen.pages[1].view.alpha == 0 && screen.pages[0].view.alpha == 1)
    #expect(screen.container.selectedIndex == 1)
    screen.clock.advance(by: 0.1)
    #expect((20...screen.width).contains(screen.offset(1)))
    #expect(abs(screen.offset(1) - screen.offset(0) - screen.width - 16) < 1e-6)
    #expect(abs(screen.pages[0].view.alpha + screen.pages[1].view.alpha - 1) < 1e-5)
    screen.settle()
    #expect(screen.disorder == nil && screen.delegate.selected == ["B"] && screen.delegate.questions == 0)
  }

  @Test("overshoots a little either way", arguments: [true, false])
  func overshoots(isForward: Bool) {
    let screen = ContainerScreen(selected: isForward ? 0 : 1)
    let coming = isForward ? 1 : 0
    screen.container.select(coming, animated: true)
    var offsets: [CGFloat] = []
    screen.clock.wait(for: "the transition to end") {
      screen.container.transitionCoordinator == nil
    } look: {
      offsets.append(screen.offset(coming) * (isForward ? -1 : 1))
    }
    let most = offsets.max() ?? 0
    #expect((3...40).contains(most))
    #expect(screen.disorder == nil)
  }

  @Test("sets out with half of the way per second")
  func setsOut() {
    var ways: [CGFloat] = []
    for velocity in [0, 0.5] {
      let screen = ContainerScreen(framesPerSecond: 120)
      screen.container.choreography = Slide(launchVelocity: velocity)
      screen.container.select(1, animated: true)
      screen.clock.advance(by: 0.03)
      let first = screen.offset(1)
      screen.clock.advance(by: 0.01)
      ways.append((first - screen.offset(1)) / 0.01 / (screen.width + 16))
    }
    #expect(ways[1] - ways[0] > 0.25)
  }

  private struct Slide: TransitionChoreography {
    let launchVelocity: CGFloat
    func tracks(on stage: TransitionStage) -> [TransitionTrack] {
      SiblingSlideTransition().tracks(on: stage)
    }
  }

  @Test(
    "goes the other way for an earlier child, and where lines run from right to left",
    arguments: [
      (false, false, 1.0), (true, false, -1), (false, true, -1), (true, true, 1),
    ])
  func hasDirection(isBackward: Bool, isRightToLeft: Bool, sign: CGFloat) {
    let screen = ContainerScreen(selected: isBackward ? 1 : 0, isRightToLeft: isRightToLeft)
    screen.container.select(isBackward ? 0 : 1, animated: true)
    #expect(abs(screen.offset(isBackward ? 0 : 1) - sign * (screen.width + 16)) < 1e-9)
    #expect(screen.settle().disorder == nil)
  }

  @Test("changes at once without animation")
  func isAtOnce() {
    let screen = ContainerScreen()
    screen.container.selectedIndex = 2
    #expect(screen.disorder == nil && screen.selectedName == "C")
    screen.container.selectedViewController = screen.pages[1]
    #expect(screen.disorder == nil && screen.selectedName == "B")
    #expect(screen.delegate.selected == ["C", "B"])
  }

  @Test("stays where it is asked for the same")
  func isTheSame() {
    let screen = ContainerScreen()
    screen.container.select(0, animated: true)
    #expect(screen.log.calls.isEmpty && screen.container.transitionCoordinator == nil)
    #expect(screen.delegate.selected.isEmpty)
  }

  @Test("stays where it is asked for none of the children, and says so", arguments: [-1, 3, NSNotFound])
  func isOutOfRange(index: Int) {
    let screen = ContainerScreen()
    screen.container.select(index, animated: true)
    screen.container.selectedIndex = index
    screen.container.selectedViewController = UIViewController()
    #expect(screen.container.selectedIndex == 0)
    #expect(screen.reports.take().count == 3)
    #expect(screen.disorder == nil)
  }

  @Test("loads nothing before the container is shown, and asks nobody")
  func isBeforeView() {
    let screen = ContainerScreen()
    let other = TransitionContainerController()
    other.viewControllers = [ContainedPage("X", screen.log), ContainedPage("Y", screen.log)]
    other.select(1, animated: true)
    #expect(other.selectedIndex == 1 && !other.isViewLoaded)
    #expect(!screen.log.take().contains { $0.hasSuffix("loaded") })
  }

  @Test("fades where motion is reduced")
  func fades() {
    let screen = ContainerScreen()
    screen.simulator.isReduceMotionEnabled = true
    screen.container.select(1, animated: true)
    screen.clock.advance(by: 0.1)
    #expect(screen.offset(1) == 0 && (0.02...0.98).contains(screen.pages[1].view.alpha))
    #expect(screen.settle().disorder == nil)
  }

  @Test("is where the same moment shows it at every frame rate", arguments: [60.0, 80, 120])
  func isTheSameAtAnyRate(framesPerSecond: Double) {
    let places = [30, framesPerSecond].map { pace in
      let screen = ContainerScreen(framesPerSecond: pace)
      screen.grab(x: 380)
      screen.drag(by: -200, over: 0.5)
      screen.clock.advance(by: 0.1)
      return screen.offset(1)
    }
    #expect(abs(places[0] - places[1]) < 1e-3)
  }

  @Test("is caught up with in mid-flight: turned round, or begun anew from where it is bound for")
  func changesInFlight() {
    let screen = ContainerScreen()
    screen.container.select(1, animated: true)
    screen.clock.advance(by: 0.15)
    let (place, before) = (screen.offset(1), screen.offset(1))
    screen.container.select(0, animated: true)
    #expect(screen.offset(1) == place && screen.container.selectedIndex == 0)
    screen.clock.advance(by: 1.0 / 60)
    #expect(screen.offset(1) < before)
    #expect(screen.settle().disorder == nil && screen.delegate.selected.isEmpty)
  }

  @Test("turned round twice it arrives")
  func turnsTwice() {
    let screen = ContainerScreen()
    for index in [1, 0, 1] {
      screen.container.select(index, animated: true)
      screen.clock.advance(by: 0.1)
      #expect(screen.container.selectedIndex == index)
    }
    #expect(screen.settle().disorder == nil && screen.delegate.selected == ["B"])
  }

  @Test("of a third child begins where the first change was bound for")
  func selectsThird() {
    let screen = ContainerScreen()
    screen.container.select(1, animated: true)
    screen.clock.advance(by: 0.1)
    screen.container.select(2, animated: true)
    #expect(screen.delegate.selected == ["B"])
    #expect(screen.offset(1) == 0 && screen.pages[0].view.window == nil)
    #expect(screen.settle().disorder == nil && screen.delegate.selected == ["B", "C"])
  }

  @Test("asked for in a callback comes after what is under way")
  func isAskedInCallback() {
    let screen = ContainerScreen()
    screen.pages[1].onCall = { [container = screen.container] call in
      if call == "didAppear" { container.select(2, animated: true) }
    }
    screen.container.select(1, animated: true)
    #expect(screen.settle().disorder == nil && screen.delegate.selected == ["B", "C"])
  }
}
