import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("A resize in a flight", .ownWorld) @MainActor struct ResizeFlightTests {
  /// What flies as the window gets another size.
  enum Flight: CaseIterable, Sendable {
    case opening, closing, thrown, returning
    /// From one height to another: the content is laid out in UIKit's animation (``LayoutFlight``).
    case rising, closingLow

    var hasHeights: Bool { self == .rising || self == .closingLow }

    @MainActor func begin(on screen: Screen) {
      switch self {
      case .opening: screen.present()
      case .closing, .closingLow: screen.open().draft.dismiss(animated: true)
      case .rising: screen.open().draft.selectModalDetent(.large)
      case .thrown, .returning:
        screen.open().grab(self == .thrown ? 500 : 240)
        if self == .returning { screen.clock.advance(by: 0.2) }
        screen.finger.up()
      }
    }
  }

  /// How the window changes.
  enum Change: CaseIterable, Sendable {
    case narrower, onItsSide, toTablet
    /// UIKit holds a turn back during a transition, so it finds flights only that are none.
    case turn

    var device: Device { self == .toTablet ? .iPadPro11 : .iPhone15 }

    @MainActor func happen(on simulator: Simulator) {
      switch self {
      case .narrower: simulator.resize(to: CGSize(width: 340, height: 700))
      case .onItsSide: simulator.resizeToLandscape()
      case .toTablet: simulator.resize(to: CGSize(width: 834, height: 1100))
      case .turn: simulator.rotate(to: .landscapeLeft)
      }
    }
  }

  /// What the user sees of a part of the screen.
  private struct Part {
    let name: String
    let values: [CGFloat]
    /// By how much it may move in the moment of the resize.
    let unseen: CGFloat
    /// By how much its velocity may change in a step.
    let limit: CGFloat
  }

  private static let step = 1.0 / 480

  private func parts(of screen: Screen) -> [Part] {
    let behind = screen.root.view.shown
    // Its transform has a translation, so the order in which UIKit multiplies (F500) is seen, if barely.
    let always = [Part(name: "screen behind", values: numbers(behind.frame), unseen: 0.5, limit: 0.75)]
    guard screen.card.window != nil else { return always }
    return always + [
      Part(name: "card", values: numbers(screen.card.shown.box), unseen: Screen.unseen, limit: 0.8),
      Part(name: "corners", values: [behind.cornerRadius], unseen: Screen.unseen, limit: 0.12),
      Part(name: "dimming", values: [screen.dimming?.shown.alpha ?? .nan], unseen: 0.001, limit: 0.0018),
    ]
  }

  private func numbers(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.maxX, rect.maxY] }

  private func screen(for scene: (flight: Flight, change: Change)) -> Screen {
    let screen = Screen(device: scene.change.device, framesPerSecond: 120) {
      if scene.change == .turn { $0.dismissal.beginsWithDrag = false }
      if scene.flight.hasHeights { ($0.detents, $0.initialDetent) = ([.medium, .large], .medium) }
    }
    if scene.change == .toTablet { screen.simulator.resize(to: CGSize(width: 400, height: 1194)) }
    return screen.settle()
  }

  /// How far each value goes while the card's top goes all of its way from closed to open, in a part of that way in
  /// which the flight is. It is read off a screen on which the modal is at rest.
  private func ranges(of scene: (flight: Flight, change: Change), isResized: Bool) -> [[CGFloat]] {
    let screen = screen(for: scene)
    if isResized { scene.change.happen(on: screen.simulator) }
    screen.settle().present()
    screen.clock.wait(for: "the flight") { screen.session?.engine.flight != nil }
    var rests = [parts(of: screen)]
    rests.append(parts(of: screen.settle()))
    if scene.flight.hasHeights {
      screen.draft.selectModalDetent(.large)
      rests.append(parts(of: screen.settle()))
    }
    let tops = rests.map { $0[1].values[1] }
    // On a phone on its side both heights are one, and the card rises to it from the edge.
    let (from, to) = scene.flight == .rising && tops[1] > tops[2] ? (1, 2) : (0, 1)
    let share = (tops[from] - tops[to]) / (tops[0] - tops[tops.count - 1])
    return zip(rests[from], rests[to]).map { zip($0.values, $1.values).map { ($1 - $0) / share } }
  }

  @Test(
    "everything goes on from where the user sees it, and then moves evenly in each frame",
    arguments: Flight.allCases.flatMap { flight in Change.allCases.map { (flight, $0) } },
    [0.02, 0.1, 0.2])
  func continuity(_ scene: (flight: Flight, change: Change), after time: TimeInterval) {
    if scene.change == .turn, scene.flight != .returning, scene.flight != .rising { return }
    let (former, next) = (ranges(of: scene, isResized: false), ranges(of: scene, isResized: true))
    for comesFirst in [false, true] {
      let screen = screen(for: scene)
      screen.simulator.addedTransformComesFirst = comesFirst
      scene.flight.begin(on: screen)
      screen.clock.advance(by: time)
      let frame = screen.clock.nextFrame
      screen.clock.advance(to: frame - Self.step)
      let earlier = parts(of: screen)
      screen.clock.advance(to: frame)
      var last = parts(of: screen)
      // Progress keeps its velocity, and each value has another range in another container.
      let progress = (last[1].values[1] - earlier[1].values[1]) / former[1][1]
      var steps = next.map { $0.map { $0 * progress } }
      scene.change.happen(on: screen.simulator)
      for (part, now) in zip(last, parts(of: screen)) {
        let isStill = zip(part.values, now.values).allSatisfy { abs($0 - $1) < part.unseen }
        #expect(isStill, "\(part.name) jumps from \(part.values) to \(now.values)")
      }
      while screen.session?.engine.flight != nil || screen.simulator.isTurning {
        screen.clock.advance(by: Self.step)
        let now = parts(of: screen)
        let next = zip(last, now).map { zip($0.values, $1.values).map { $1 - $0 } }
        for (part, (former, step)) in zip(now, zip(steps, next)) {
          let isSmooth = zip(former, step).allSatisfy { abs($0 - $1) < part.limit }
          #expect(isSmooth, "\(part.name) at \(screen.clock.now): \(former), then \(step)")
        }
        (last, steps) = (now, next)
      }
      let leaves = [.closing, .thrown, .closingLow].contains(scene.flight)
      #expect(leaves ? screen.settle().leftover == nil : screen.settle().disorder == nil)
    }
  }
}
