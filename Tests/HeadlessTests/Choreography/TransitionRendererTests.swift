import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("A renderer of an odd choreography", .ownWorld) struct TransitionRendererTests {
  /// Slides the upper screen, dims, and does something in the middle of an answer.
  private final class OddChoreography: TransitionChoreography {
    private(set) var questions = 0
    private(set) var isOpen: Bool?
    var onQuestion: (Int) -> Void = { _ in }
    var more: (TransitionStage) -> [TransitionTrack] = { _ in [] }

    func isOutdated(on stage: TransitionStage) -> Bool { true }

    func tracks(on stage: TransitionStage) -> [TransitionTrack] {
      questions += 1
      onQuestion(questions)
      let way = CGPoint(x: stage.bounds.width, y: 0)
      return [
        TransitionTrack("slide", stage.upper.view, .offset(from: way)),
        TransitionTrack("dimming", stage.dimming, .opacity(from: 0, to: 0.3)),
      ] + more(stage)
    }

    func didEnd(on stage: TransitionStage, isOpen: Bool) { self.isOpen = isOpen }
  }

  private func makeScreen(_ choreography: OddChoreography) -> NavigationScreen {
    let screen = NavigationScreen()
    screen.style = { _ in .choreography(choreography) }
    return screen
  }

  /// What happens in the middle of an answer.
  enum Event: CaseIterable { case none, background, turn }

  @Test(
    "that is asked anew with every frame gives all views back, whatever happens in the middle of an answer",
    arguments: Event.allCases, [1, 2, 4])
  func isAlwaysOutdated(event: Event, question: Int) {
    let odd = OddChoreography()
    let screen = makeScreen(odd)
    odd.onQuestion = {
      guard $0 == question else { return }
      switch event {
      case .none: break
      case .background:
        screen.simulator.enterBackground()
        screen.simulator.enterForeground()
      case .turn: screen.simulator.rotate(to: .landscapeLeft)
      }
    }
    screen.push().clock.advance(by: 0.1)
    #expect(event != .none || (0.05...0.95).contains(screen.share) && odd.questions > 5)
    #expect(screen.settle().disorder == nil && odd.isOpen == true)
    #expect(screen.above.view.superview?.subviews.count == 1)
    #expect(screen.above.view.frame == screen.navigation.view.bounds)
  }

  @Test("moves also what the stage itself lies in, the window say, and leaves it there")
  func movesWindow() throws {
    let odd = OddChoreography()
    let screen = makeScreen(odd)
    let window = try #require(screen.simulator.window)
    odd.more = { stage in
      [window, screen.navigation.view].map { TransitionTrack("around", $0, .opacity(from: 0.5)) }
    }
    screen.push().clock.advance(by: 0.05)
    #expect(window.superview == nil && window.shown.alpha < 1 && screen.navigation.view.shown.alpha < 1)
    #expect(
      screen.settle().disorder == nil && window.shown.alpha == 1 && screen.navigation.view.shown.alpha == 1)
  }

  @Test("is asked with the safe areas that the screens have without the transition")
  func findsSafeAreas() {
    let odd = OddChoreography()
    let screen = makeScreen(odd).open()
    screen.simulator.rotate(to: .landscapeLeft)
    screen.settle()
    let resting = screen.above.view.safeAreaInsets
    var found: [UIEdgeInsets] = []
    odd.more = { stage in
      #expect(stage.upper.controller.additionalSafeAreaInsets == .zero)
      found.append(stage.upper.view.safeAreaInsets)
      return []
    }
    screen.finger.down(at: CGPoint(x: 4, y: 200))
    screen.drag(by: 200)
    screen.above.view.setNeedsLayout()
    screen.clock.advance(by: 0.05)
    screen.drag(by: 20)
    #expect(resting.left > 0 && found.count > 5 && found.allSatisfy { $0 == resting })
    #expect(screen.above.view.safeAreaInsets == resting)
    #expect(screen.cancelTouch().disorder == nil && screen.above.additionalSafeAreaInsets == .zero)
  }

  @Test("shows each of its parts once on the timeline, in the order of the tracks")
  func hasParts() {
    let odd = OddChoreography()
    let screen = makeScreen(odd)
    odd.more = { stage in
      [
        TransitionTrack("slide", stage.lower.view, .scale(to: 0.9)),
        TransitionTrack("slide", stage.lower.view, .opacity(to: 0.9), during: .init(from: 0.5)),
        TransitionTrack("more", stage.lower.view, .opacity(to: 0.9), during: .init(to: 0.5)),
        TransitionTrack("slide", stage.upper.view, .opacity(to: 0.9), during: .init(to: 0.5)),
      ]
    }
    screen.push()
    let parts = TransitionInspector.shared.parts
    #expect(parts.map(\.name) == ["slide", "slide", "dimming", "slide", "more"])
    #expect(parts.map(\.interval) == [0...1, 0...0.5, 0...1, 0.5...1, 0...0.5])
    #expect(screen.settle().disorder == nil)
  }
}
