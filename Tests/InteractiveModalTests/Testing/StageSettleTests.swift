import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

extension StageTests {
  @Suite("Until a stage has settled") @MainActor struct StageSettleTests {
    /// Where a navigation controller is that pushes a page.
    enum Place: CaseIterable { case root, child, childOfChild }

    @Test("a stage waits for a push, in the root and in its children", arguments: Place.allCases)
    func push(in place: Place) async throws {
      let navigation = UINavigationController(rootViewController: UIViewController())
      var root: UIViewController = navigation
      for _ in 0..<(Place.allCases.firstIndex(of: place) ?? 0) {
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
      stage.limit = 1
      draft.dismissModal()
      try await stage.settle()
      await flow.value
      #expect(inbox.presentedViewController === next && !next.isBeingPresented)
    }
  }
}
