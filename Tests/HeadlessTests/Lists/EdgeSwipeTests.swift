import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("The system's swipe back in a card", .ownWorld) @MainActor struct EdgeSwipeTests {
  /// A card with a navigation controller, its second page on show.
  private struct Desk {
    let screen: Screen
    let navigation: UINavigationController
    let top: UIViewController
    let list: UIScrollView

    @MainActor init(
      deliversInward: Bool = false, isRightToLeft: Bool = false, systemVersion: Int = 18,
      edge modalEdge: ModalEdge = .bottom
    ) {
      screen = Screen(framesPerSecond: 120) { $0.edge = modalEdge }.open()
      screen.simulator.systemVersion = systemVersion
      if isRightToLeft { screen.simulator.userInterfaceLayoutDirection = .rightToLeft }
      screen.simulator.deliversInward = deliversInward
      navigation = UINavigationController(rootViewController: UIViewController())
      top = UIViewController()
      list = FiftyRows()
      list.frame = top.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      top.view.addSubview(list)
      navigation.pushViewController(top, animated: false)
      screen.draft.addChild(navigation)
      screen.cover(with: navigation.view)
      navigation.didMove(toParent: screen.draft)
      screen.settle()
      edge = isRightToLeft ? 389 : 4
    }

    let edge: CGFloat
    @MainActor func touchEdge() { screen.finger.down(at: CGPoint(x: edge, y: 400)) }
    @MainActor var shift: CGFloat { top.view.shown.position.x - navigation.view.bounds.width / 2 }
  }

  /// Whether a finger begins on the content, where iOS 26 pops a page too; how events come, and how lines are read.
  private nonisolated static let starts = [false, true].flatMap { isOnContent in
    [(false, false), (true, false), (false, true), (true, true)].map { (isOnContent, $0.0, $0.1) }
  }

  private func desk(_ start: (isOnContent: Bool, deliversInward: Bool, isRightToLeft: Bool)) -> Desk {
    let desk = Desk(
      deliversInward: start.deliversInward, isRightToLeft: start.isRightToLeft,
      systemVersion: start.isOnContent ? 26 : 18)
    desk.screen.finger.down(at: CGPoint(x: start.isOnContent ? 200 : desk.edge, y: 400))
    return desk
  }

  @Test("inward the page goes with the finger, wherever it goes then, and the card stands", arguments: starts)
  func pops(_ start: (isOnContent: Bool, deliversInward: Bool, isRightToLeft: Bool)) {
    let (desk, sign) = (desk(start), start.isRightToLeft ? -1 : 1 as CGFloat)
    desk.screen.drag(by: 15, sideways: sign * 150)
    #expect(desk.shift * sign > 130)
    desk.screen.drag(by: 300)
    desk.screen.drag(by: -100, sideways: sign * 30)
    #expect(desk.shift * sign > 160)
    #expect(desk.screen.disorder == nil && desk.list.contentOffset.y == desk.list.top)
    desk.screen.drag(by: 0, sideways: sign * 50)
    desk.screen.release()
    #expect(desk.navigation.viewControllers.count == 1)
    #expect(desk.screen.disorder == nil && desk.screen.delegate.questions == 0)
  }

  @Test("down the card is dragged, and the page stands", arguments: starts)
  func drags(_ start: (isOnContent: Bool, deliversInward: Bool, isRightToLeft: Bool)) {
    let (desk, sign) = (desk(start), start.isRightToLeft ? -1 : 1 as CGFloat)
    desk.screen.drag(by: 200, sideways: sign * 30)
    #expect(desk.screen.cardTop > desk.screen.restingTop + 150)
    desk.screen.drag(by: 0, sideways: sign * 150)
    #expect(desk.shift == 0)
    desk.screen.drag(by: 200, over: 0.1)
    #expect(desk.screen.lift().leftover == nil)
  }

  @Test(
    "on iOS 26 a page of a drawer that leaves sideways is popped first, then the drawer goes",
    arguments: [false, true])
  func drawer(deliversInward: Bool) {
    let desk = Desk(deliversInward: deliversInward, systemVersion: 26, edge: .trailing)
    let start = CGPoint(x: 150, y: 400)
    desk.screen.finger.down(at: start)
    desk.screen.drag(by: 0, sideways: 150)
    #expect(desk.shift > 120 && desk.screen.disorder == nil)
    desk.screen.drag(by: 0, sideways: 100)
    desk.screen.release()
    #expect(desk.navigation.viewControllers.count == 1 && desk.screen.disorder == nil)
    desk.screen.finger.down(at: start)
    desk.screen.drag(by: 0, sideways: 150)
    #expect(desk.screen.offset > 120)
  }

  @Test("a card on its way is caught at the edge, and the page stands")
  func caught() {
    let desk = Desk()
    desk.screen.grab(300)
    desk.screen.restAndLift()
    desk.screen.clock.advance(by: 0.08)
    let top = desk.screen.cardTop
    desk.touchEdge()
    desk.screen.drag(by: 0, sideways: 150)
    #expect(abs(desk.screen.cardTop - top) < Screen.unseen && top > desk.screen.restingTop + 20)
    #expect(desk.shift == 0)
    #expect(desk.screen.lift().disorder == nil)
  }
}
