import Testing
import UIKit

@testable import HeadlessHosts
@testable import UIKit

extension HostsTests {
  @MainActor @Suite("Whether a view jumps") struct FuzzContinuityTests {
    /// Shows a view at one position after another, a frame each, and returns what is found.
    ///
    /// - Parameter card: The positions of a card in front of the view.
    private func faults(
      at positions: [CGFloat], card cardPositions: [CGFloat] = [],
      _ hand: (Int) -> FuzzHand = { _ in FuzzHand() }
    ) -> [String] {
      let simulator = Simulator()
      let root = UIViewController()
      simulator.launch(root: root)
      guard let window = simulator.window else { return ["There is no window."] }
      var continuity = FuzzContinuity()
      let card = UIView(frame: window.bounds)
      window.addSubview(card)
      return positions.enumerated().compactMap { index, position in
        simulator.clock.advance(by: 1 / simulator.clock.framesPerSecond)
        root.view.transform = CGAffineTransform(translationX: 0, y: position)
        if !cardPositions.isEmpty {
          card.transform = CGAffineTransform(translationX: 0, y: cardPositions[index])
        }
        return continuity.fault(
          of: [(root.view, [card]), (card, [])], in: window, hand: hand(index), clock: simulator.clock)
      }
    }

    @Test(
      "a view that starts, goes on, slows down or turns round does not",
      arguments: [
        [0, 0, 0, 0, 0, 0], [0, 20, 40, 60, 80, 100], [0, 0, 5, 20, 45, 80, 115, 145],
        [300, 200, 140, 100, 75, 60, 50],
        [0, 20, 35, 40, 35, 20, 0], [0, 30, 48, 50, 37, 32, 30],
      ] as [[CGFloat]])
    func moves(positions: [CGFloat]) { #expect(faults(at: positions) == []) }

    @Test(
      "a view does that leaves its course by a few points",
      arguments: [
        [0, 0, 0, 3, 3, 3], [0, 4, 8, 22, 26, 30], [100, 80, 64, 20, 8, 3], [0, 0, 0, -400, -400, -400],
      ] as [[CGFloat]])
    func jumps(positions: [CGFloat]) { #expect(faults(at: positions).count == 1) }

    @Test("a finger may take it along, and explains no more than its own way")
    func finger() {
      let hand = { (index: Int) in FuzzHand(way: index == 3 ? 10 : 0) }
      #expect(faults(at: [0, 0, 0, 10, 10, 10], hand) == [])
      #expect(faults(at: [0, 0, 0, 200, 200, 200], hand).count == 1)
    }

    @Test("what is let go of and caught again has the way of a spring from rest for a frame, and no more")
    func caughtAgain() {
      let lift = { (index: Int) in FuzzHand(isAct: index == 2) }
      #expect(faults(at: [0, 0, 0, 15, 15, 15], lift) == [])
      #expect(faults(at: [0, 0, 0, 80, 80, 80], lift).count == 1)
      #expect(faults(at: [0, 0, 0, 15, 15, 15]).count == 1)
    }

    @Test("a card may take the screen behind along, and explains no more than its own way")
    func carried() {
      let card: [CGFloat] = [0, 1, 10, 80, 170, 260, 350]
      #expect(faults(at: [0, 0, 0, 40, 40, 40, 40], card: card) == [])
      #expect(faults(at: [0, 0, 0, 100, 100, 100, 100], card: card).count == 1)
      #expect(faults(at: [0, 0, 0, 40, 40, 40, 40], card: Array(repeating: 0, count: 7)).count == 1)
    }

    @Test("a resize may not show it elsewhere at once", arguments: [true, false])
    func resized(isAnimated: Bool) {
      let simulator = Simulator()
      let root = UIViewController()
      simulator.launch(root: root)
      guard let window = simulator.window else {
        Issue.record("There is no window.")
        return
      }
      let fault = FuzzContinuity.fault(
        ofResize: {
          UIView.animate(withDuration: isAnimated ? 0.3 : 0) { root.view.center.y += 30 }
        }, on: [root.view], in: window, clock: simulator.clock)
      #expect((fault?.contains("jumps by 30") ?? false) != isAnimated)
    }

    @Test("what is beyond the edges of the window may be anywhere")
    func outOfSight() {
      let simulator = Simulator()
      let view = UIView()
      let window = simulator.launch(root: UIViewController())
      window.addSubview(view)
      var continuity = FuzzContinuity()
      let faults = (0..<6).compactMap { index -> String? in
        simulator.clock.advance(by: 1 / simulator.clock.framesPerSecond)
        view.frame = CGRect(x: 0, y: 600, width: 300, height: index < 3 ? 300 : 600)
        return continuity.fault(of: [(view, [])], in: window, hand: FuzzHand(), clock: simulator.clock)
      }
      #expect(faults == [])
    }

    @Test(
      "frames may be unevenly spaced, whether a display link moves the view or an animation",
      arguments: [false, true])
    func unevenFrames(isLink: Bool) {
      let simulator = Simulator()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let window = simulator.launch(root: UIViewController())
      window.addSubview(view)
      let clock = simulator.clock
      clock.frameJitter = { sin(Double($0) * 2.3) * 0.005 }
      let start = clock.now
      var (continuity, faults, frames) = (FuzzContinuity(), [String](), 0)
      clock.onFrame {
        view.transform = CGAffineTransform(
          translationX: 0, y: 1000 * ((isLink ? clock.nextFrame : clock.now) - start))
        let fault = continuity.fault(of: [(view, [])], in: window, hand: FuzzHand(), clock: clock)
        if let fault { faults.append(fault) }
        frames += 1
      }
      view.alpha = 0.9
      clock.advance(by: 0.5)
      #expect(faults == [] && frames > 20)
    }

    @Test("a frame that shows the same as the next one leaves what was done before it to that one")
    func doubleFrame() {
      let simulator = Simulator()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let window = simulator.launch(root: UIViewController())
      window.addSubview(view)
      var continuity = FuzzContinuity()
      let faults = [
        (0.016, 0.0, 0.0), (0.016, 0, 0), (0.016, 0, 0), (0.016, 90, 90), (1e-5, 90, 0), (0.016, 90, 0),
      ]
      .compactMap { time, position, way -> String? in
        simulator.clock.advance(by: time)
        view.transform = CGAffineTransform(translationX: 0, y: position)
        return continuity.fault(
          of: [(view, [])], in: window, hand: FuzzHand(way: way), clock: simulator.clock)
      }
      #expect(faults == [])
    }

    @Test("what has no course yet cannot leave it")
    func beginning() { #expect(faults(at: [0, 400, 400]) == []) }
  }
}
