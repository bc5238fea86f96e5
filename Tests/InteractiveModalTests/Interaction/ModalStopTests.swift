import Testing

@testable import InteractiveModal

@Suite("The stops of a modal")
struct ModalStopTests {
  @Test("presented is the beginning of the travel, dismissed its end")
  func fractions() {
    #expect(ModalStop.presented.fraction == 0)
    #expect(ModalStop.dismissed.fraction == 1)
  }

  @Test("the two are told apart as keys")
  func keys() {
    #expect(Set([ModalStop.presented, .dismissed, .presented]).count == 2)
  }
}
