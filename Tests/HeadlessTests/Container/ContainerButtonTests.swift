import Foundation
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("A container's buttons, and what is kept of the selection", .ownWorld)
struct ContainerButtonTests {
  private func makeScreen(
    _ placement: TransitionContainerController.ButtonPlacement = .bottom, isRightToLeft: Bool = false
  ) -> ContainerScreen {
    ContainerScreen(isRightToLeft: isRightToLeft) { $0.buttonPlacement = placement }
  }

  @Test(
    "are there for each child, where they are wanted",
    arguments: TransitionContainerController.ButtonPlacement.allCases)
  func arePlaced(placement: TransitionContainerController.ButtonPlacement) {
    let screen = makeScreen(placement)
    let safe = screen.container.view.safeAreaInsets
    let added = screen.pages[0].view.safeAreaInsets
    #expect(screen.buttons.count == (placement == .none ? 0 : 3))
    #expect(added.left == safe.left && added.right == safe.right)
    #expect(added.top - safe.top == (placement == .top ? 44 : 0))
    #expect(added.bottom - safe.bottom == (placement == .bottom ? 44 : 0))
    screen.container.buttonPlacement = .none
    screen.simulator.settleLayout()
    #expect(screen.buttons.isEmpty && screen.pages[0].additionalSafeAreaInsets == .zero)
    screen.container.buttonPlacement = placement
    screen.simulator.settleLayout()
    #expect(screen.buttons.map(\.currentTitle) == (placement == .none ? [] : ["A", "B", "C"]))
    #expect(screen.pages[0].view.safeAreaInsets == added)
  }

  @Test("select, take it back in mid-flight, and show what is selected, to VoiceOver too")
  func select() {
    let screen = makeScreen()
    screen.tapButton("B")
    #expect(screen.delegate.questions == 1 && screen.container.selectedIndex == 1)
    #expect(screen.offset(1) > 0, "the page comes with a transition")
    #expect(screen.buttons.map(\.isSelected) == [false, true, false])
    #expect(screen.buttons.map { $0.accessibilityTraits.contains(.selected) } == [false, true, false])
    #expect(screen.buttons.allSatisfy { $0.accessibilityTraits.contains(.button) })
    #expect(screen.buttons.map(\.accessibilityLabel) == ["A", "B", "C"])
    #expect(screen.settle().disorder == nil && screen.delegate.selected == ["B"])
    screen.tapButton("A")
    screen.clock.advance(by: 0.1)
    screen.tapButton("B")
    #expect(screen.buttons.map(\.isSelected) == [false, true, false])
    #expect(screen.settle().disorder == nil && screen.selectedName == "B")
  }

  @Test(
    "change their colours with the finger, and have the former ones after a cancel", arguments: [-90, -300])
  func followFinger(points: CGFloat) throws {
    let screen = makeScreen()
    let row = try #require(screen.buttons.first?.superview)
    #expect(row.subviews.count == 3)
    screen.finger.down(at: CGPoint(x: 350, y: 400))
    screen.drag(by: CGVector(dx: points, dy: 0))
    let picture = try #require(row.subviews.last)
    let (share, opacity) = (
      -screen.offset(0) / (screen.width + 16), picture.layer.presentation()?.opacity ?? 0
    )
    #expect((0.1...0.9).contains(share) && abs(CGFloat(opacity) - (1 - share)) < 0.02)
    #expect(screen.release().disorder == nil && row.subviews.count == 3)
    #expect(
      screen.buttons.map(\.isSelected) == (points < -100 ? [false, true, false] : [true, false, false]))
  }

  @Test("do nothing where that is refused, or selected already")
  func areRefused() {
    let screen = makeScreen()
    screen.tapButton("A")
    #expect(screen.delegate.questions == 0)
    screen.delegate.allows = false
    screen.tapButton("B")
    #expect(screen.delegate.questions == 1 && screen.selectedName == "A" && screen.disorder == nil)
  }

  @Test(
    "are equally wide, in the order of reading, between the safe areas of the sides and off the system's bars",
    arguments: [TransitionContainerController.ButtonPlacement.top, .bottom], [false, true])
  func areInOrder(placement: TransitionContainerController.ButtonPlacement, isRightToLeft: Bool) throws {
    let screen = makeScreen(placement, isRightToLeft: isRightToLeft)
    let row = try #require(screen.buttons.first?.superview)
    for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
      screen.simulator.rotate(to: orientation)
      screen.container.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 7, bottom: 5, right: 22)
      screen.settle()
      let (bounds, safe) = (screen.container.view.bounds, screen.container.view.safeAreaInsets)
      let (width, isTop) = ((bounds.width - safe.left - safe.right) / 3, placement == .top)
      let top = isTop ? safe.top : bounds.height - safe.bottom - 44
      for (index, button) in screen.buttons.enumerated() {
        let x = safe.left + width * CGFloat(isRightToLeft ? 2 - index : index)
        let frame = button.convert(button.bounds, to: screen.container.view)
        #expect(frame.isAbout(CGRect(x: x, y: top, width: width, height: 44)), "\(frame)")
      }
      let height = 44 + (isTop ? safe.top : safe.bottom)
      let y = isTop ? 0 : bounds.height - height
      #expect(row.frame.isAbout(CGRect(x: 0, y: y, width: bounds.width, height: height)))
    }
  }

  @Test("follow the list of children, and leave alone what the app adds to a safe area")
  func followChildren() {
    let screen = makeScreen()
    let gone = screen.pages[0]
    gone.additionalSafeAreaInsets.top = 7
    screen.container.viewControllers = [screen.pages[2], screen.pages[1]]
    screen.simulator.settleLayout()
    #expect(screen.buttons.map(\.currentTitle) == ["C", "B"])
    #expect(gone.additionalSafeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
    screen.pages[2].title = "New"
    screen.container.updateButtons()
    #expect(screen.buttons.map(\.currentTitle) == ["New", "B"])
    #expect(screen.disorder == nil)
  }

  // MARK: What is kept

  @Test("named twice, a child counts once; the container is none of its own")
  func isNamedTwice() {
    let screen = ContainerScreen()
    screen.container.viewControllers = [screen.pages[0], screen.pages[0], screen.container]
    #expect(screen.container.viewControllers == [screen.pages[0]])
    #expect(screen.reports.take().count == 2 && screen.disorder == nil)
  }

  @Test("of what is gone nothing is kept", arguments: [0.05, 5])
  func isReleased(after seconds: Double) {
    weak var container: TransitionContainerController?
    weak var page: ContainedPage?
    let simulator: Simulator
    do {
      let screen = makeScreen()
      simulator = screen.simulator
      (container, page) = (screen.container, screen.pages[1])
      screen.select(1, for: seconds)
      screen.simulator.window?.rootViewController = UIViewController()
      screen.settle()
      TransitionReport.onReport = { _ in }
    }
    simulator.clock.advance(by: 1)
    #expect(container == nil && page == nil)
  }
}
