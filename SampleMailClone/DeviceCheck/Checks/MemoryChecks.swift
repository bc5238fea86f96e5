import InteractiveModal
import UIKit

/// Memory after presentations, and a second completion.
@MainActor enum MemoryChecks {
  nonisolated static let all = [
    DeviceCheck(
      28, "nothing of fifty modals of the kit is alive after their dismissal", within: 20, run: fifty),
    DeviceCheck(
      28, "nothing of a modal is alive after a cancelled and a completed dismissal", run: cancelled),
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

/// Objects that should be gone.
@MainActor private final class Leftovers {
  private struct Weak { weak var object: AnyObject? }

  private var objects: [Weak] = []

  func watch(_ new: [AnyObject?]) { objects += new.compactMap { $0 }.map { Weak(object: $0) } }

  /// How many of them are alive.
  var count: Int { objects.count { $0.object != nil } }
}
