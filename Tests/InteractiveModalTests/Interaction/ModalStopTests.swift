import Testing

@testable import InteractiveModal

@Suite("The stops of a modal")
struct ModalStopTests {
  @Test("stops are told apart as keys, and by the names of their detents")
  func keys() {
    #expect(Set([TransitionStop.presented, .dismissed, .detent(.medium), .detent("large")]).count == 3)
  }
}
