import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("What a container's children are told, in order", .ownWorld) struct ContainerCallTests {
  /// What happens, and what is told then.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let calls: [String]
    let act: @MainActor @Sendable (ContainerScreen) -> Void
  }

  nonisolated private static let begins = ["B loaded", "A willDisappear", "B willAppear"]
  nonisolated private static let forth = begins + ["A didDisappear", "B didAppear"]
  nonisolated private static let back =
    begins + ["B willDisappear", "B didDisappear", "A willAppear", "A didAppear"]
  nonisolated private static let swap = [
    "B willDisappear", "C willAppear", "B didDisappear", "C didAppear",
  ]

  /// Selects the second child, and lets a tenth of a second pass.
  private static func begin(_ screen: ContainerScreen) {
    screen.select(1, for: 0.1)
  }

  @Test("a container whose view is loaded shows the selected child, before it appears")
  func loaded() {
    let pages = [UIViewController(), UIViewController()]
    let container = TransitionContainerController()
    container.setViewControllers(pages, animated: false)
    container.loadViewIfNeeded()
    #expect(pages[0].view.isDescendant(of: container.view))
  }

  nonisolated static let cases: [Case] = [
    Case(testDescription: "selected with a transition", calls: forth) {
      $0.container.select(1, animated: true)
    },
    Case(testDescription: "selected at once", calls: forth) { $0.container.select(1, animated: false) },
    Case(testDescription: "swiped", calls: forth) { $0.swipe(by: -250) },
    Case(testDescription: "swiped, and back", calls: back) { $0.swipe(by: -60) },
    Case(testDescription: "taken back in mid-flight", calls: back) { screen in
      begin(screen)
      screen.container.select(0, animated: true)
    },
    Case(
      testDescription: "taken back at once in mid-flight",
      calls: forth + ["B willDisappear", "A willAppear", "B didDisappear", "A didAppear"]
    ) { screen in
      begin(screen)
      screen.container.select(0, animated: false)
    },
    Case(testDescription: "another selected in mid-flight", calls: forth + ["C loaded"] + swap) { screen in
      begin(screen)
      screen.container.select(2, animated: true)
    },
    Case(
      testDescription: "the selected one removed", calls: ["A willMove out"] + forth + ["A didMove out"]
    ) { $0.container.viewControllers = Array($0.pages.dropFirst()) },
    Case(testDescription: "another added", calls: ["D willMove in", "D didMove in"]) {
      $0.container.viewControllers += [ContainedPage("D", $0.log)]
    },
    Case(
      testDescription: "another removed", calls: ["B willMove out", "B didMove out"]
    ) { $0.container.viewControllers = [$0.pages[0], $0.pages[2]] },
    Case(
      testDescription: "the one that comes removed in mid-flight",
      calls: forth + ["B willMove out", "C loaded"] + swap + ["B didMove out"]
    ) { screen in
      begin(screen)
      screen.container.viewControllers = [screen.pages[0], screen.pages[2]]
    },
    Case(
      testDescription: "all removed in mid-drag",
      calls: back + [
        "A willMove out", "B willMove out", "C willMove out", "A willDisappear", "A didDisappear",
        "A didMove out", "B didMove out", "C didMove out",
      ]
    ) { screen in
      screen.grab()
      screen.drag(by: -150)
      screen.container.viewControllers = []
    },
    Case(
      testDescription: "removed from the window in mid-flight",
      calls: forth + ["B willDisappear", "B didDisappear"]
    ) { screen in
      begin(screen)
      screen.simulator.window?.rootViewController = UIViewController()
    },
  ]

  @Test("that makes sense, and nothing is left behind", arguments: cases)
  func tells(_ example: Case) {
    let screen = ContainerScreen()
    example.act(screen)
    screen.settle()
    #expect(screen.log.calls == example.calls && screen.disorder == nil)
  }

  @Test("and whether it is animated")
  func animated() {
    let changes: [(isAnimated: Bool, act: (ContainerScreen) -> Void)] = [
      (true, { $0.container.select(1, animated: true) }), (true, { $0.swipe(by: -60) }),
      (false, { $0.container.select(1, animated: false) }),
      (false, { $0.container.viewControllers = Array($0.pages.dropFirst()) }),
    ]
    for (isAnimated, act) in changes {
      let screen = ContainerScreen()
      let count = screen.pages[0].animations.count
      act(screen)
      screen.settle()
      let told = screen.pages[0].animations.dropFirst(count) + screen.pages[1].animations
      #expect(told.count >= 4 && told.allSatisfy { $0 == isAnimated })
    }
  }

  @Test("with a list that comes by a transition, the former one goes when that has ended")
  func replaces() {
    let screen = ContainerScreen()
    let (former, new) = (screen.pages[0], ContainedPage("X", screen.log))
    screen.container.setViewControllers([new], animated: true)
    #expect(former.parent === screen.container && screen.container.viewControllers == [new])
    #expect(new.view.shown.transform.affine.tx > 0)
    screen.clock.advance(by: 0.1)
    screen.grab()
    screen.drag(by: 200, over: 0.05)
    screen.lift()
    #expect(former.parent == nil && former.view.window == nil && former.presence == .gone)
    #expect(new.presence == .here && screen.disorder == nil)
  }
}
