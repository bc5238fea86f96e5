import InteractiveModal
import TestWorld
import Testing
import UIKit

/// A draft that asks before unsaved text is lost.
private final class UnsavedDraft: UIViewController, ModalTransitionDelegate {
  var hasUnsavedText = true

  func modalTransition(
    _ transition: ModalTransition, permissionToDismiss modal: UIViewController
  ) -> ModalPermission {
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
  private let root: UIViewController
  private let desk: GuideDesk

  init() {
    root = UIViewController()
    desk = GuideDesk(root: root)
  }

  /// Presents a draft that asks its question.
  private func ask() -> (UnsavedDraft, Task<Bool, Never>) {
    let draft = UnsavedDraft()
    root.present(draft, as: .mail)
    desk.settle()
    return (draft, Task.immediate { await draft.confirmsDiscarding(on: draft) })
  }

  @Test("the question stands on the modal, and its answer takes it away")
  func question() async {
    let (draft, answer) = ask()
    #expect(desk.settle().root.presentedViewController === draft)
    #expect(draft.presentedViewController is UIAlertController)
    desk.simulator.press(.keyboardEscape)
    #expect(desk.settle().complaint == nil && draft.presentedViewController == nil)
    #expect(await answer.value == false)
  }

  @Test("a question that is cancelled is answered no")
  func cancelledQuestion() async {
    let (_, answer) = ask()
    desk.settle()
    answer.cancel()
    #expect(await answer.value == false)
  }

  @Test("a drag asks the draft, and code closes it with the question")
  func dismissedQuestion() async {
    let draft = UnsavedDraft()
    root.present(draft, as: .mail)
    desk.settle().drag(down: 600)
    await wait(for: "the question") { draft.presentedViewController is UIAlertController }
    desk.settle().root.dismiss(animated: true)
    #expect(desk.settle().root.presentedViewController == nil && desk.complaint == nil)
  }

  @Test("a Cancel button asks too, and the modal stays if the user keeps the draft")
  func cancelButton() async {
    let draft = UnsavedDraft()
    root.present(draft, as: .mail)
    desk.settle()
    draft.cancel()
    await wait(for: "the question") { draft.presentedViewController is UIAlertController }
    desk.settle().simulator.press(.keyboardEscape)
    #expect(desk.settle().root.presentedViewController === draft && desk.complaint == nil)
  }
}
