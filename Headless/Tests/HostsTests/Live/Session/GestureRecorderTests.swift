import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("The last gesture on the page") struct GestureRecorderTests {
    /// A draft in the container of a presentation that is 100 points below the upper edge, drawn down and let go.
    private func desk(_ points: Double = 200) -> LiveDesk {
      let desk = LiveDesk.withDraft(drawnBy: points)
      desk.touch(.up, 200, 300 + points)
      desk.pass(2)
      return desk
    }

    @Test("its graph shows card, finger and velocity, the threshold, the projected end and the measures")
    func graph() throws {
      let graph = try #require(desk().message()?.graph)
      for part in ["card", "finger", "velocity", "threshold", "projection"] {
        #expect(graph.contains("class=\"\(part)\""), "\(part)")
      }
      #expect(graph.contains("lag 0.000 pt, jump 0.000 pt"))
      #expect(graph.contains("viewDidDisappear</text>"))
    }

    @Test("nothing is told of it at rest, and a tap that moves nothing leaves it")
    func rest() throws {
      let desk = desk()
      let graph = try #require(desk.message()?.graph)
      desk.touch(.down, 10, 10)
      desk.pass(0.1)
      desk.touch(.up, 10, 10)
      desk.pass(1)
      #expect(desk.message()?.graph == nil && !graph.isEmpty)
      #expect(desk.session.nextEvent == nil)
    }

    @Test("a drag tells its graph at most ten times a second")
    func pace() {
      let desk = LiveDesk.withDraft()
      _ = desk.message()
      desk.touch(.down, 200, 300)
      var graphs = 0
      for step in 1...60 {
        desk.pass(1.0 / 60)
        desk.touch(.move, 200, 300 + 2 * Double(step))
        if desk.message()?.graph != nil { graphs += 1 }
      }
      #expect((5...10).contains(graphs))
    }

    @Test(
      "a card that does not follow its finger, or jumps as it is let go, has a lag or a jump",
      arguments: [(0.9, 0, "lag 1"), (1, 5, "jump 5.000 pt")] as [(CGFloat, CGFloat, String)])
    func faults(follow: CGFloat, jump: CGFloat, words: String) {
      var trace = GestureTrace()
      func track(_ offset: CGFloat, velocity: CGFloat?) -> CardTrack {
        CardTrack(.down, from: 100, to: 852, at: 100 + offset, velocity: velocity)
      }
      for step in 1...20 {
        let finger = CGPoint(x: 200, y: 300 + 10 * CGFloat(step))
        trace.add(
          track(follow * 10 * CGFloat(step), velocity: 100), finger: finger, .follows,
          at: Double(step) / 60)
      }
      let end = follow * 200
      trace.release(track(end, velocity: 100), track(end + jump, velocity: nil), at: 0.4)
      let drawing = GestureGraph(trace).elements.map(SVGWriter.text).joined()
      #expect(drawing.contains(words), "\(drawing)")
    }

    @Test(
      "the distance of a card that resists, or whose main thread is blocked, is no lag",
      arguments: [(.follows, "lag 95.000 pt"), (.resists, "the card resists"), (.waits, "")]
        as [(GestureTrace.Answer, String)])
    func resistance(answer: GestureTrace.Answer, words: String) throws {
      var trace = GestureTrace()
      for step in 1...20 {
        let finger = CGPoint(x: 200, y: 300 + 10 * CGFloat(step))
        let track = CardTrack(.down, from: 100, to: 852, at: 100 + 5 * CGFloat(step), velocity: 100)
        trace.add(track, finger: finger, answer, at: Double(step) / 60)
      }
      let drawing = GestureGraph(trace).elements.map(SVGWriter.text).joined()
      let summary = try #require(drawing.firstMatch(of: /class="summary"[^>]*>([^<]*)</)?.1)
      #expect(summary.hasPrefix(words) && summary.contains("lag") == (answer == .follows), "\(summary)")
    }

    @Test("each card has curves of its own, and the finger holds only the one that it drags")
    func cards() {
      var trace = GestureTrace()
      for (step, rest) in [100, 100, 100, 300, 300, 300].enumerated() {
        let place = CGFloat(rest + 10 + step)
        let track = CardTrack(.down, from: CGFloat(rest), to: 852, at: place, velocity: 100)
        trace.add(track, finger: CGPoint(x: 200, y: 300 + step), .follows, at: Double(step) / 60)
      }
      let drawing = GestureGraph(trace).elements.map(SVGWriter.text).joined()
      for curve in ["card", "velocity", "finger"] {
        #expect(drawing.count(of: "class=\"\(curve)\"") == 2, "\(curve)")
      }
      #expect(trace.lag == 0)
    }

    @Test("blocks of the main thread are shaded")
    func blocks() throws {
      let desk = LiveDesk.withDraft(drawnBy: 200)
      desk.send(.block(0.3))
      desk.pass(0.5)
      desk.touch(.up, 200, 500)
      desk.pass(2)
      #expect(try #require(desk.message()?.graph).contains("class=\"block\""))
    }

    @Test("it becomes a strip, a moving picture and a page that plays it", arguments: LiveShare.allCases)
    func shared(share: LiveShare) throws {
      let reel = try #require(desk().session.reel)
      let document = share.document(of: reel)
      let text = String(decoding: document.content, as: UTF8.self)
      #expect(text.contains("<svg") && text.contains("A gesture on a card") && !text.contains("layer=\""))
      #expect(!text.contains("http://") || text.contains("http://www.w3.org/2000/svg"))
      switch share {
      case .strip: #expect(text.count(of: " s</text>") == 6)
      case .movingPicture: #expect(text.contains("@keyframes") && text.contains("prefers-reduced-motion"))
      case .player:
        #expect(text.hasPrefix("<!DOCTYPE html>") && text.contains("getAnimations"))
        #expect(!text.contains("@media (prefers-reduced-motion:reduce)"))
      }
    }

    @Test("before the first gesture there is nothing to keep, and a tap moves nothing")
    func nothing() {
      let desk = LiveDesk()
      #expect(desk.session.reel == nil)
      desk.touch(.down, 10, 10)
      desk.touch(.up, 10, 10)
      desk.pass(1)
      #expect(desk.session.reel == nil)
    }
  }
}
