import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Frames that come late", .ownWorld) @MainActor struct FrameRateTests {
  @Test(
    "after a stall of any length the next frame shows the card where it should be",
    arguments: [0.05, 0.3, 3])
  func stall(of seconds: TimeInterval) {
    let screen = Screen().present()
    screen.clock.advance(by: 0.1)
    screen.clock.stall(for: seconds)
    screen.clock.advance(by: 0.0167)
    let expected = Screen().present()
    expected.clock.advance(by: 0.1 + seconds + 0.0167)
    #expect(abs(screen.cardTop - expected.cardTop) < 0.001)
  }
}
