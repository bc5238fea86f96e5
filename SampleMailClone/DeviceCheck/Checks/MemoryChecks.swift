import InteractiveModal
import UIKit

/// Memory after presentations, and a second completion.
@MainActor enum MemoryChecks {
  nonisolated static let all: [DeviceCheck] = [
    DeviceCheck(
      28, "nothing of fifty modals of the kit is alive after their dismissal", within: 20, run: fifty),
    DeviceCheck(
      28, "nothing of a modal is alive after a cancelled and a completed dismissal", run: cancelled),
    .card(28, "nothing of a card is alive that a finger has thrown away", run: thrown),
    DeviceCheck(50, "how often a second completeTransition calls viewDidAppear", run: twice),
  ]

  private static func fifty(_ stage: CheckStage) async -> Finding {
    let leftovers = Leftovers()
    for _ in 1...50 {
      let (modal, transition) = (UIViewController(), ModalTransition(.mail))
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = transition
      guard await stage.present(modal, animated: false) else { return .differs("no completion") }
      leftovers.watch([modal, transition, modal.view, modal.presentationController])
      guard await stage.dismiss(modal, animated: false) else { return .differs("no dismissal") }
      await stage.frames(1)
    }
    await stage.until { leftovers.count == 0 }
    return .that(leftovers.count == 0, else: "\(leftovers.count) objects are alive")
  }

  private static func cancelled(_ stage: CheckStage) async -> Finding {
    let leftovers = Leftovers()
    await dragAway(stage, leftovers)
    await stage.until { leftovers.count == 0 }
    return .that(leftovers.count == 0, else: "\(leftovers.count) objects are alive")
  }

  private static func dragAway(_ stage: CheckStage, _ leftovers: Leftovers) async {
    let modal = stage.makeModal()
    _ = await stage.cancelDismissal(of: modal)
    modal.driver = nil
    leftovers.watch([modal, modal.view, modal.presentation])
    await stage.dismiss(modal)
  }

  private static func thrown(_ scene: CardScene) async throws -> Finding {
    let leftovers = Leftovers()
    guard try await throwAway(scene, leftovers) else { return .differs("it stays") }
    await scene.stage.until { leftovers.count == 0 }
    return .that(leftovers.count == 0, else: "\(leftovers.count) objects are alive")
  }

  private static func throwAway(_ scene: CardScene, _ leftovers: Leftovers) async throws -> Bool {
    let (modal, transition) = (UIViewController(), ModalTransition(.mail))
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = transition
    await scene.stage.present(modal, animated: false)
    leftovers.watch([modal, transition, modal.view, modal.view.superview, modal.presentationController])
    try await scene.hand.modal(modal).flick(velocity: 2500)
    return await scene.stage.until { [weak modal] in modal?.presentingViewController == nil }
  }

  /// Misuses UIKit, as an app with a fault would.
  private static func twice(_ stage: CheckStage) async -> Finding {
    let (modal, driver) = (stage.makeModal(), ManualDriver())
    modal.driver = driver
    stage.callPresent(modal)
    guard await stage.until({ driver.context != nil }) else { return .differs("no transition") }
    let context = driver.context
    driver.release(cancels: false)
    driver.complete()
    context?.completeTransition(true)
    await stage.frames(4)
    return .answer("\(stage.log.count(of: "modal didAppear"))")
  }
}
