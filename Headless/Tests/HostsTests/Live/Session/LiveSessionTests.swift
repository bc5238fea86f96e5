import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("An app in real time") struct LiveSessionTests {
    @Test("a page is told all there is, and then nothing until something changes")
    func telling() throws {
      let desk = LiveDesk()
      let first = try #require(desk.message())
      #expect(first.stage?.size == [393, 852])
      #expect(first.settings?.device == "iPhone 15")
      #expect(first.windows?.count == 1)
      #expect(first.layers.count > 3)
      #expect(desk.message() == nil)
    }

    @Test("a drag tells where the dragged view is, and no more")
    func drag() throws {
      let desk = LiveDesk.withDraft(drawnBy: 100)
      _ = desk.message()
      desk.touch(.move, 200, 405)
      let message = try #require(desk.message())
      #expect(message.layers.count == 1)
      #expect(message.layers.first?.transform.last == desk.draftTop.map(Double.init))
      #expect(message.stage == nil && message.settings == nil && message.windows == nil)
    }

    @Test("what settles asks for the next frame, in real time; at rest nothing happens and nothing is told")
    func idle() throws {
      let desk = LiveDesk.withDraft(drawnBy: 60)
      desk.touch(.up, 200, 360)
      let next = try #require(desk.session.nextEvent)
      #expect(next > desk.time && next <= desk.time + 1.0 / 60 + 1e-9)
      desk.pass(5)
      _ = desk.message()
      #expect(desk.session.nextEvent == nil)
      desk.pass(3600)
      #expect(desk.message() == nil)
    }

    @Test("inputs that come together have happened at their own times")
    func coalesced() throws {
      let desk = LiveDesk.withDraft(drawnBy: 100)
      desk.sleep(0.05)
      let moves = (1...5).map { step in
        let touch = LiveTouch(phase: .move, finger: 1, x: 200, y: 390 + Double(step) * 10)
        return (LiveInput.touch(touch), age: 0.05 - Double(step) * 0.01)
      }
      desk.send(moves)
      let pan = try #require(desk.draft?.view.gestureRecognizers?.first as? UIPanGestureRecognizer)
      #expect(abs(pan.velocity(in: nil).y - 1000) < 0.001)
    }

    @Test("in slow motion all time is slower, also under a finger")
    func slowMotion() {
      let desk = LiveDesk()
      desk.send(.set(LiveSettings.Change(slowness: 10)))
      let start = desk.simulator.clock.now
      desk.pass(1)
      #expect(abs(desk.simulator.clock.now - start - 0.1) < 1e-9)
      #expect(desk.simulator.clock.framesPerSecond == 600)
      desk.touch(.down, 200, 700)
      desk.pass(1)
      #expect(abs(desk.simulator.clock.now - start - 0.2) < 1e-9)
    }

    @Test("a paused app stands still, and shows one frame more with each step")
    func pause() throws {
      let desk = LiveDesk.withDraft(drawnBy: 60)
      desk.touch(.up, 200, 360)
      desk.pass(0.05)
      desk.send(.set(LiveSettings.Change(isPaused: true)))
      let (time, top) = (desk.simulator.clock.now, desk.draftTop)
      desk.pass(10)
      #expect(desk.simulator.clock.now == time && desk.draftTop == top)
      #expect(desk.session.nextEvent == nil)
      desk.send(.step)
      #expect(abs(desk.simulator.clock.now - time - 1.0 / 60) < 1e-9)
      desk.send(.set(LiveSettings.Change(isPaused: false)))
      desk.pass(5)
      #expect(desk.draftTop == 100)
    }

    @Test(
      "a drag that comes all at once is as fast as the screen shows it, also in slow motion",
      arguments: [1, 10])
    func batchInSlowMotion(slowness: Int) {
      let desk = LiveDesk.withDraft()
      desk.send(.set(LiveSettings.Change(slowness: slowness)))
      desk.sleep(0.2 * Double(slowness))
      func touch(_ phase: LiveTouch.Phase, _ y: Double, _ age: TimeInterval) -> (LiveInput, age: TimeInterval)
      {
        (.touch(LiveTouch(phase: phase, finger: 1, x: 200, y: y)), age * Double(slowness))
      }
      let moves = (1...11).map { touch(.move, 300 + 8 * Double($0), 0.176 - 0.016 * Double($0)) }
      desk.send([touch(.down, 300, 0.176)] + moves + [touch(.up, 388, 0)])
      desk.pass(5 * Double(slowness))
      #expect(desk.draftTop == 100)
    }

    @Test("the fingers of a page leave with it, those of another stay")
    func leaving() {
      let desk = LiveDesk.withDraft(drawnBy: 300)
      desk.session.leave(2, at: desk.time)
      desk.pass(1)
      #expect(desk.draftTop == 390)
      desk.session.leave(1, at: desk.time)
      desk.pass(2)
      #expect(desk.draftTop == 100)
    }

    @Test("a phone call cancels the touch, and the finger's way is heard no more")
    func interrupt() {
      let desk = LiveDesk.withDraft(drawnBy: 300)
      desk.send(.interrupt)
      desk.touch(.move, 200, 700)
      desk.touch(.up, 200, 700)
      desk.pass(2)
      #expect(desk.draftTop == 100)
      #expect(desk.simulator.application.applicationState == .active)
    }

    @Test("a touch that makes no sense is not felt")
    func nonsense() {
      let desk = LiveDesk.withDraft()
      desk.touch(.move, 200, 500, finger: 4)
      desk.touch(.up, 200, 500, finger: 4)
      desk.drag(by: 100)
      desk.touch(.down, 10, 10)
      #expect(desk.draftTop == 190)
      desk.touch(.move, 1e18, 410)
      #expect(desk.draftTop == 200)
    }

    @Test("no more than ten fingers are felt")
    func manyFingers() {
      let desk = LiveDesk()
      desk.send(.set(LiveSettings.Change(showsOverlay: true)))
      for finger in 1...12 { desk.touch(.down, 20, 700, finger: finger) }
      #expect(desk.message()?.overlay?.count(of: "<circle") == 10)
    }

    @Test("the page is told of a scroll indicator, also as it fades")
    func indicator() {
      let desk = LiveDesk()
      let list = UIScrollView(frame: CGRect(x: 0, y: 400, width: 393, height: 400))
      list.contentSize = CGSize(width: 393, height: 900)
      desk.simulator.window?.addSubview(list)
      desk.pass(1)
      _ = desk.message()
      list.flashScrollIndicators()
      desk.pass(0.1)
      let shown = desk.message()?.layers.compactMap(\.indicators)
      #expect(shown?.count == 1 && desk.session.nextEvent != nil)
      desk.pass(0.6)
      let fading = desk.message()?.layers.compactMap(\.indicators)
      #expect(fading?.count == 1 && fading != shown)
      desk.pass(1)
      #expect(
        desk.message()?.layers.allSatisfy { $0.indicators == nil } == true && desk.session.nextEvent == nil)
    }

    @Test("the overlay draws the card's way, the threshold and where the finger's speed would take it")
    func overlay() throws {
      let desk = LiveDesk.withDraft()
      #expect(desk.message()?.overlay == "")
      desk.send(.set(LiveSettings.Change(showsOverlay: true)))
      #expect(try #require(desk.message()?.overlay).contains("threshold"))
      desk.drag(by: 198)
      let overlay = try #require(desk.message()?.overlay)
      #expect(overlay.contains("projection"))
      #expect(overlay.contains(">25 %<"))
      desk.send(.set(LiveSettings.Change(showsOverlay: false)))
      #expect(desk.message()?.overlay == "")
    }

    @Test("a finger that rests costs nothing, unless the overlay shows how its speed fades")
    func restingFinger() throws {
      let desk = LiveDesk.withDraft(drawnBy: 198)
      #expect(desk.session.nextEvent == nil)
      desk.send(.set(LiveSettings.Change(showsOverlay: true)))
      let moving = try #require(desk.message()?.overlay)
      #expect(desk.session.nextEvent != nil)
      desk.pass(0.2)
      let resting = try #require(desk.message()?.overlay)
      #expect(resting != moving)
      #expect(resting.contains("cx=\"379\" cy=\"288\""))
      desk.touch(.up, 200, 498)
      desk.pass(5)
      #expect(desk.session.nextEvent == nil)
    }
  }
}
