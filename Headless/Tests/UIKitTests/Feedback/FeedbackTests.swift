import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Haptic feedback", .ownWorld) struct FeedbackTests {
  @Test("the simulator records haptic feedback in order (F304)")
  func record() {
    let simulator = Simulator()
    let (tick, knock) = (UISelectionFeedbackGenerator(), UIImpactFeedbackGenerator(style: .rigid))
    #expect(simulator.haptics.isEmpty)
    tick.prepare()
    tick.selectionChanged()
    knock.impactOccurred()
    #expect(simulator.haptics == [.prepared, .selection, .impact(.rigid)])
  }
}
