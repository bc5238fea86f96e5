import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Navigation", .ownWorld) struct NavigationControllerTests {
  /// Pages that the system slides.
  private let trail = Trail()
  private var stage: Stage { trail.stage }
  private var navigation: UINavigationController { trail.navigation }
  private var first: UIViewController { trail.pages[0] }
  private var second: UIViewController { trail.pages[1] }

  init() { trail.delegate.animates = false }

  /// Appearance and the ends of containment since the last call.
  private func events() -> [String] {
    let left = ["willMove", "isAppearing", "didLoad", "show", "?"]
    return trail.journal.read().filter { entry in !left.contains { entry.contains($0) } }
  }

  @Test("a push and a pop bracket appearance and containment, animated or not", arguments: [true, false])
  func pushAndPop(animated: Bool) {
    navigation.pushViewController(second, animated: animated)
    stage.clock.runUntilIdle()
    #expect(
      events() == [
        "first willDisappear", "second willAppear", "first didDisappear", "second didAppear",
        "second didMove in",
      ])
    #expect(navigation.popViewController(animated: animated) === second)
    stage.clock.runUntilIdle()
    #expect(
      events() == [
        "second willDisappear", "first willAppear", "second didDisappear", "first didAppear",
        "second didMove out",
      ])
    #expect(second.view.superview == nil && second.parent == nil && trail.complaints.isEmpty)
    #expect(navigation.popViewController(animated: animated) == nil)
  }

  @Test("the delegate is told of each page, including the first")
  func delegate() {
    let delegate = StubNavigationDelegate(Journal())
    delegate.animates = false
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.title = "root"
    navigation.delegate = delegate
    let stage = Stage(root: navigation)
    navigation.pushViewController(second, animated: true)
    stage.clock.runUntilIdle()
    #expect(
      delegate.journal.read() == [
        "will show root", "did show root", "push from root to second?", "will show second", "did show second",
      ], "without an animator no interaction controller is asked for")
  }

  @Test("pages slide to their frames; a pop during a push ends the push at once (F214)")
  func slide() {
    navigation.pushViewController(second, animated: true)
    #expect(second.view.center.x > 393)
    stage.clock.advance(by: 0.1)
    #expect(second.view.center.x < 393 && first.view.center.x < 393 / 2)
    navigation.popViewController(animated: true)
    stage.clock.runUntilIdle()
    #expect(navigation.topViewController === first && first.view.frame == navigation.view.bounds)
    let events = events()
    #expect(events.filter { $0 == "second didAppear" }.count == 1)
    #expect(events.last == "second didMove out" && trail.complaints.isEmpty)
    navigation.pushViewController(second, animated: true)
    stage.clock.runUntilIdle()
    #expect(second.view.frame == navigation.view.bounds && first.view.superview == nil)
  }

  @Test("the bar is below the status bar and adds to the content's safe area")
  func bar() {
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(first.view.safeAreaInsets.top == 103)
    stage.simulator.rotate(to: .landscapeLeft)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59))
  }
}
