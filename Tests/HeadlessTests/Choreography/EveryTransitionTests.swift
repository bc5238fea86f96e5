import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("Every transition between two screens", .ownWorld) struct EveryTransitionTests {
  private func makeOpen(_ kind: TransitionKind, framesPerSecond: Double = 60) -> any TransitionScreen {
    let screen = kind.make(framesPerSecond: framesPerSecond)
    screen.begin(isOpening: true)
    return screen.settle()
  }

  /// A screen on which a transition has been under way for some time.
  private func makeMoving(
    _ kind: TransitionKind, isOpening: Bool, for seconds: TimeInterval = 0.12
  ) -> any TransitionScreen {
    let screen = isOpening ? kind.make() : makeOpen(kind)
    screen.begin(isOpening: isOpening)
    screen.clock.advance(by: seconds)
    return screen
  }

  /// All is at rest, and everything is given back.
  private func expectRest(
    _ screen: any TransitionScreen, isOpen: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(screen.settle().restFault == nil, sourceLocation: sourceLocation)
    #expect(screen.isOpen == isOpen, sourceLocation: sourceLocation)
  }

  @Test(
    "goes from one end to the other, and gives all views back", arguments: TransitionKind.allCases,
    [true, false])
  func goes(kind: TransitionKind, isOpening: Bool) {
    let screen = makeMoving(kind, isOpening: isOpening, for: 0)
    #expect(abs(screen.seen - (isOpening ? 0 : 1)) < 1e-6)
    screen.clock.advance(by: 0.1)
    #expect((0.05...0.95).contains(screen.seen))
    expectRest(screen, isOpen: isOpening)
  }

  /// How a finger ends.
  enum Gesture: CaseIterable, Sendable { case short, long, flick, taken }

  @Test(
    "follows a finger point by point, and goes where that sends it", arguments: TransitionKind.allCases,
    Gesture.allCases)
  func follows(kind: TransitionKind, gesture: Gesture) {
    let screen = makeOpen(kind)
    screen.finger.down(at: screen.grip)
    if gesture == .flick {
      screen.drag(part: 0.3, over: 0.08)
      screen.finger.up()
      return expectRest(screen, isOpen: false)
    }
    let length = abs(screen.closing.dx + screen.closing.dy)
    var part: CGFloat = 0
    for step in gesture == .short ? [0.15, 0.1] : [0.25, -0.1, 0.55] as [CGFloat] {
      screen.drag(part: step)
      part += step
      #expect(abs(screen.seen - (1 - part + 10 / length)) < 1e-3)
    }
    if gesture == .taken { screen.finger.cancel() } else { screen.restAndLift() }
    expectRest(screen, isOpen: gesture != .long)
  }

  @Test(
    "is caught in flight without a jump; a finger that moves sends it back, a tap does not",
    arguments: TransitionKind.allCases.flatMap { [($0, true), ($0, false)] }, [true, false])
  func isCaught(_ flight: (kind: TransitionKind, isOpening: Bool), isTap: Bool) {
    let screen = makeMoving(flight.kind, isOpening: flight.isOpening)
    let seen = screen.seen
    screen.finger.down(at: CGPoint(x: 200, y: 620))
    screen.clock.advance(by: 0.2)
    #expect(abs(screen.seen - seen) < 1e-3 && (0.05...0.95).contains(seen))
    if !isTap { screen.drag(part: flight.isOpening ? 0.5 : -0.5, over: 0.05) }
    screen.finger.up()
    expectRest(screen, isOpen: flight.isOpening == isTap)
  }

  @Test(
    "is closed by code in mid-flight, from where it is", arguments: TransitionKind.allCases,
    [0.02, 0.1, 0.2])
  func isClosed(kind: TransitionKind, after seconds: TimeInterval) {
    let screen = makeMoving(kind, isOpening: true, for: seconds)
    let seen = screen.seen
    screen.begin(isOpening: false)
    #expect(abs(screen.seen - seen) < 1e-3)
    expectRest(screen, isOpen: false)
  }

  /// Turns the device; a modal's transition holds UIKit's rotation back, so its window is resized.
  private func turn(_ kind: TransitionKind, _ simulator: Simulator) {
    if kind.isModal { simulator.resizeToLandscape() } else { simulator.rotate(to: .landscapeLeft) }
  }

  @Test("keeps its progress when its container turns under the finger", arguments: TransitionKind.allCases)
  func turnsUnderFinger(kind: TransitionKind) {
    let screen = makeOpen(kind)
    screen.finger.down(at: screen.grip)
    screen.drag(part: 0.4)
    let seen = screen.seen
    turn(kind, screen.simulator)
    screen.simulator.endTurn()
    #expect(abs(screen.seen - seen) < 1e-3)
    screen.finger.move(to: screen.finger.location)
    #expect(abs(screen.seen - seen) < 1e-3)
    screen.drag(part: 0.1)
    #expect(abs(screen.seen - (seen - 0.1)) < 1e-3)
    screen.finger.cancel()
    expectRest(screen, isOpen: true)
  }

  @Test(
    "goes on from its progress when its container turns in flight", arguments: TransitionKind.allCases,
    [true, false])
  func turnsInFlight(kind: TransitionKind, isOpening: Bool) {
    let screen = makeMoving(kind, isOpening: isOpening)
    var last = screen.seen
    turn(kind, screen.simulator)
    #expect(abs(screen.seen - last) < 1e-3)
    for _ in 0..<4 {
      screen.clock.advance(by: 1.0 / 60)
      #expect(isOpening ? screen.seen > last : screen.seen < last)
      last = screen.seen
    }
    expectRest(screen, isOpen: isOpening)
  }

  @Test(
    "is at its end at once when the app enters the background; under a finger it is open",
    arguments: TransitionKind.allCases, [nil, true, false] as [Bool?])
  func entersBackground(kind: TransitionKind, isOpening: Bool?) {
    let screen = isOpening.map { makeMoving(kind, isOpening: $0) } ?? makeOpen(kind)
    if isOpening == nil {
      screen.finger.down(at: screen.grip)
      screen.drag(part: 0.6)
    }
    screen.simulator.enterBackground()
    #expect(screen.restFault == nil && screen.isOpen == isOpening ?? true)
    screen.simulator.enterForeground()
    expectRest(screen, isOpen: isOpening ?? true)
  }

  @Test(
    "goes on when the app becomes inactive; under a finger it returns", arguments: TransitionKind.allCases,
    [true, false])
  func becomesInactive(kind: TransitionKind, isHeld: Bool) {
    let screen = isHeld ? makeOpen(kind) : makeMoving(kind, isOpening: false)
    if isHeld {
      screen.finger.down(at: screen.grip)
      screen.drag(part: 0.6)
    }
    let seen = screen.seen
    screen.simulator.resignActive()
    #expect(abs(screen.seen - seen) < 1e-3)
    screen.simulator.becomeActive()
    expectRest(screen, isOpen: isHeld)
  }

  @Test("fades where motion is reduced", arguments: TransitionKind.allCases)
  func fades(kind: TransitionKind) {
    let screen = kind.make(reducesMotion: true)
    screen.begin(isOpening: true)
    screen.clock.advance(by: 0.1)
    let view = screen.upperView
    #expect(view.shown.transform.affine.isIdentity && view.layer.mask == nil)
    #expect((0.02...0.98).contains(view.shown.alpha))
    expectRest(screen, isOpen: true)
  }

  @Test(
    "shows the same at the same moment at every frame rate", arguments: TransitionKind.allCases,
    [60, 80, 90, 120] as [Double])
  func isTheSame(kind: TransitionKind, framesPerSecond: Double) {
    let seen = [30, framesPerSecond].map { rate in
      let screen = makeOpen(kind, framesPerSecond: rate)
      screen.finger.down(at: screen.grip)
      screen.drag(part: 0.4, over: 0.5)
      screen.clock.advance(by: 0.1)
      let seen = screen.seen
      screen.finger.cancel()
      expectRest(screen, isOpen: true)
      return seen
    }
    #expect(abs(seen[0] - seen[1]) < 1e-5)
  }

  @Test(
    "begins anew from its end if the inspector restarts it in flight", arguments: TransitionKind.allCases,
    [true, false])
  func restarts(kind: TransitionKind, isOpening: Bool) {
    let screen = makeMoving(kind, isOpening: isOpening, for: 0.15)
    TransitionInspector.shared.restart()
    #expect(abs(screen.seen - (isOpening ? 0 : 1)) < 1e-6)
    screen.clock.advance(by: 0.05)
    #expect((isOpening ? 0.01...0.5 : 0.5...0.99).contains(screen.seen))
    expectRest(screen, isOpen: isOpening)
  }

  @Test(
    "runs over and over if the inspector restarts it as it ends, and again at rest; a modal only at rest",
    arguments: TransitionKind.allCases,
    [true, false])
  func repeats(kind: TransitionKind, isOpening: Bool) {
    let inspector = TransitionInspector.shared
    let screen = isOpening ? kind.make() : makeOpen(kind)
    inspector.keepsLast = true
    var ends = kind.isModal ? 2 : 0
    inspector.onChange = {
      guard $0 == nil else { return }
      ends += 1
      if ends < 3 { inspector.restart() }
    }
    screen.begin(isOpening: isOpening)
    screen.settle()
    inspector.onChange = nil
    #expect(ends == 3 && screen.restFault == nil && screen.isOpen == isOpening)
    inspector.restart()
    screen.clock.advance(by: 0.1)
    #expect((0.02...0.98).contains(screen.seen))
    expectRest(screen, isOpen: isOpening)
  }

  /// What happens between two screens, which are then as before.
  enum Outing: CaseIterable { case code, finger, returned, changed }

  @Test(
    "leaves nothing alive that was not before, however often", arguments: TransitionKind.allCases,
    Outing.allCases)
  func leavesNothing(kind: TransitionKind, outing: Outing) {
    let screen = kind.make()
    func go() {
      screen.begin(isOpening: true)
      if outing == .changed { screen.clock.advance(by: 0.1) } else { screen.settle() }
      if outing == .finger || outing == .returned {
        screen.finger.down(at: screen.grip)
        screen.drag(part: outing == .finger ? 0.75 : 0.2)
        screen.release()
      }
      if outing != .finger { screen.begin(isOpening: false) }
      expectRest(screen, isOpen: false)
    }
    go()
    let census = screen.simulator.census
    for _ in 1...5 { go() }
    #expect(screen.clock.isIdle)
    let excess = screen.simulator.census.excess(over: census)
    #expect(screen.simulator.census == census, "\(excess ?? "Something has gone.")")
  }
}
