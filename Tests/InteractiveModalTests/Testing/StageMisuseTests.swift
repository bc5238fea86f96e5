import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

extension StageTests {
  @Suite("A stage that is used in its own way") @MainActor struct StageMisuseTests {
    /// What a modal does when its stage ends.
    enum Moment: CaseIterable { case opening, closing, held, dragged, asking }

    /// Presents a draft, and brings it to a moment.
    private func present(_ draft: StageDraft, _ moment: Moment, on stage: ModalTestStage) async throws
      -> ModalTestModal
    {
      let modal = try await stage.beginPresenting(draft)
      await stage.advance(by: 0.1)
      if moment == .opening { return modal }
      try await stage.settle()
      switch moment {
      case .opening: break
      case .closing:
        draft.dismissModal()
        await stage.letUIKitWork()
        await stage.advance(by: 0.1)
      case .held: try await modal.drag(by: 100)
      case .dragged:
        try await modal.drag(by: 300)
        await stage.letUIKitWork()
      case .asking:
        draft.permission = StageQuestion().permission
        try await modal.flick(velocity: 2500)
        await stage.letUIKitWork()
      }
      return modal
    }

    @Test("a stage that ends takes its modal away, whatever the modal does", arguments: Moment.allCases)
    func endsInFlight(_ moment: Moment) async throws {
      let stage = try ModalTestStage(root: StageInbox())
      weak var draft: StageDraft?
      let modal: ModalTestModal
      do {
        let presented = StageDraft()
        draft = presented
        modal = try await present(presented, moment, on: stage)
      }
      stage.end()
      let next = try ModalTestStage(root: StageInbox())
      stage.end()
      try await next.settle()
      #expect(draft == nil && stage.root.presentedViewController == nil)
      #expect(modal.outcome == .dismissed(by: .code))
      try next.expectAllInPlace()
      #expect(try await next.present(StageDraft()).phase == .resting(.detent(.large)))
    }

    @Test("an ended stage presents nothing and lets no time pass, and says so")
    func ended() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      stage.end()
      let sentences = [
        await sentence { try await stage.present(StageDraft()) },
        await sentence { try await stage.settle() },
        await sentence { try await stage.wait(for: "a mail") { false } },
      ]
      #expect(
        sentences == [
          "present(StageDraft): the stage has ended", "settle(): the stage has ended",
          "a mail: the stage has ended",
        ])
    }

    @Test("two objects that stand for one modal have one finger")
    func oneFinger() async throws {
      let (stage, draft) = try await presentDraft()
      try await draft.drag(by: 100)
      let progress = draft.progress
      let same = try stage.frontModal()
      try await same.drag(by: 100)
      #expect(abs((1 - draft.progress) - 2 * (1 - progress)) < 0.001)
      try same.release()
      #expect(await sentence { try draft.release() } != nil)
      try await stage.settle()
      try stage.expectAllInPlace()
    }

    @Test("a finger may hold a modal for as long as it likes", arguments: [2, 10, 100_000.0])
    func longHold(seconds: Double) async throws {
      let (stage, draft) = try await presentDraft()
      await stage.advance(by: seconds)
      try await draft.drag(by: 100)
      try await draft.hold(for: seconds)
      #expect(!draft.wouldDismiss)
      try draft.release()
      try await stage.settle()
      #expect(draft.outcome == nil && draft.phase == .resting(.detent(.large)))
      try await draft.drag(by: 500)
      try await draft.hold(for: seconds)
      try draft.release()
      try await stage.settle()
      #expect(draft.outcome == .dismissed(by: .drag))
    }

    @Test("the stage's clock may go on before UIKit has begun", arguments: [0.1, 3, 1e300])
    func clockGoesOn(seconds: Double) async throws {
      let (stage, draft) = try await presentDraft()
      try await draft.flick(velocity: 2500)
      await stage.advance(by: seconds)
      try await stage.settle()
      #expect(draft.outcome == .dismissed(by: .drag))
      let next = try await stage.present(StageDraft())
      #expect(next.phase == .resting(.detent(.large)))
    }

    @Test("an app that replaces the root of the window presents on the new one")
    func rootReplaced() async throws {
      let (stage, main) = (try ModalTestStage(root: UIViewController()), StageInbox())
      stage.window.rootViewController = main
      #expect(stage.root === main)
      try stage.expectAllInPlace()
      let draft = try await stage.present(StageDraft())
      #expect(draft.phase == .resting(.detent(.large)))
      try await draft.flick(velocity: 2500)
      try await stage.settle()
      try stage.expectAllInPlace()
      main.compose(StageDraft())
      try await stage.settle()
      #expect(try stage.frontModal().phase == .resting(.detent(.large)))
    }
  }
}
