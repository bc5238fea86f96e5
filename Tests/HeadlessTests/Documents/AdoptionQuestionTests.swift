import InteractiveModal
import TestWorld
import Testing
import UIKit

/// A draft that asks before unsaved text is lost.
private final class UnsavedDraft: UIViewController, ModalDelegate {
  var hasUnsavedText = true

  func modalPermission(toDismiss modal: UIViewController) -> ModalPermission {
    hasUnsavedText ? .ask { await self.confirmsDiscarding(on: modal) } : .granted
  }

  func confirmsDiscarding(on modal: UIViewController) async -> Bool {
    let (answers, continuation) = AsyncStream.makeStream(of: Bool.self)
    let alert = UIAlertController(title: "Discard the draft?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in continuation.yield(true) })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in continuation.yield(false) })
    modal.present(alert, animated: true, completion: nil)
    for await answer in answers { return answer }
    return false
  }

  func cancel() {
    guard hasUnsavedText else { return dismiss(animated: true) }
    Task { if await confirmsDiscarding(on: self) { dismiss(animated: true, completion: nil) } }
  }
}

@Suite("The guide's question before a modal closes", .ownWorld) @MainActor struct AdoptionQuestionTests {
  private let desk = GuideDesk(root: UIViewController())

  @Test(
    "a drag and a Cancel button ask, and the modal stays if the user keeps the draft",
    arguments: [true, false])
  func asks(isDragged: Bool) async {
    let draft = UnsavedDraft()
    desk.root.present(draft, as: .mail)
    desk.settle()
    if isDragged { desk.drag(down: 600) } else { draft.cancel() }
    await wait(for: "the question") { draft.presentedViewController is UIAlertController }
    desk.settle().simulator.press(.keyboardEscape)
    #expect(desk.settle().root.presentedViewController === draft && desk.complaint == nil)
  }
}
