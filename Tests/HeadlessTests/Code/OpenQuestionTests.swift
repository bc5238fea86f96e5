import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("What UIKit leaves open does not matter", .ownWorld) @MainActor struct OpenQuestionTests {
  /// What a modal goes through.
  enum Story: CaseIterable, Sendable {
    case opened, cancelled, returned, draggedAway, caught

    @MainActor func tell(on screen: Screen) {
      screen.present()
      if self != .cancelled { screen.settle() }
      // Frames may go on after the arrival, or not: each story goes on with a frame.
      screen.clock.advance(to: screen.clock.nextFrame)
      switch self {
      case .opened: break
      case .cancelled:
        screen.run(for: 0.2)
        screen.finger.down(at: screen.draft.cancel.shown(CGPoint(x: 20, y: 20)))
        screen.finger.up()
      case .returned:
        screen.grab(150)
        screen.restAndLift()
      case .draggedAway:
        screen.grab(500)
        screen.finger.up()
      case .caught:
        screen.draft.dismiss(animated: true)
        screen.run(for: 0.15)
        screen.grab(-150)
        screen.restAndLift()
      }
      screen.settle()
    }
  }

  /// What UIKit may do, or leave undone.
  enum Choice: Equatable, Sendable {
    /// The container is laid out in each frame: a transform marks its superview (F275).
    case laysOut
    /// UIKit asks for the interruptible animator again and again (F88).
    case asksOften
    /// UIKit never asks for it.
    case neverAsks
    /// UIKit asks within the call whether a transition starts interactively (F437).
    case asksWithinCall
    /// UIKit calls the interaction controller of a transition that begins without a finger, alone or beside
    /// the animator (F453).
    case calls([StartCall])
    /// A view that hangs out of the screen has another safe area (F454).
    case safeArea(SafeAreaOutside)
  }

  /// A frame of the story: where the card and the screen behind stand, and the safe area of the content.
  private struct Frame: Equatable {
    let card: CGPoint
    let scale: CGFloat
    let safeArea: UIEdgeInsets
  }

  private func play(_ story: Story, _ choice: Choice?) -> (frames: [Frame], calls: [String]) {
    let screen = Screen()
    screen.simulator.asksForInterruptibleAnimator = choice != .neverAsks
    screen.simulator.asksForStartWithinCall = choice == .asksWithinCall
    if case .calls(let calls) = choice { screen.simulator.ordinaryStart = calls }
    if case .safeArea(let answer) = choice { screen.simulator.safeAreaOutside = answer }
    var frames: [Frame] = []
    screen.clock.onFrame {
      switch choice {
      case .laysOut: if screen.session?.interaction.isAtRest == false { screen.container?.setNeedsLayout() }
      case .asksOften: _ = screen.draft.hostPresentation?.transition?.vendedAnimator
      case .neverAsks, .asksWithinCall, .calls, .safeArea, nil: break
      }
      let frame = Frame(
        card: screen.card.shown.position, scale: screen.root.view.shown.transform.affine.a,
        safeArea: screen.draft.view.safeAreaInsets)
      if frame != frames.last, screen.session?.interaction.isAtRest == false { frames.append(frame) }
    }
    story.tell(on: screen)
    #expect(screen.complaint == nil && (screen.isGone ? screen.leftover : screen.insetDisorder) == nil)
    return (frames, screen.draft.calls)
  }

  nonisolated private static let starts: [[StartCall]] = [
    [.interaction], [.animator, .interaction], [.interaction, .animator],
  ]

  /// Touches reach a transition in flight only if UIKit has asked for its animator (F278).
  nonisolated private static let cases: [(Story, Choice)] =
    Story.allCases.flatMap { [($0, .laysOut), ($0, .asksOften), ($0, .asksWithinCall)] }
    + [.opened, .returned, .draggedAway].map { ($0, .neverAsks) }
    + Story.allCases.flatMap { story in starts.map { (story, .calls($0)) } }
    + Story.allCases.flatMap { [($0, .safeArea(.grows)), ($0, .safeArea(.covered))] }

  @Test("the motion and the calls are the same", arguments: cases)
  func isIndifferent(_ story: Story, to choice: Choice) {
    let (plain, other) = (play(story, nil), play(story, choice))
    #expect(other.calls == plain.calls)
    #expect(abs(other.frames.count - plain.frames.count) < 2 && plain.frames.count > 20)
    let distances = zip(plain.frames, other.frames).map {
      abs($0.card.y - $1.card.y) + abs($0.scale - $1.scale) + abs($0.safeArea.bottom - $1.safeArea.bottom)
    }
    #expect((distances.max() ?? .infinity) < Screen.unseen)
  }

  /// A view with a bar at its bottom edge, which the app may lift.
  private final class Barred: UIView {
    let bar = UIView()
    var lift: CGFloat = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      if bar.superview == nil { addSubview(bar) }
      bar.frame = CGRect(x: 0, y: bounds.height - 50 - lift, width: bounds.width, height: 50 + lift / 2)
    }
  }

  /// A view around one with a bar. Its own layout does not lay the bar out.
  private final class Nest: UIView {
    let content = Barred()

    override func layoutSubviews() {
      super.layoutSubviews()
      if content.superview == nil { addSubview(content) }
      content.frame = bounds
    }
  }

  enum FlightEnd: CaseIterable { case arrival, caught, atOnce }

  @Test(
    "what a layout changes in a flight between heights stays, however it ends (F742)",
    arguments: FlightEnd.allCases)
  func laidOutInFlight(_ end: FlightEnd) {
    for putsBack in [false, true] {
      let (screen, nest) = (Screen.withDetents(initially: .medium), Nest())
      screen.simulator.finishPutsBack = putsBack
      let content = nest.content
      nest.frame = screen.draft.view.bounds
      nest.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.draft.view.addSubview(nest)
      screen.settle().draft.selectModalDetent(.large)
      screen.clock.advance(by: 0.1)
      content.lift = 100
      content.setNeedsLayout()
      screen.clock.advance(by: 0.05)
      switch end {
      case .arrival: break
      case .caught:
        screen.finger.down(at: screen.grip)
        screen.clock.advance(by: 0.1)
        screen.finger.up()
      // The card has the size of the end already, so no layout follows.
      case .atOnce: screen.draft.selectModalDetent(.large, animated: false)
      }
      #expect(screen.settle().draft.selectedModalDetent == .large)
      #expect(content.bar.frame.minY == content.bounds.height - 150 && content.bar.frame.height == 100)
    }
  }

  @Test("pages and tabs begin once, and arrive", arguments: starts)
  func screens(calls: [StartCall]) {
    let pages = NavigationScreen()
    pages.simulator.ordinaryStart = calls
    #expect(pages.open().isOpen && !pages.goBack().isOpen && pages.disorder == nil)
    let tabs = TabScreen()
    tabs.simulator.ordinaryStart = calls
    tabs.select(1)
    #expect(tabs.settle().disorder == nil && tabs.tabs.selectedIndex == 1)
  }
}
