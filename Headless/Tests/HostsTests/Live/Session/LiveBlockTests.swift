import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("A blocked main thread") struct LiveBlockTests {
    @Test("an animation of Core Animation goes on, and the page is told")
    func renderServer() throws {
      let animated = LiveDesk.withDraft()
      let view = try #require(animated.draft?.view)
      UIView.animate(withDuration: 0.5) { view.center.y += 200 }
      animated.pass(0.05)
      animated.send(.block(1))
      let tops = (1...24).map { _ in
        animated.pass(1.0 / 60)
        return view.shown(CGPoint.zero).y
      }
      #expect(Set(tops).count > 20)
      #expect(animated.message()?.layers.isEmpty == false)
    }

    @Test("other input waits, in order")
    func keys() {
      let desk = LiveDesk()
      desk.send(.block(1))
      desk.send(.rotate(clockwise: true))
      desk.pass(0.9)
      #expect(desk.simulator.orientation == .portrait)
      desk.pass(0.2)
      #expect(desk.simulator.orientation == .landscapeLeft)
    }

    @Test("a release blocks the main thread on request, if something moves after it")
    func onRelease() throws {
      let desk = LiveDesk.withDraft()
      desk.send(.set(LiveSettings.Change(blocksOnRelease: true)))
      let view = try #require(desk.draft?.view)
      UIView.animate(withDuration: 0.5) { view.center.y += 200 }
      desk.touch(.down, 10, 10)
      #expect(!desk.simulator.clock.isBlocked)
      desk.touch(.up, 10, 10)
      #expect(desk.simulator.clock.isBlocked)
      desk.pass(1.1)
      #expect(!desk.simulator.clock.isBlocked)
      desk.pass(1)
      desk.touch(.down, 10, 10)
      desk.touch(.up, 10, 10)
      #expect(!desk.simulator.clock.isBlocked)
    }

    @Test("the spinner of the main thread stands while it is blocked, and is gone at rest")
    func spinner() throws {
      let desk = LiveDesk.withDraft()
      desk.send(.set(LiveSettings.Change(blocksOnRelease: true)))
      _ = desk.message()
      desk.drag(by: 100)
      let turning = (1...5).map { _ in
        desk.pass(1.0 / 60)
        return desk.message()?.overlay
      }
      #expect(Set(turning).count == 5 && !turning.contains(nil))
      desk.send(.block(1))
      _ = desk.message()
      desk.pass(0.5)
      #expect(desk.message()?.overlay == nil)
      desk.touch(.up, 200, 400)
      for _ in 1...240 { desk.pass(1.0 / 60) }
      _ = desk.message()
      #expect(desk.session.nextEvent == nil)
    }
  }
}
