import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Flights that Core Animation plays", .ownWorld) @MainActor struct FlightTests {
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

  @Test("ask for no frame without a delegate")
  func frames() {
    let screen = Screen(framesPerSecond: 120)
    screen.transition.delegate = nil
    screen.open().grab(300)
    screen.clock.advance(by: 0.3)
    let frames = screen.clock.frames
    screen.finger.up()
    #expect(screen.settle().disorder == nil && screen.clock.frames - frames < 6)
  }

  @Test("leave no layer behind, to the end or caught by a finger")
  func layers() {
    func count(in layer: CALayer) -> Int { (layer.sublayers ?? []).reduce(1) { $0 + count(in: $1) } }
    let screen = Screen().open()
    func layers() -> Int? { screen.simulator.window.map { count(in: $0.layer) } }
    let before = layers()
    for _ in 0..<2 {
      screen.grab(200)
      screen.finger.up()
      screen.run(for: 0.05).grab(10)
      screen.finger.up()
      #expect(screen.settle().disorder == nil && layers() == before)
    }
  }

  @Test("ask for the highest frame rate that the display has")
  func frameRate() {
    func rates(in layer: CALayer) -> [CAFrameRateRange] {
      layer.keyFrames.map(\.animation.preferredFrameRateRange) + (layer.sublayers ?? []).flatMap(rates)
    }
    let screen = Screen().present().run(for: 0.1)
    let found = screen.simulator.window.map { rates(in: $0.layer) } ?? []
    #expect(found.count > 3 && found.allSatisfy { $0.minimum == 80 && $0.preferred == 120 })
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
