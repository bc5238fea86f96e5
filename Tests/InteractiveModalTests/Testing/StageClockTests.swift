import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

extension StageTests {
  @Suite("The clocks of a stage") @MainActor struct StageClockTests {
    /// The animations of the kit that Core Animation plays on a card.
    private func played(on draft: ModalTestModal) -> [String] {
      (draft.card?.layer.animationKeys() ?? []).filter { $0.hasPrefix("InteractiveModal.") }
    }

    @Test(
      "on the display's clock Core Animation plays a flight; on stepped frames the kit writes it",
      arguments: ModalTestClock.allCases)
    func flight(on clock: ModalTestClock) async throws {
      let stage = try ModalTestStage(root: StageInbox(), clock: clock)
      let draft = try await stage.beginPresenting(StageDraft())
      await stage.advance(by: 0.1)
      #expect(draft.phase == .settling(.detent(.large)))
      #expect(played(on: draft).isEmpty == (clock == .stepped))
      try await stage.settle()
      #expect(draft.phase == .resting(.detent(.large)) && played(on: draft).isEmpty)
    }

    @Test("a story ends in the same way on both clocks", arguments: ModalTestClock.allCases)
    func story(on clock: ModalTestClock) async throws {
      let stage = try ModalTestStage(root: StageInbox(), clock: clock)
      let draft = try await stage.present(StageDraft())
      let start = try #require(draft.card).center.y
      try await draft.drag(by: 120)
      #expect(abs(try #require(draft.card).center.y - start - 120) < 1e-6 && !draft.wouldDismiss)
      try draft.release()
      try await stage.settle()
      #expect(draft.phase == .resting(.detent(.large)))
      try await draft.play(.fling)
      try await stage.settle()
      #expect(draft.outcome == .dismissed(by: .drag))
      try stage.expectAllInPlace()
      try await stage.expectNothingAlive()
    }

    @Test("a finger catches a flight that Core Animation plays where it is")
    func caught() async throws {
      let stage = try ModalTestStage(root: StageInbox(), clock: .display)
      let draft = try await stage.beginPresenting(StageDraft())
      await stage.advance(by: 0.1)
      try draft.touch()
      let progress = draft.progress
      #expect((0.05..<0.95).contains(progress))
      try await draft.hold(for: 0.1)
      #expect(draft.phase == .held && draft.progress == progress)
      try draft.release()
      try await stage.settle()
      #expect(draft.phase == .resting(.detent(.large)))
    }

    @Test(
      "a flight tells its frames to a delegate; on the display's clock nothing else asks for them",
      arguments: ModalTestClock.allCases, [false, true])
    func frames(on clock: ModalTestClock, hasDelegate: Bool) async throws {
      let stage = try ModalTestStage(root: StageInbox(), clock: clock)
      let delegate = StageDraft()
      let draft = try await stage.present(UIViewController(), delegate: hasDelegate ? delegate : nil)
      #expect((draft.progressHistory.count > 10) == (hasDelegate || clock == .stepped))
    }

    @Test("a stage in a window of the app leaves window and root to the app")
    func inApp() throws {
      let first = try ModalTestStage(root: StageInbox())
      let window = first.window
      first.end()
      window.isHidden = false
      let stage = try ModalTestStage(in: window)
      #expect(throws: ModalTestFailure.self) { try ModalTestStage(in: window) }
      #expect(stage.root === window.rootViewController)
      stage.end()
      #expect(!window.isHidden)
      window.rootViewController = nil
      let failure = #expect(throws: ModalTestFailure.self) { try ModalTestStage(in: window) }
      #expect(failure?.description == "init(in:): the window has no root controller")
      window.isHidden = true
    }
  }
}
