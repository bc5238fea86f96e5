import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Flights that Core Animation plays", .ownWorld) @MainActor struct FlightTests {
  /// What the screen shows of a modal in a frame. Each value is proportional to progress.
  private func picture(of screen: Screen) -> [Double] {
    [
      Double(screen.cardTop), Double(screen.draft.view.shown(CGPoint.zero).y),
      Double(screen.root.view.shown.transform.affine.a), Double(screen.root.view.shown.cornerRadius),
      Double(screen.dimming?.shown.alpha ?? .nan),
    ]
  }

  /// How far each value may be from the oscillator's: the edge of the card, its content, scale and corners of the
  /// screen behind, dimming.
  private static let limits = [FlightTrial.limit, FlightTrial.limit, 0.0002, FlightTrial.limit, 0.001]

  /// How far each value is from an oscillator's at worst, while the main thread is busy.
  private func errors(isOpening: Bool, busyAfter moment: TimeInterval, for stall: TimeInterval) -> [Double] {
    let (open, closed) = (picture(of: Screen().open()), picture(of: beginning))
    let screen = Screen(framesPerSecond: 120)
    if isOpening { screen.present() } else { screen.open().draft.dismiss(animated: true) }
    let trial = FlightTrial(
      clock: screen.clock, start: isOpening ? closed : open, end: isOpening ? open : closed
    ) { screen.card.window == nil ? nil : picture(of: screen) }
    defer { #expect(isOpening ? screen.settle().disorder == nil : screen.settle().leftover == nil) }
    return trial.errors(busyAfter: moment, for: stall)
  }

  /// A screen that shows the first frame of an opening.
  private var beginning: Screen {
    let screen = Screen().present()
    screen.clock.wait(for: "the flight") { screen.driver?.engine.flight != nil }
    return screen
  }

  @Test(
    "go on while the main thread is busy, as an oscillator that begins with the screen's first movement",
    arguments: [0.1, 0.3, 1], [true, false])
  func stalled(for seconds: TimeInterval, isOpening: Bool) {
    for moment in stride(from: 0.0, to: 0.35, by: 0.05) {
      let errors = errors(isOpening: isOpening, busyAfter: moment, for: seconds)
      #expect(zip(errors, Self.limits).allSatisfy { $0 <= $1 }, "\(errors), busy after \(moment) s")
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

  @Test("write each layer four times at most, animations included, and ask for no frame without a delegate")
  func cost() {
    let screen = Screen(framesPerSecond: 120)
    screen.transition.delegate = nil
    screen.open().grab(300)
    screen.clock.advance(by: 0.3)
    screen.simulator.ledger.reset()
    let frames = screen.clock.frames
    screen.finger.up()
    #expect(screen.settle().disorder == nil && screen.clock.frames - frames < 6)
    #expect(screen.simulator.ledger.writes <= 4 * 4)
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
