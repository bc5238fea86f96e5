import InteractiveModal
import InteractiveModalTesting
import InteractiveTransitions
import Testing
import UIKit

/// The finger of a stage on gestures of the kit that are not a modal's card.
extension StageTests {
  @Suite("A finger elsewhere on the stage") @MainActor struct StageTouchTests {
    private func up(_ distance: CGFloat) -> CGVector { CGVector(dx: 0, dy: -distance) }

    @Test(
      "a finger pulls a draft open out of a bar, or lets it slide out again",
      arguments: [(distance: CGFloat(500), opens: true), (60, false)])
    func pullsOpen(_ distance: CGFloat, opens: Bool) async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      let finger = try stage.touch(at: .on(inbox.composeBar))
      try await finger.drag(by: up(distance))
      let draft = try stage.frontModal()
      #expect(draft.phase == .held && (0.01..<0.99).contains(draft.progress))
      try finger.release()
      try await stage.settle()
      #expect(draft.phase == .resting(opens ? .detent(.large) : .dismissed))
      #expect((inbox.presentedViewController == nil) != opens)
      try stage.expectAllInPlace()
    }

    @Test("a finger that the system takes away leaves the draft closed, and is up")
    func cancelled() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      let finger = try stage.touch(at: .on(inbox.composeBar))
      try await finger.drag(by: up(600))
      let draft = try stage.frontModal()
      try finger.cancelTouch()
      try await stage.settle()
      #expect(inbox.presentedViewController == nil)
      #expect(draft.outcome == nil && draft.events.last == .phase(.resting(.dismissed)))
      #expect(await sentence { try finger.cancelTouch() } == "cancelTouch(): the finger is up already")
    }

    @Test("a draft is pulled open out of a draft, and the finger on the upper one leaves the lower alone")
    func nested() async throws {
      let (inbox, draft) = (StageInbox(), StageDraft())
      let stage = try ModalTestStage(root: inbox)
      let lower = try await stage.present(draft)
      draft.view.addInteraction(ModalOpeningInteraction(as: .mail) { StageDraft() })
      try await lower.drag(by: -400)
      await stage.letUIKitWork()
      let upper = try stage.frontModal()
      #expect(upper.controller !== draft && lower.progress == 1)
      try lower.release(velocity: -500)
      try await stage.settle()
      #expect(upper.phase == .resting(.detent(.large)))
      try await upper.flick(velocity: 2000)
      try await stage.settle()
      #expect(upper.outcome == .dismissed(by: .drag) && lower.outcome == nil)
    }

    @Test(
      "a finger pulls nothing out of a page that the app has dismissed meanwhile", arguments: [true, false])
    func dismissedMeanwhile(isDismissed: Bool) async throws {
      let (inbox, page) = (StageInbox(), UIViewController())
      let stage = try ModalTestStage(root: inbox)
      var made = 0
      page.modalPresentationStyle = .overFullScreen
      page.view.addInteraction(
        ModalOpeningInteraction(as: .mail) {
          made += 1
          return StageDraft()
        })
      inbox.present(page, animated: true)
      try await stage.settle()
      let finger = try stage.touch(at: .middle)
      if isDismissed { page.dismiss(animated: true) }
      await stage.letUIKitWork()
      #expect(page.isBeingDismissed == isDismissed)
      try await finger.drag(by: up(150))
      #expect(made == (isDismissed ? 0 : 1))
    }

    @Test(
      "a finger pulls a drawer in anywhere, but not by the edge by which a page can be popped",
      arguments: [(5, 1, true), (5, 2, false), (20, 2, false), (21, 2, true), (200, 2, true), (200, 1, true)]
        as [(CGFloat, Int, Bool)])
    func drawer(x: CGFloat, pages: Int, opens: Bool) async throws {
      let navigation = UINavigationController()
      navigation.viewControllers = (0..<pages).map { _ in UIViewController() }
      let stage = try ModalTestStage(root: navigation)
      navigation.view.addInteraction(ModalOpeningInteraction(as: .drawer()) { StageDraft() })
      let point = ModalTouchPoint.at(CGPoint(x: x, y: 400))
      if opens {
        try await stage.touch(at: point).drag(by: CGVector(dx: 100, dy: 0))
      } else {
        #expect(throws: ModalTestFailure.self) { try stage.touch(at: point) }
      }
      #expect((navigation.presentedViewController != nil) == opens)
    }

    @Test(
      "a page is swiped away, or comes back",
      arguments: [(distance: CGFloat(300), pops: true), (60, false)])
    func pops(_ distance: CGFloat, pops: Bool) async throws {
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      let transition = NavigationTransition { _, _, _ in .choreography(PageSlideTransition()) }
      transition.region = .content
      transition.attach(to: navigation)
      let stage = try ModalTestStage(root: navigation)
      navigation.pushViewController(second, animated: true)
      try await stage.settle()
      let finger = try stage.touch(at: .middle)
      try await finger.drag(by: CGVector(dx: distance, dy: 0))
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      try finger.release()
      try await stage.settle()
      #expect(navigation.topViewController === (pops ? first : second))
      try stage.expectAllInPlace()
    }

    @Test("a swipe shows the next tab")
    func tabs() async throws {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      let transition = TabTransition { _, _, _ in .choreography(PageSlideTransition()) }
      transition.region = .content
      transition.attach(to: tabs)
      let stage = try ModalTestStage(root: tabs)
      let finger = try stage.touch(at: .middle)
      try await finger.drag(by: CGVector(dx: -150, dy: 0))
      try finger.release(velocity: CGVector(dx: -800, dy: 0))
      try await stage.settle()
      #expect(tabs.selectedIndex == 1)
    }
  }
}
