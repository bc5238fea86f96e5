import Testing
import UIKit

@testable import InteractiveModal

/// A change between screens, and the way back, on a screen of its own.
struct ScreenOuting: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Makes the screen, and tells how one goes there and back, up to the rest.
  let prepare: @MainActor () -> (simulator: Simulator, go: @MainActor () -> Void)

  static let all = [
    ScreenOuting(testDescription: "tabs, by code") {
      tabs {
        go(to: 1, on: $0); go(to: 0, on: $0)
      }
    },
    ScreenOuting(testDescription: "tabs, by the finger") {
      tabs { screen in
        swipe(-250, on: screen)
        swipe(250, on: screen)
      }
    },
    ScreenOuting(testDescription: "a tab that went back") { tabs { swipe(-60, on: $0) } },
    ScreenOuting(testDescription: "a tab change that another one ends") {
      tabs { screen in
        screen.select(1)
        screen.clock.advance(by: 0.1)
        go(to: 2, on: screen)
        go(to: 0, on: screen)
      }
    },
    ScreenOuting(testDescription: "a push and a pop") {
      navigation { screen in
        screen.open()
        screen.navigation.popViewController(animated: true)
      }
    },
    ScreenOuting(testDescription: "a pop by the finger") {
      navigation { screen in
        screen.open()
        screen.draw(300)
        screen.restAndLift()
      }
    },
    ScreenOuting(testDescription: "a pop that went back, and one in the middle of a push") {
      navigation { screen in
        screen.open()
        screen.draw(60)
        screen.release()
        screen.navigation.popViewController(animated: true)
        screen.clock.runUntilIdle()
        screen.push()
        screen.clock.advance(by: 0.1)
        screen.navigation.popViewController(animated: true)
      }
    },
    ScreenOuting(testDescription: "a container's pages, by the finger") {
      container { screen in
        screen.swipe(by: -250)
        screen.clock.runUntilIdle()
        screen.swipe(by: 250)
      }
    },
    ScreenOuting(testDescription: "a container's pages, by code, one change after another") {
      container { screen in
        screen.container.selectedIndex = 1
        screen.clock.advance(by: 0.1)
        screen.container.select(2, animated: true)
        screen.clock.advance(by: 0.1)
        screen.container.select(0, animated: true)
      }
    },
    ScreenOuting(testDescription: "a container's page that went back") {
      container { $0.swipe(by: -60) }
    },
  ]

  // MARK: Screens

  @MainActor private static func tabs(
    _ go: @escaping @MainActor (TabScreen) -> Void
  ) -> (Simulator, @MainActor () -> Void) {
    let screen = TabScreen()
    return (screen.simulator, { rest(screen.clock) { go(screen) } })
  }

  @MainActor private static func navigation(
    _ go: @escaping @MainActor (NavigationScreen) -> Void
  ) -> (Simulator, @MainActor () -> Void) {
    let screen = NavigationScreen()
    return (screen.simulator, { rest(screen.clock) { go(screen) } })
  }

  @MainActor private static func container(
    _ go: @escaping @MainActor (ContainerScreen) -> Void
  ) -> (Simulator, @MainActor () -> Void) {
    let screen = ContainerScreen()
    return (screen.simulator, { rest(screen.clock) { go(screen) } })
  }

  @MainActor private static func rest(_ clock: Clock, after work: () -> Void) {
    work()
    clock.runUntilIdle()
  }

  @MainActor private static func go(to index: Int, on screen: TabScreen) {
    screen.select(index)
    screen.clock.runUntilIdle()
  }

  @MainActor private static func swipe(_ points: CGFloat, on screen: TabScreen) {
    screen.draw(points, from: points < 0 ? 350 : 50)
    screen.release()
  }
}
