import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Where VoiceOver finds what is on a card in motion", .ownWorld) @MainActor struct VoiceOverFrameTests {
  /// A move of the card, and whether a finger or a spring makes it.
  enum Motion: CaseIterable { case opening, detent, returning }

  @Test("in a flight an element is where it will rest", arguments: Motion.allCases, [false, true])
  func flight(motion: Motion, isContained: Bool) {
    let screen = Screen(framesPerSecond: 120, isContained: isContained) { $0.detents = [.medium, .large] }
    let button = screen.draft.cancel
    if motion == .opening { screen.present() } else { screen.open() }
    switch motion {
    case .opening: break
    case .detent: screen.draft.selectModalDetent(.large)
    case .returning:
      screen.grab(40)
      screen.restAndLift()
    }
    var frames: [CGRect] = []
    for _ in 0..<15 {
      screen.clock.advance(by: 1.0 / 60)
      frames.append(button.accessibilityFrame)
      #expect(screen.voiceOver.reaches(button))
    }
    #expect(screen.settle().complaint == nil)
    #expect(frames.allSatisfy { $0.isAbout(button.accessibilityFrame, within: 0.5) }, "\(frames)")
    #expect(button.accessibilityFrame.isAbout(button.seen, within: 1e-6))
  }

  @Test("under a finger an element is where the user sees it")
  func held() {
    let screen = Screen(framesPerSecond: 120).open()
    let button = screen.draft.cancel
    screen.grab(0)
    for distance in [60, 100, -220] as [CGFloat] {
      screen.drag(by: distance)
      #expect(button.accessibilityFrame.isAbout(button.seen, within: 1e-6))
    }
    screen.finger.cancel()
    screen.settle()
  }

  @Test(
    "what leaves is out of reach, from the moment it is decided; what comes back is in reach again",
    arguments: [false, true])
  func leaving(byFinger: Bool) {
    let screen = Screen(framesPerSecond: 120).open()
    let button = screen.draft.cancel
    if byFinger {
      screen.grab(500)
      #expect(screen.voiceOver.reaches(button), "nothing is decided")
      screen.finger.up()
    } else {
      screen.draft.dismissModal()
    }
    screen.clock.advance(by: 0.05)
    #expect(!screen.voiceOver.reaches(button) && button.window != nil)
    screen.finger.down(at: screen.grip)
    screen.drag(by: -300)
    screen.finger.up()
    #expect(screen.settle().disorder == nil && screen.voiceOver.reaches(button))
    #expect(screen.dismiss().leftover == nil)
  }
}
