import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// Tasks begin at once here, and all that happens on the screen has happened before the first `await`.
@Suite("Presenting in a task", .ownWorld) @MainActor struct AsyncPresentationTests {
  private func task(_ screen: Screen, _ modal: UIViewController) -> Task<ModalOutcome, Never> {
    Task.immediate { await screen.root.presentUntilDismissed(modal, as: .mail, delegate: screen.delegate) }
  }

  @Test("returns how it ended, or that it was refused, and the delegate hears of the end too")
  func dragged() async {
    let screen = Screen()
    let task = task(screen, screen.draft)
    #expect(screen.settle().disorder == nil)
    #expect(screen.dragAway().leftover == nil)
    #expect(screen.delegate.updates.last?.phase == .resting(.dismissed))
    #expect(await task.value == .dismissed(by: .drag))
    #expect(await self.task(screen, screen.root).value == .notPresented(because: .modalIsInUse))
  }

  @Test("a task that is cancelled before it begins, or while it waits, presents nothing")
  func cancelled() async {
    let screen = Screen()
    let early = Task.immediate {
      withUnsafeCurrentTask { $0?.cancel() }
      return await screen.root.presentUntilDismissed(screen.draft, as: .mail)
    }
    #expect(screen.settle().root.presentedViewController == nil)
    #expect(await early.value == .cancelled)
    let alert = Topping.alert.make()
    screen.root.present(alert, animated: false)
    let waiting = task(screen, screen.draft)
    screen.clock.advance(by: 1)
    waiting.cancel()
    #expect(await waiting.value == .cancelled && screen.root.presentedViewController === alert)
  }

  @Test("presenter and modal are let go when it has returned")
  func released() async {
    let screen = Screen()
    weak var modal: UIViewController?
    do {
      let draft = DraftController()
      modal = draft
      let task = task(screen, draft)
      screen.settle()
      draft.dismiss(animated: true)
      screen.settle()
      _ = await task.value
    }
    #expect(modal == nil)
  }
}
