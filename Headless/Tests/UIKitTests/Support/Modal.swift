import UIKit

/// A stage with a modal, stubs for all of its transition, and one journal for both.
@MainActor final class Modal {
  let journal = Journal()
  let stage: Stage
  let presented: JournalController
  let transition: StubTransition

  init(isInteractive: Bool = false) {
    let journal = journal
    stage = Stage(root: JournalController("root", journal))
    presented = JournalController("modal", journal)
    transition = StubTransition(journal)
    transition.interacts = isInteractive
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = transition
    _ = journal.read()
  }

  var clock: Clock { stage.clock }

  /// Presents the modal and starts the transition.
  func present() {
    stage.root.present(presented, animated: true) { [journal] in journal.note("completion") }
    stage.clock.runTurns()
  }

  func dismiss() {
    presented.dismiss(animated: true) { [journal] in journal.note("completion") }
    stage.clock.runTurns()
  }

  /// Presents the modal, lays it out, and clears the journal.
  @discardableResult func shown() -> Modal {
    present()
    finish()
    stage.clock.runUntilIdle()
    _ = journal.read()
    return self
  }

  func finish() {
    if transition.interacts { transition.interaction.finish() } else { transition.animator.complete() }
  }

  func cancel() {
    if transition.interacts {
      transition.interaction.cancel()
    } else {
      transition.animator.context?.cancelInteractiveTransition()
      transition.animator.complete(false)
    }
  }

  /// The journal without layout, whose time varies.
  func story() -> [String] { journal.read().filter { !$0.hasPrefix("container") && $0 != "modal didLoad" } }
}
