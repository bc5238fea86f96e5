import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("A blocked main thread") struct LiveBlockTests {
    /// Numbers that the page draws, while and after the main thread is blocked for a second.
    private func tops(of desk: LiveDesk, _ seconds: TimeInterval) -> [CGFloat] {
      let frames = Int((seconds * 60).rounded())
      return (0..<frames).map { _ in
        desk.pass(1.0 / 60)
        return desk.draft?.view.shown(.zero).y ?? 0
      }
    }

    @Test("an animation of Core Animation goes on, and what the app writes frame by frame stands")
    func renderServer() throws {
      let animated = LiveDesk.withDraft()
      let view = try #require(animated.draft?.view)
      UIView.animate(withDuration: 0.5) { view.center.y += 200 }
      animated.pass(0.05)
      animated.send(.block(1))
      #expect(Set(tops(of: animated, 0.4)).count > 20)
      #expect(animated.message()?.layers.isEmpty == false)

      let written = LiveDesk.withDraft(drawnBy: 300)
      written.touch(.up, 200, 600)
      written.pass(0.05)
      let before = try #require(written.draftTop)
      written.send(.block(1))
      #expect(Set(tops(of: written, 0.9)).count == 1)
      #expect(written.draftTop == before)
      written.pass(1)
      #expect(written.draftTop != before)
    }

    @Test("a finger that comes meanwhile is felt afterwards, with the speed that it had")
    func touches() throws {
      let desk = LiveDesk.withDraft()
      desk.send(.block(1))
      desk.touch(.down, 200, 300)
      for step in 1...20 {
        desk.pass(0.016)
        desk.touch(.move, 200, 300 + 10 * Double(step))
      }
      #expect(desk.draftTop == 100)
      let pan = try #require(desk.draft?.view.gestureRecognizers?.first as? UIPanGestureRecognizer)
      var velocity: CGFloat = 0
      let watch = Watch { velocity = pan.velocity(in: nil).y }
      pan.addTarget(watch, action: Selector("changed"))
      desk.pass(1)
      #expect(desk.draftTop == 290)
      #expect(abs(velocity - 625) < 0.001)
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

    private final class Watch: ActionReceiver {
      private let onChange: () -> Void
      init(_ onChange: @escaping () -> Void) { self.onChange = onChange }
      func receive(_ action: Selector, from sender: AnyObject) { onChange() }
    }
  }
}
