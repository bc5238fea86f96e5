import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("What a finger feels", .ownWorld) @MainActor struct HapticTests {
  private func screen(_ haptics: ModalConfiguration.Haptics.Feedback = .selection) -> Screen {
    return Screen.open { $0.haptics.dismissal = haptics }
  }

  /// Slowly, so that place and not speed decides.
  private func drag(_ screen: Screen, by points: CGFloat) {
    screen.drag(by: points, over: abs(points) / 60)
  }

  @Test(
    "of each kind: prepared as the finger takes hold, felt as the answer flips, unless it may not go",
    arguments: [
      (.off, true, []), (.selection, true, [.prepared, .selection]), (.selection, false, [.prepared]),
      (.impact, true, [.prepared, .impact(.light)]),
    ]
      as [(ModalConfiguration.Haptics.Feedback, Bool, [Haptic])])
  func kinds(haptics: ModalConfiguration.Haptics.Feedback, allows: Bool, felt: [Haptic]) {
    let screen = screen(haptics)
    screen.delegate.allows = allows
    screen.finger.down(at: screen.grip)
    #expect(screen.simulator.haptics.isEmpty)
    drag(screen, by: 100)
    #expect(screen.simulator.haptics == Array(felt.prefix(1)))
    drag(screen, by: 600)
    #expect(screen.simulator.haptics == felt)
  }

  @Test("felt in the very moment in which the answer flips, there and back")
  func moment() {
    let screen = screen()
    var answers: [Bool] = []
    var felt: [Int] = []
    screen.delegate.onUpdate = { update in
      if update.wouldDismiss != answers.last { answers.append(update.wouldDismiss) }
      felt.append(screen.simulator.haptics.filter { $0 == .selection }.count)
      #expect(felt.last == answers.count - 1)
    }
    screen.finger.down(at: screen.grip)
    drag(screen, by: 500)
    drag(screen, by: -300)
    #expect(answers == [false, true, false] && felt.last == 2)
  }

  @Test(
    "of heights: felt as a release would go to another one, each once; a dismissal is felt by its own haptic",
    arguments: [
      (.off, .impact, [.prepared, .impact(.light), .impact(.light)]),
      (.selection, .off, [.prepared, .selection]),
      (.selection, .impact, [.prepared, .prepared, .impact(.light), .impact(.light), .selection]),
      (.off, .off, []),
    ] as [(ModalConfiguration.Haptics.Feedback, ModalConfiguration.Haptics.Feedback, [Haptic])])
  func heights(
    dismissal: ModalConfiguration.Haptics.Feedback, detent: ModalConfiguration.Haptics.Feedback,
    felt: [Haptic]
  ) {
    let screen = Screen.withDetents([.large, .medium, .height(80, named: "dock")], initially: .large) {
      ($0.haptics.dismissal, $0.haptics.detents) = (dismissal, detent)
    }
    var detents: [TransitionStop] = []
    screen.finger.down(at: screen.grip)
    for _ in 0..<106 {
      drag(screen, by: 7)
      let ticks = screen.simulator.haptics.filter { $0 == .impact(.light) }.count
      let stop = screen.session?.interaction.stopIfReleased ?? .dismissed
      if stop != detents.last, stop != .dismissed { detents.append(stop) }
      #expect(detent == .off || ticks == detents.count - 1)
    }
    #expect(detents == [.detent(.large), .detent(.medium), .detent(DetentIdentifier("dock"))])
    #expect(screen.simulator.haptics == felt)
    #expect(screen.cancelTouch().disorder == nil)
  }

  @Test("a fast swipe to another height is felt while the finger moves, and not as the card arrives")
  func swipe() {
    let screen = Screen.withDetents { $0.haptics.detents = .selection }
    screen.finger.down(at: screen.grip)
    screen.drag(by: -100, over: 0.06)
    #expect(screen.simulator.haptics == [.prepared, .selection])
    screen.finger.up()
    #expect(screen.settledDetent() == .large && screen.simulator.haptics == [.prepared, .selection])
    screen.draft.selectModalDetent(.medium)
    #expect(screen.settledDetent() == .medium && screen.simulator.haptics.count == 2)
  }

  @Test("let go, nothing is felt of what the modal does by itself; the next finger begins anew")
  func released() {
    let screen = screen()
    screen.grab(100)
    screen.release()
    screen.close(for: 0.05)
    #expect(screen.simulator.haptics == [.prepared])
    screen.finger.down(at: screen.grip)
    #expect(screen.simulator.haptics == [.prepared, .prepared])
    drag(screen, by: -200)
    #expect(screen.simulator.haptics == [.prepared, .prepared, .selection])
    #expect(screen.cancelTouch().disorder == nil)
  }
}
