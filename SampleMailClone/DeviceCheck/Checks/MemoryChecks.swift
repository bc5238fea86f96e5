import InteractiveModal
import UIKit

/// Memory after presentations.
@MainActor enum MemoryChecks {
  nonisolated static let all: [DeviceCheck] = [
    DeviceCheck(
      28, "nothing of fifty modals of the kit is alive after their dismissal", within: 20, run: fifty),
    .card(28, "nothing of a card is alive that a finger has thrown away", run: thrown),
  ]

  private static func fifty(_ stage: CheckStage) async -> Finding {
    let leftovers = Leftovers()
    for _ in 1...50 {
      guard await stage.dismiss(present(stage, leftovers), animated: false) else {
        return .differs("no dismissal")
      }
      await stage.frames(1)
    }
    return await none(of: leftovers, stage)
  }

  private static func thrown(_ scene: CardScene) async throws -> Finding {
    let leftovers = Leftovers()
    try await scene.hand.modal(present(scene.stage, leftovers)).flick(velocity: 2500)
    return await none(of: leftovers, scene.stage)
  }

  /// Presents a modal without animation, and watches what belongs to it.
  private static func present(_ stage: CheckStage, _ leftovers: Leftovers) async -> UIViewController {
    let (modal, transition) = (UIViewController(), ModalTransition(.mail))
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = transition
    await stage.present(modal, animated: false)
    leftovers.watch([modal, transition, modal.view, modal.view.superview, modal.presentationController])
    return modal
  }

  private static func none(of leftovers: Leftovers, _ stage: CheckStage) async -> Finding {
    await stage.until { leftovers.count == 0 }
    return .that(leftovers.count == 0, else: "\(leftovers.count) objects are alive")
  }
}
