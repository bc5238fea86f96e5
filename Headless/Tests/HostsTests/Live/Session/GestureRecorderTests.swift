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
      "a card that lags behind its finger, or jumps at the release, says so; one that resists or waits has no lag",
      arguments: [
        (0.9, 0, .follows, "lag 19.000 pt, jump 0.000 pt"), (1, 5, .follows, "lag 0.000 pt, jump 5.000 pt"),
        (0.5, 0, .resists, "the card resists, jump 0.000 pt"), (0.5, 0, .waits, "jump 0.000 pt"),
      ] as [(CGFloat, CGFloat, GestureTrace.Answer, String)])
    func summary(follow: CGFloat, jump: CGFloat, answer: GestureTrace.Answer, words: String) throws {
      var trace = GestureTrace()
      func track(_ finger: CGFloat, jump: CGFloat = 0) -> CardTrack {
        CardTrack(.down, from: 100, to: 852, at: 100 + follow * finger + jump, velocity: 100)
      }
      for step in 1...20 {
        let way = 10 * CGFloat(step)
        trace.add(track(way), finger: CGPoint(x: 200, y: 300 + way), answer, at: Double(step) / 60)
      }
      trace.release(track(200), track(200, jump: jump), at: 0.4)
      let drawing = GestureGraph(trace).elements.map(SVGWriter.text).joined()
      #expect(try #require(drawing.firstMatch(of: /class="summary"[^>]*>([^<]*)</)?.1) == words)
    }

    @Test("the velocity of an even drag is even, though the finger moves at uneven times")
    func evenVelocity() throws {
      var trace = GestureTrace()
      for step in 0...120 {
        // A display of 120 frames per second, and a finger that moves in every third of them.
        let way = 15 * CGFloat(step / 3)
        let track = CardTrack(.down, from: 100, to: 852, at: 100 + way, velocity: 600)
        trace.add(track, finger: CGPoint(x: 200, y: 300 + way), .follows, at: Double(step) / 120)
      }
      let drawing = GestureGraph(trace).elements.map(SVGWriter.text).joined()
      let curve = try #require(drawing.firstMatch(of: /points="([^"]*)" fill="none" class="velocity"/)?.1)
      let heights = curve.split(separator: " ").compactMap {
        $0.split(separator: ",").last.flatMap { Double($0) }
      }
      let middle = 87.0
      let velocities = heights.map { abs($0 - middle) }
      #expect(try #require(velocities.min()) > 0.6 * (try #require(velocities.max())))
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

    @Test("before the first gesture there is no graph, and a tap draws none")
    func nothing() {
      let desk = LiveDesk()
      #expect(["", nil].contains(desk.message()?.graph))
      desk.touch(.down, 10, 10)
      desk.touch(.up, 10, 10)
      desk.pass(1)
      #expect(["", nil].contains(desk.message()?.graph))
    }
  }
}
