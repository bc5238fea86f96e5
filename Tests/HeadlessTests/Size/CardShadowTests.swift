import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("The shadow of a card", .ownWorld) @MainActor struct CardShadowTests {
  /// What changes the outline of a card.
  enum Change: CaseIterable, Sendable {
    case opening, growing, resized, shrinking

    @MainActor func begin(on screen: Screen) {
      switch self {
      case .opening: screen.present()
      case .growing: screen.open().draft.selectModalDetent(.large)
      case .resized:
        screen.open()
        screen.simulator.resize(to: CGSize(width: 340, height: 600))
      case .shrinking: screen.open().draft.dismissModal()
      }
    }
  }

  @Test("falls from the card's outline in each frame, without a pass of its own", arguments: Change.allCases)
  func outline(change: Change) {
    let screen = Screen(framesPerSecond: 120) {
      ($0.card.shadowOpacity, $0.detents) = (0.15, [.medium, .large])
      let source = CGRect(x: 40, y: 90, width: 120, height: 60)
      if change == .shrinking { $0.source = ModalSource { _ in source } }
    }
    change.begin(on: screen)
    for _ in 0..<30 {
      screen.clock.advance(by: 1.0 / 120)
      guard let clip = screen.draft.view.superview, screen.card.window != nil else { break }
      let path = screen.card.shown.shadowPath?.boundingBox ?? .null
      #expect(path.isAbout(clip.shown.frame, within: 0.5), "\(path), \(clip.shown.frame)")
    }
    #expect(screen.settle().complaint == nil)
  }

  @Test("follows a card that a finger pulls up with each movement of the finger")
  func pulled() throws {
    let screen = Screen { $0.card.shadowOpacity = 0.15 }.open()
    let clip = try #require(screen.draft.view.superview)
    screen.finger.down(at: screen.grip)
    for step in 1...20 {
      screen.clock.advance(by: 0.02)
      screen.finger.move(to: CGPoint(x: screen.grip.x, y: screen.grip.y - 10 * CGFloat(step)))
      let path = try #require(screen.card.layer.shadowPath?.boundingBox)
      #expect(path.isAbout(clip.frame, within: 1e-6))
    }
    screen.finger.cancel()
    screen.settle()
  }

  @Test("an outline that changes without animation in a resize is shown at once")
  func changesInResize() {
    let screen = Screen { $0.card.shadowOpacity = 0.15 }.open()
    screen.simulator.resize(to: CGSize(width: 340, height: 600))
    screen.clock.advance(by: 0.05)
    screen.transition.update(animated: false) { $0.size.topGap = 200 }
    let shown = screen.card.shown.shadowPath?.boundingBox ?? .null
    #expect(shown == screen.card.bounds && shown.height < 400)
  }

  @Test("goes with its configuration, and a card without one has no outline")
  func removed() {
    let screen = Screen { $0.card.shadowOpacity = 0.15 }.open()
    #expect(screen.card.layer.shadowPath != nil)
    screen.transition.update(animated: false) { $0.card.shadowOpacity = 0 }
    screen.settle()
    #expect(screen.card.layer.shadowPath == nil)
    screen.transition.update(animated: false) { $0.card.shadowOpacity = 0.15 }
    #expect(screen.settle().card.layer.shadowPath != nil)
  }
}
