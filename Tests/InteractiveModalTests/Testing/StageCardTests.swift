import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

extension StageTests {
  @Suite("A card in a container on a stage") @MainActor struct StageCardTests {
    private let card = UIViewController()

    /// A stage with a container, and the card that the app has added.
    private func makeStage() async throws -> (ModalTestStage, ModalTestModal) {
      let container = ModalContainerController(root: UIViewController())
      let stage = try ModalTestStage(root: container)
      var configuration = ModalConfiguration.mail
      configuration.detents = [.medium, .large]
      configuration.largestUndimmedDetent = .medium
      container.add(card, as: configuration)
      return (stage, try stage.modal(card))
    }

    @Test("a stage waits for a card, drags it from detent to detent, and finds it in place")
    func drag() async throws {
      let (stage, modal) = try await makeStage()
      try await stage.settle()
      #expect(modal.phase == .resting(.detent(.medium)))
      #expect(try stage.frontModal().controller === card)
      try stage.expectAllInPlace()
      try await modal.drag(by: -300)
      try modal.release()
      try await stage.settle()
      #expect(modal.detent == .large && modal.phase == .resting(.detent(.large)) && modal.progress == 1)
      try stage.expectAllInPlace()
    }

    @Test("a card that a finger throws away is gone, and the stage knows the cause")
    func thrown() async throws {
      let (stage, modal) = try await makeStage()
      try await stage.settle()
      try await modal.flick(velocity: 3000)
      try await stage.settle()
      #expect(modal.outcome == .dismissed(by: .drag) && card.parent == nil)
      try stage.expectAllInPlace()
    }
  }
}
