import Foundation
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("A container's selection", .ownWorld) struct ContainerSelectionTests {
  @Test("begins with the first child, whose view alone is loaded; all are children")
  func begins() {
    let screen = ContainerScreen()
    #expect(screen.container.children == screen.pages && screen.container.selectedIndex == 0)
    #expect(screen.pages.map(\.isViewLoaded) == [true, false, false] && screen.disorder == nil)
  }

  @Test("is nothing where there is no child")
  func isNothing() {
    let screen = ContainerScreen(0)
    #expect(screen.container.selectedIndex == NSNotFound && screen.container.selectedViewController == nil)
    screen.swipe(by: -200)
    #expect(screen.disorder == nil)
  }

  @Test(
    "slides by the width and a gap, without fading, as the order and the way of reading are, and gives views back",
    arguments: [
      (false, false, 1.0), (true, false, -1), (false, true, -1), (true, true, 1),
    ])
  func slides(isBackward: Bool, isRightToLeft: Bool, sign: CGFloat) {
    let screen = ContainerScreen(selected: isBackward ? 1 : 0, isRightToLeft: isRightToLeft)
    let (coming, going) = isBackward ? (0, 1) : (1, 0)
    let travel = screen.width + 16
    screen.container.select(coming, animated: true)
    #expect(abs(screen.offset(coming) - sign * travel) < 1e-9 && screen.offset(going) == 0)
    func expectOpaque() { #expect(screen.pages.prefix(2).allSatisfy { $0.view.shown.alpha == 1 }) }
    expectOpaque()
    #expect(screen.container.content?.clipsToBounds == true, "a page beside the container is not seen")
    #expect(screen.container.selectedIndex == coming)
    screen.clock.advance(by: 0.1)
    #expect((20...screen.width).contains(sign * screen.offset(coming)))
    #expect(abs(sign * (screen.offset(coming) - screen.offset(going)) - travel) < 1e-6)
    expectOpaque()
    var most: CGFloat = 0
    screen.clock.wait(for: "the transition to end") {
      screen.container.transitionCoordinator == nil
    } look: {
      most = max(most, -sign * screen.offset(coming))
    }
    #expect((3...40).contains(most), "it overshoots a little")
    #expect(screen.settle().disorder == nil && screen.delegate.questions == 0)
    #expect(screen.delegate.selected == [isBackward ? "A" : "B"])
  }

  @Test("sets out with the velocity of the choreography, forwards or backwards", arguments: [true, false])
  func setsOut(isBackward: Bool) {
    let speeds = [0, 0.5, -0.5, .nan, .infinity].map { velocity in
      let screen = ContainerScreen(selected: isBackward ? 1 : 0, framesPerSecond: 120)
      screen.container.choreography = Slide(launchVelocity: velocity)
      screen.select(isBackward ? 0 : 1, for: 0.03)
      let first = screen.offset(1)
      screen.clock.advance(by: 0.01)
      return (first - screen.offset(1)) / 0.01 / (screen.width + 16) * (isBackward ? -1 : 1)
    }
    #expect(speeds[1] > speeds[0] + 0.25 && speeds[2] < speeds[0] - 0.1, "\(speeds)")
    #expect(speeds[3] == speeds[0] && speeds[4] == speeds[0])
    #expect(SiblingSlideTransition().launchVelocity == 0.5 && PageSlideTransition().launchVelocity == 0)
  }

  private struct Slide: TransitionChoreography {
    let launchVelocity: CGFloat
    func tracks(on stage: TransitionStage) -> [TransitionTrack] {
      SiblingSlideTransition().tracks(on: stage)
    }
  }

  @Test("changes at once without animation, and stays where it is asked for the same")
  func isAtOnce() {
    let screen = ContainerScreen()
    screen.container.select(0, animated: true)
    #expect(screen.log.calls.isEmpty && screen.container.transitionCoordinator == nil)
    screen.container.selectedIndex = 2
    #expect(screen.disorder == nil && screen.selectedName == "C")
    screen.container.selectedViewController = screen.pages[1]
    #expect(screen.disorder == nil && screen.selectedName == "B")
    #expect(screen.delegate.selected == ["C", "B"])
  }

  @Test("goes on to return after a swipe that was too short, where its child is asked for")
  func isReturning() {
    let screen = ContainerScreen()
    screen.swipe(by: -90)
    let offset = screen.offset(0)
    screen.container.select(0, animated: true)
    #expect(offset < -20 && abs(screen.offset(0) - offset) < 0.01 && screen.selectedName == "A")
    #expect(screen.settle().disorder == nil && screen.selectedName == "A" && screen.offset(0) == 0)
  }

  @Test("stays where it is asked for none of the children, and says so", arguments: [-1, 3, NSNotFound])
  func isOutOfRange(index: Int) {
    let screen = ContainerScreen()
    screen.container.select(index, animated: true)
    screen.container.selectedIndex = index
    screen.container.selectedViewController = UIViewController()
    #expect(screen.container.selectedIndex == 0)
    #expect(screen.reports.take().count == 3 && screen.disorder == nil)
  }

  @Test("loads nothing before the container is shown, and asks no delegate")
  func isBeforeView() {
    let screen = ContainerScreen()
    let other = TransitionContainerController()
    other.viewControllers = [ContainedPage("X", screen.log), ContainedPage("Y", screen.log)]
    other.select(1, animated: true)
    #expect(other.selectedIndex == 1 && !other.isViewLoaded)
    #expect(!screen.log.take().contains { $0.hasSuffix("loaded") })
  }

  @Test("of a third child begins where the first change was bound for, in a callback after what runs")
  func selectsThird() {
    let screen = ContainerScreen()
    screen.select(1, for: 0.1)
    screen.pages[2].onCall = { [container = screen.container] call in
      if call == "didAppear" { container.select(0, animated: true) }
    }
    screen.container.select(2, animated: true)
    #expect(screen.delegate.selected == ["B"])
    #expect(screen.offset(1) == 0 && screen.pages[0].view.window == nil)
    #expect(screen.settle().disorder == nil && screen.delegate.selected == ["B", "C", "A"])
  }

  @Test("of a child that the same callback has removed before changes nothing")
  func selectsRemoved() {
    let screen = ContainerScreen()
    let pages = screen.pages
    pages[1].onCall = { [container = screen.container] call in
      guard call == "didAppear" else { return }
      container.viewControllers = [pages[0], pages[1]]
      container.selectedViewController = pages[2]
    }
    screen.container.select(1, animated: true)
    #expect(screen.settle().disorder == nil && screen.selectedName == "B" && pages[2].parent == nil)
  }

  @Test(
    "asks its delegate for the style of each transition, with the child that leaves and the one that comes")
  func asksForStyle() {
    let screen = ContainerScreen()
    var questions: [String] = []
    screen.delegate.style = {
      questions.append("\($0.title ?? "") to \($1.title ?? "")")
      return .choreography(CrossFadeTransition())
    }
    screen.select(2, for: 0.1)
    #expect(screen.offset(2) == 0 && (0.02...0.98).contains(screen.pages[2].view.shown.alpha))
    screen.settle()
    screen.select(0, for: 0.1)
    #expect(screen.settle().disorder == nil && questions == ["A to C", "C to A"])
    screen.container.select(1, animated: false)
    #expect(questions.count == 2)
  }

  @Test(
    "a page fills the container as soon as it comes, and again if the app has moved it",
    arguments: [true, false])
  func fills(animated: Bool) {
    let screen = ContainerScreen()
    let page = screen.pages[1].view
    page?.frame = CGRect(x: 5, y: 5, width: 50, height: 60)
    screen.container.select(1, animated: animated)
    #expect(page?.bounds.size == screen.container.view.bounds.size)
    #expect(page?.center == screen.container.view.center && screen.settle().disorder == nil)
    page?.frame = CGRect(x: 5, y: 5, width: 50, height: 60)
    screen.container.view.setNeedsLayout()
    screen.simulator.settleLayout()
    #expect(screen.disorder == nil && page?.frame == screen.container.view.bounds)
  }

  @Test("a hidden container shows the new page alone")
  func isHidden() {
    let screen = ContainerScreen()
    screen.simulator.window?.rootViewController = UIViewController()
    screen.settle()
    screen.container.selectedIndex = 1
    #expect(screen.container.content?.subviews == [screen.pages[1].view] && screen.faultNow == nil)
  }
}
