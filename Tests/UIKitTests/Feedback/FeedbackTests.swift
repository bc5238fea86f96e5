import Testing

@testable import UIKit

@MainActor @Suite("Feedback that is felt") struct FeedbackTests {
  @Test("the simulator keeps what the motor was told, in order (F304)")
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
