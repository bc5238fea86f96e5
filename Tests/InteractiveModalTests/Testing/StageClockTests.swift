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

    @Test("a finger catches a flight where it is, and moves it at once", arguments: ModalTestClock.allCases)
    func caught(on clock: ModalTestClock) async throws {
      let stage = try ModalTestStage(root: StageInbox(), clock: clock)
      let draft = try await stage.beginPresenting(StageDraft())
      await stage.advance(by: 0.1)
      let shown = draft.progress
      try draft.touch()
      let progress = draft.progress
      #expect((0.05..<0.95).contains(progress) && (progress == shown || clock == .display))
      try await draft.hold(for: 0.1)
      #expect(draft.phase == .held && draft.progress == progress)
      let start = try #require(draft.card).center.y
      try await draft.drag(by: 4)
      #expect(abs(try #require(draft.card).center.y - start - 4) < 1e-6)
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

    // MARK: Until everything has settled

    @Test("a stage waits for a push, in the root, in its child, and in a child of that", arguments: 0...2)
    func push(depth: Int) async throws {
      let navigation = UINavigationController(rootViewController: UIViewController())
      var root: UIViewController = navigation
      for _ in 0..<depth {
        let parent = UIViewController()
        parent.addChild(root)
        parent.view.addSubview(root.view)
        root.didMove(toParent: parent)
        root = parent
      }
      let stage = try ModalTestStage(root: root)
      let page = UIViewController()
      navigation.pushViewController(page, animated: true)
      await stage.letUIKitWork()
      #expect(navigation.transitionCoordinator != nil)
      try await stage.settle()
      #expect(navigation.transitionCoordinator == nil && navigation.topViewController === page)
    }

    @Test("the limit is for UIKit alone, and begins anew after the kit has moved something")
    func limit() async throws {
      let (inbox, draft, next) = (StageInbox(), StageDraft(), UIViewController())
      let stage = try ModalTestStage(root: inbox)
      var configuration = ModalConfiguration.mail
      configuration.motion.tapSpring = TransitionSpring(response: 2)
      let flow = Task {
        await inbox.presentUntilDismissed(draft, as: configuration)
        inbox.present(next, animated: true)
      }
      try await stage.wait(for: "the draft stands") {
        (try? stage.frontModal().phase) == .resting(.detent(.large))
      }
      draft.dismissModal()
      try await stage.settle(limit: 1)
      await flow.value
      #expect(inbox.presentedViewController === next && !next.isBeingPresented)
    }
  }
}
