import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("No card jumps on its way out of a button or into it", .ownWorld) @MainActor
struct SourceFlightTests {
  private static let button = CGRect(x: 320, y: 60, width: 44, height: 44)

  private func screen(_ change: (inout ModalConfiguration) -> Void = { _ in }) -> Screen {
    Screen(framesPerSecond: 120) {
      $0.source = ModalSource { _ in Self.button }
      change(&$0)
    }
  }

  /// How far three edges of a rectangle are from those of another one, at most. The fourth may be out of
  /// the screen: on its way to a lower height the content has its new size at once.
  private func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
    [one.minX - other.minX, one.maxX - other.maxX, one.minY - other.minY]
      .map { $0.isNaN ? .infinity : abs($0) }.max() ?? 0
  }

  /// Lets time pass and returns the longest distance of an edge in one frame.
  private func longestStep(of screen: Screen, in seconds: TimeInterval) -> CGFloat {
    var (last, longest) = (screen.content, CGFloat(0))
    for _ in 0..<Int(seconds * 120) {
      screen.clock.advance(by: 1.0 / 120)
      guard screen.draft.view.window != nil else { break }
      let shown = screen.content
      longest = max(longest, distance(shown, last))
      last = shown
    }
    return longest
  }

  /// How a card goes into its source or comes out of it.
  enum Flight: CaseIterable, Sendable {
    case opening, closing, thrown, caught

    @MainActor func begin(on screen: Screen) {
      _ = self == .opening ? screen.present() : screen.open()
      let way = screen.layout.direction.offset(screen.travel * 0.4)
      if self == .thrown {
        screen.finger.down(at: screen.draft.view.shown(CGPoint(x: 60, y: 90)))
        screen.drag(by: CGVector(dx: way.x, dy: way.y), over: 0.1)
        screen.finger.up()
      } else {
        if self != .opening { screen.draft.dismissModal() }
        screen.clock.wait(for: "the flight") { screen.session?.engine.flight != nil }
      }
      guard self == .caught else { return }
      screen.clock.advance(by: 0.1)
      let shown = screen.content
      screen.finger.down(at: CGPoint(x: shown.midX, y: shown.midY))
      screen.drag(by: CGVector(dx: -way.x, dy: -way.y), over: 0.1)
      screen.finger.up()
    }
  }

  nonisolated private static let places: [(UIInterfaceOrientation, ModalEdge)] = [
    (.portrait, .bottom), (.portrait, .top), (.portrait, .leading), (.portrait, .trailing),
    (.landscapeRight, .bottom), (.landscapeRight, .leading),
  ]

  /// Where the pose of a progress puts the content of a card.
  private func place(of screen: Screen, at progress: CGFloat) -> CGRect {
    let (layout, end) = (screen.layout, screen.session?.interaction.slideEnd ?? 0)
    let departure = CardDeparture.shrinks(CardShrinking(into: Self.button, from: end, in: layout))
    let pose = screen.transition.configuration.cardGeometry.pose(
      at: progress, slidingTo: end, departure, in: layout)
    let (card, foot) = (CardPlacement(pose, in: layout), layout.direction.foot)
    let size = CGSize(
      width: card.clipSize.width * card.stretch.width, height: card.clipSize.height * card.stretch.height)
    return CGRect(
      x: card.center.x - card.size.width / 2 + card.clipFoot.x - foot.x * size.width,
      y: card.center.y - card.size.height / 2 + card.clipFoot.y - foot.y * size.height,
      width: size.width, height: size.height)
  }

  @Test(
    "every frame shows the pose of its progress, in whichever order Core Animation multiplies transforms",
    arguments: places, Flight.allCases)
  func poses(_ place: (orientation: UIInterfaceOrientation, edge: ModalEdge), flight: Flight) {
    for comesFirst in [true, false] {
      let screen = Screen(orientation: place.orientation, framesPerSecond: 120) {
        $0.source = ModalSource { _ in Self.button }
        $0.edge = place.edge
      }
      screen.simulator.addedTransformComesFirst = comesFirst
      flight.begin(on: screen)
      var frames = 0
      while let engine = screen.session?.engine, engine.flight != nil, screen.draft.view.window != nil {
        let (shown, expected) = (screen.content, self.place(of: screen, at: engine.progress))
        let error = max(distance(shown, expected), abs(shown.maxY - expected.maxY))
        #expect(error < Screen.unseen, "\(comesFirst), frame \(frames): \(shown) for \(expected)")
        frames += 1
        screen.clock.advance(by: 1.0 / 120)
      }
      // A card without space above it stands at its place under the finger, and has less to return.
      #expect(frames > 10)
    }
  }

  @Test("let go near a lower height while it shrinks, it grows to the height at which it stood")
  func releasedNearLowerHeight() {
    for moment in [0.06, 0.08, 0.1, 0.12] {
      let screen = screen { $0.detents = [.large, .medium] }
      screen.open()
      screen.draft.selectModalDetent(.large)
      screen.settle()
      screen.draft.dismiss(animated: true)
      screen.clock.advance(by: moment)
      let shown = screen.content
      screen.finger.down(at: CGPoint(x: shown.midX, y: shown.minY + 10))
      screen.drag(by: -40)
      screen.finger.up()
      #expect(longestStep(of: screen, in: 1.5) < 40, "\(moment)")
      #expect(screen.disorder == nil && screen.draft.selectedModalDetent == .large)
      #expect(screen.dismiss().leftover == nil)
    }
  }

  @Test("with a spring that oscillates a finger catches it where it is, whoever listens")
  func oscillating() {
    for (index, listens) in [false, true].enumerated() {
      for frame in stride(from: 4, to: 120, by: 6) {
        let screen = screen {
          $0.motion.tapSpring = TransitionSpring(dampingRatio: 0.3)
          $0.motion.throwSpring = TransitionSpring(dampingRatio: 0.3)
        }
        if !listens { screen.transition.delegate = nil }
        screen.present()
        screen.clock.advance(by: Double(frame) / 120)
        let shown = screen.content
        screen.finger.down(at: CGPoint(x: shown.midX, y: max(shown.minY, 0) + 10))
        screen.clock.advance(by: 1.0 / 120)
        #expect(distance(screen.content, shown) < 45, "frame \(frame), \(index)")
        screen.finger.up()
        #expect(longestStep(of: screen, in: 2) < 60, "frame \(frame), \(index)")
        #expect(screen.settle().disorder == nil)
      }
    }
  }

  @Test("the app names a source, takes it away or changes the edge at any moment")
  func updated() {
    for (index, change) in Self.changes.enumerated() {
      for moment in [0, 0.04, 0.08, 0.13] {
        for opens in [false, true] {
          let screen = screen { if index == 0 { $0.source = nil } }
          if opens { screen.present() } else { screen.open().draft.dismiss(animated: true) }
          screen.clock.advance(by: 0.02)
          screen.clock.stall(for: moment)
          let before = screen.content
          screen.transition.update(animated: false, change)
          let after = screen.content
          #expect(distance(before, after) < 40, "change \(index), \(moment), opens \(opens)")
          #expect(longestStep(of: screen, in: 1) < 90, "change \(index), \(moment), opens \(opens)")
          if opens { #expect(screen.settle().disorder == nil) }
          #expect(screen.dismiss().leftover == nil)
        }
      }
    }
  }

  private static let changes: [@MainActor @Sendable (inout ModalConfiguration) -> Void] = [
    { $0.source = ModalSource { _ in CGRect(x: 320, y: 60, width: 44, height: 44) } }, { $0.source = nil },
    { $0.card.effect = UIBlurEffect(style: .dark) }, { $0.card.cornerRadius = 30 },
  ]

  @Test(
    "shrinks to where the app has moved the source, also if the window is turned in its flight",
    arguments: [nil, 0.02, 0.08])
  func sourceMoves(moment: TimeInterval?) {
    let button = UIView(frame: Self.button)
    button.autoresizingMask = .flexibleLeftMargin
    let screen = Screen(framesPerSecond: 120) { $0.source = .view { [weak button] in button } }
    screen.root.view.addSubview(button)
    screen.simulator.settleLayout()
    screen.open()
    button.frame.origin.y = 300
    screen.draft.dismiss(animated: true)
    if let moment {
      screen.clock.advance(by: moment)
      screen.simulator.resizeToLandscape()
    }
    let (last, source) = (screen.lastContent(), button.seen)
    #expect((source.minX > 700) == (moment != nil) && source.minY == 300)
    #expect(source.insetBy(dx: -3, dy: -3).contains(last), "\(last), \(source)")
    #expect(screen.settle().leftover == nil)
  }
}
