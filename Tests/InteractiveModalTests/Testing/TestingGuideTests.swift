import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

/// The app of the guide: an inbox, and a draft that asks before a changed text is thrown away.
private typealias InboxViewController = StageInbox

private final class ComposeViewController: UIViewController, ModalDelegate {
  let list = UIScrollView()
  var hasChanges = false
  private(set) var isAsking = false
  private var answer: CheckedContinuation<Bool, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds.inset(by: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
    list.contentSize = CGSize(width: view.bounds.width, height: 4000)
  }

  func modalPermission(toDismiss modal: UIViewController) -> ModalPermission {
    hasChanges ? .ask { await self.askToDiscard() } : .granted
  }

  private func askToDiscard() async -> Bool {
    isAsking = true
    return await withCheckedContinuation { answer = $0 }
  }

  func discardTapped() {
    answer?.resume(returning: true)
    answer = nil
  }
}

extension StageTests {
  /// The tests of docs/Testing.md, line by line.
  @Suite(.serialized) @MainActor struct ComposeTests {
    @Test func aChangedDraftAsksBeforeItGoes() async throws {
      let stage = try ModalTestStage(root: InboxViewController())
      let compose = ComposeViewController()
      compose.hasChanges = true
      let draft = try await stage.present(compose, as: .mail)
      try await draft.flick(velocity: 2500)
      try await stage.settle()
      #expect(draft.phase == .asking && compose.isAsking)
      compose.discardTapped()
      try await stage.settle()
      #expect(draft.outcome == .dismissed(by: .drag))
    }

    @Test func aShortDragReturnsTheDraft() async throws {
      let stage = try ModalTestStage(root: InboxViewController())
      let draft = try await stage.present(ComposeViewController(), as: .mail)
      try await draft.drag(by: 120)
      #expect(!draft.wouldDismiss)
      try draft.release()
      try await stage.settle()
      #expect(draft.phase == .resting(.detent(.large)))
      try stage.expectAllInPlace()
    }

    @Test func theListScrollsToItsTopFirst() async throws {
      let stage = try ModalTestStage(root: InboxViewController())
      let compose = ComposeViewController()
      let draft = try await stage.present(compose, as: .mail)
      compose.list.contentOffset.y = 100
      try await draft.drag(by: 100, at: .on(compose.list))
      #expect(compose.list.contentOffset.y == 0 && draft.progress == 1)
      try await draft.drag(by: 200)
      #expect(draft.progress < 1)
    }

    @Test func aFlingOpensTheCardToItsFullHeight() async throws {
      let stage = try ModalTestStage(root: InboxViewController())
      var configuration = ModalConfiguration.mail
      configuration.detents = [.medium, .large]
      configuration.initialDetent = .medium
      let draft = try await stage.present(ComposeViewController(), as: configuration)
      try await draft.flick(velocity: -1500)
      try await stage.settle()
      #expect(draft.detent == .large)
    }

    @Test func theBarsButtonOpensADraft() async throws {
      let stage = try ModalTestStage(root: UINavigationController(rootViewController: InboxViewController()))
      try stage.tap("Compose")
      try await stage.settle()
      let draft = try stage.frontModal()
      #expect(draft.phase == .resting(.detent(.large)))
    }

    @Test func aFingerPullsADraftOutOfTheBar() async throws {
      let inbox = InboxViewController()
      let stage = try ModalTestStage(root: inbox)
      let finger = try stage.touch(at: .on(inbox.composeBar))
      try await finger.drag(by: CGVector(dx: 0, dy: -400))
      let draft = try stage.frontModal()
      #expect(draft.phase == .held)
      try finger.release(velocity: CGVector(dx: 0, dy: -800))
      try await stage.settle()
      #expect(draft.phase == .resting(.detent(.large)))
    }

    @Test func aDragThatDismissesIsToldInThisOrder() async throws {
      let stage = try ModalTestStage(root: InboxViewController())
      let draft = try await stage.present(ComposeViewController(), as: .mail)
      try await draft.drag(by: 500)
      try draft.release()
      try await stage.settle()
      #expect(
        draft.events == [
          .phase(.settling(.detent(.large))), .phase(.resting(.detent(.large))),  // It opens.
          .asked(.granted), .phase(.held),  // The finger drags it.
          .phase(.settling(.dismissed)), .willDismiss,  // The finger lets go, and UIKit begins.
          .dismissed(by: .drag), .didDismiss, .phase(.resting(.dismissed)),
        ])
    }

    @Test func aFlungDraftIsReleased() async throws {
      let stage = try ModalTestStage(root: InboxViewController())
      let draft = try await stage.present(ComposeViewController(), as: .mail)
      try await draft.play(.fling)
      try await stage.settle()
      #expect(draft.outcome == .dismissed(by: .drag))
      try stage.expectAllInPlace()
      try await stage.expectNothingAlive()
    }
  }
}
