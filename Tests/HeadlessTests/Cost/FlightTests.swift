import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Flights that Core Animation plays", .ownWorld) @MainActor struct FlightTests {
  /// The distance of the card from its exact flight, in points.
  private func error(of screen: Screen, _ flight: Flight, begunAt start: TimeInterval) -> CGFloat {
    let exact = max(flight.progress(at: flight.startTime + screen.clock.now - start), 0)
    return abs(screen.progress - exact) * screen.travel
  }

  @Test(
    "go on while the main thread stands, and are where they would have been", arguments: [0.1, 0.3, 1],
    [true, false])
  func stalled(for seconds: TimeInterval, isOpening: Bool) throws {
    for moment in stride(from: 0.0, to: 0.35, by: 0.05) {
      let screen = Screen(framesPerSecond: 120)
      if isOpening { screen.present() } else { screen.open().draft.dismiss(animated: true) }
      screen.clock.wait(for: "the flight") { screen.driver?.flight != nil }
      let flight = try #require(screen.driver?.flight)
      let start = try #require(screen.card.layer.keyFrames.first?.end) - (flight.length)
      screen.clock.advance(to: max(start + moment, screen.clock.now))
      for _ in 0..<Int(seconds * 120) where screen.clock.now + 1 / 120 < start + flight.length {
        screen.clock.stall(for: 1 / 120)
        #expect(error(of: screen, flight, begunAt: start) < Screen.unseen)
      }
      #expect(isOpening ? screen.settle().disorder == nil : screen.settle().leftover == nil)
    }
  }

  @Test("of a choreography go on while the main thread stands", arguments: [0.0, 0.1, 0.2])
  func stalledChoreography(after moment: TimeInterval) {
    let (free, busy) = (shares(after: moment, isBusy: false), shares(after: moment, isBusy: true))
    #expect(zip(free, busy).allSatisfy { abs($0 - $1) * 393 < Screen.unseen } && free.count == busy.count)
    #expect(free[0] - free[11] > 0.02, "the page has moved")
  }

  /// Where a pushed page is seen in twelve frames that the main thread draws, or misses.
  private func shares(after moment: TimeInterval, isBusy: Bool) -> [CGFloat] {
    let screen = NavigationScreen(framesPerSecond: 120).push()
    screen.clock.advance(by: 0.03 + moment)
    return (0..<12).map { _ in
      isBusy ? screen.clock.stall(for: 1 / 120) : screen.clock.advance(by: 1 / 120)
      return screen.share
    }
  }

  @Test("write each layer three times at most, and ask for no frame where nobody listens")
  func cost() {
    let screen = Screen(framesPerSecond: 120)
    screen.transition.delegate = nil
    screen.open().grab(300)
    screen.clock.advance(by: 0.3)
    screen.simulator.ledger.reset()
    let frames = screen.clock.frames
    screen.finger.up()
    #expect(screen.settle().disorder == nil && screen.clock.frames - frames < 6)
    #expect(screen.simulator.ledger.writes <= 3 * 4)
  }

  @Test("meet a finger where the card is seen, and not where it is going to be")
  func hit() {
    let opening = Screen().present().run(for: 0.1)
    #expect(opening.cardTop > opening.restingTop + 200)
    opening.finger.down(at: CGPoint(x: 200, y: opening.restingTop + 100))
    #expect(opening.delegate.updates.last?.phase == .settling(.presented))
    opening.finger.up()
    opening.finger.down(at: opening.grip)
    #expect(opening.delegate.updates.last?.phase == .held)
    let closing = Screen().open()
    closing.draft.dismiss(animated: true)
    closing.clock.advance(by: 0.1)
    closing.finger.down(at: closing.grip)
    #expect(closing.delegate.updates.last?.phase == .held)
  }

  @Test("take what is in a card along that changes its height", arguments: [true, false])
  func content(isGrowing: Bool) {
    let screen = Screen.withDetents(initially: isGrowing ? .medium : .large)
    let bar = UIView()
    bar.autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
    bar.frame = CGRect(x: 0, y: screen.draft.view.bounds.height - 50, width: 393, height: 50)
    screen.draft.view.addSubview(bar)
    screen.simulator.settleLayout()
    screen.draft.selectModalDetent(isGrowing ? .large : .medium)
    for _ in 0..<20 {
      screen.clock.advance(by: 0.02)
      let foot = bar.layer.presentation()?.frame.maxY ?? 0
      #expect(abs(foot - (screen.draft.view.layer.presentation()?.bounds.height ?? 0)) < 2)
    }
    #expect(screen.settle().complaint == nil && bar.frame.maxY == screen.draft.view.bounds.height)
  }
}
