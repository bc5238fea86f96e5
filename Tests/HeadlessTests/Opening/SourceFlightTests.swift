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

  /// Where the user sees the content.
  private func content(of screen: Screen) -> CGRect { screen.draft.view.shown(screen.draft.view.bounds) }

  /// How far three edges of a rectangle are from those of another one, at most. The fourth may be out of
  /// the screen: on its way to a lower height the content has its new size at once.
  private func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
    [one.minX - other.minX, one.maxX - other.maxX, one.minY - other.minY]
      .map { $0.isNaN ? .infinity : abs($0) }.max() ?? 0
  }

  /// Lets time pass and returns the longest distance of an edge in one frame.
  private func longestStep(of screen: Screen, in seconds: TimeInterval) -> CGFloat {
    var (last, longest) = (content(of: screen), CGFloat(0))
    for _ in 0..<Int(seconds * 120) {
      screen.clock.advance(by: 1.0 / 120)
      guard screen.draft.view.window != nil else { break }
      let shown = content(of: screen)
      longest = max(longest, distance(shown, last))
      last = shown
    }
    return longest
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
      let shown = content(of: screen)
      screen.finger.down(at: CGPoint(x: shown.midX, y: shown.minY + 10))
      screen.drag(by: -40)
      screen.finger.up()
      #expect(longestStep(of: screen, in: 1.5) < 40, "\(moment)")
      #expect(screen.disorder == nil && screen.draft.selectedModalDetent == .large)
      #expect(screen.dismiss().leftover == nil)
    }
  }

  @Test("sent to a lower height while it grows, it grows on and then goes there")
  func sentToLowerHeight() {
    for moment in [0.02, 0.05, 0.1, 0.15] {
      let screen = screen { ($0.detents, $0.initialDetent) = ([.large, .medium], .large) }
      screen.present()
      screen.clock.advance(by: moment)
      screen.draft.selectModalDetent(.medium)
      #expect(longestStep(of: screen, in: 2) < 40, "\(moment)")
      #expect(screen.settledDetent() == .medium && abs(content(of: screen).maxY - 852) < 1e-6)
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
        let shown = content(of: screen)
        screen.finger.down(at: CGPoint(x: shown.midX, y: max(shown.minY, 0) + 10))
        screen.clock.advance(by: 1.0 / 120)
        #expect(distance(content(of: screen), shown) < 45, "frame \(frame), \(index)")
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
          let before = content(of: screen)
          screen.transition.update(animated: false, change)
          let after = content(of: screen)
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
    { $0.cardEffect = UIBlurEffect(style: .dark) }, { $0.cornerRadius = 30 },
  ]

  @Test("held half shrunk while the window turns, it is where the next move of the finger has it")
  func turned() {
    for closesFrom in [ModalDetent.Identifier.large, .medium] {
      let screen = screen { ($0.detents, $0.initialDetent) = ([.large, .medium], closesFrom) }
      screen.open()
      screen.draft.dismiss(animated: true)
      screen.clock.advance(by: 0.1)
      let shown = content(of: screen)
      screen.finger.down(at: CGPoint(x: shown.midX, y: shown.minY + 10))
      screen.clock.advance(by: 0.05)
      screen.simulator.resizeToLandscape()
      screen.clock.advance(by: 1)
      let turned = content(of: screen)
      screen.drag(by: 12, over: 0.1)
      #expect(distance(turned, content(of: screen)) < 50, "\(closesFrom): \(turned), \(content(of: screen))")
      screen.finger.up()
      screen.simulator.resizeToPortrait()
      #expect(screen.settle().complaint == nil)
      if !screen.isGone { #expect(screen.disorder == nil) }
      #expect(screen.dismiss().leftover == nil)
    }
  }

  @Test("shrinks to where the source is after the window was turned in its flight", arguments: [0.02, 0.08])
  func sourceMoves(moment: TimeInterval) {
    let button = UIView(frame: Self.button)
    button.autoresizingMask = .flexibleLeftMargin
    let screen = Screen(framesPerSecond: 120) { $0.source = .view { [weak button] in button } }
    screen.root.view.addSubview(button)
    screen.simulator.settleLayout()
    screen.open()
    screen.draft.dismiss(animated: true)
    screen.clock.advance(by: moment)
    screen.simulator.resizeToLandscape()
    var last = content(of: screen)
    screen.clock.wait(for: "the card to be gone") {
      screen.draft.view.window == nil
    } look: {
      if screen.draft.view.window != nil { last = content(of: screen) }
    }
    let source = button.shown(button.bounds)
    #expect(source.minX > 700 && source.insetBy(dx: -3, dy: -3).contains(last), "\(last), \(source)")
    #expect(screen.settle().leftover == nil)
  }

  @Test("content that grows meanwhile changes the size of the card, not how far it has grown")
  func contentGrows() {
    for height: CGFloat in [250, 600] {
      let screen = screen { $0.detents = [.fitContent] }
      screen.draft.preferredContentSize.height = 400
      screen.present()
      screen.clock.advance(by: 0.1)
      let earlier = content(of: screen)
      screen.clock.advance(by: 1.0 / 120)
      let before = content(of: screen)
      screen.draft.preferredContentSize.height = height
      screen.clock.advance(by: 1.0 / 120)
      let (step, next) = (before.width - earlier.width, content(of: screen).width - before.width)
      #expect(step > 5 && (0...step).contains(next), "it grows on, slower than in the frame before: \(next)")
      #expect(screen.settle().disorder == nil)
      #expect(screen.dismiss().leftover == nil)
    }
  }
}
