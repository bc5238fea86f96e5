import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

extension StageTests {
  @Suite("What the stage reports") @MainActor struct StageFailureTests {
    @Test("a second stage says that there is one, and can be made when the first has ended")
    func twoStages() async throws {
      var stage: ModalTestStage? = try ModalTestStage(root: StageInbox())
      let second = await sentence { _ = try ModalTestStage(root: UIViewController()) }
      #expect(second?.hasPrefix("There is another ModalTestStage") == true)
      _ = stage
      stage = nil
      #expect(throws: Never.self) { try ModalTestStage(root: UIViewController()) }
    }

    @Test("a view that was left in the window is reported, and a changed presenter")
    func leftovers() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      let leftover = UIView()
      leftover.accessibilityIdentifier = ModalIdentifier.card.rawValue
      stage.window.addSubview(leftover)
      inbox.view.alpha = 0.5
      inbox.view.layer.cornerRadius = 3
      let problems = await sentence { try stage.expectAllInPlace() }?.split(separator: "\n")
      #expect(
        problems == [
          "the alpha of StageInbox is 0.5 and was 1.0", "the cornerRadius of StageInbox is 3.0 and was 0.0",
          "a UIView is left beside the root", "InteractiveModal.card is left in the window",
        ])
      leftover.removeFromSuperview()
      inbox.view.alpha = 1
      inbox.view.layer.cornerRadius = 0
      try stage.expectAllInPlace()
    }

    @Test("a gesture that is left on the root or on the window is reported")
    func leftGesture() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      for view in [inbox.view, stage.window] as [UIView?] {
        let pan = UIPanGestureRecognizer()
        view?.addGestureRecognizer(pan)
        let owner = view.map { "\(type(of: $0))" } ?? ""
        #expect(
          await sentence { try stage.expectAllInPlace() }
            == "a UIPanGestureRecognizer is left on \(owner)")
        view?.removeGestureRecognizer(pan)
      }
      try stage.expectAllInPlace()
    }

    @Test("what another modal has left over a modal is reported")
    func leftOverModal() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft())
      try stage.expectAllInPlace()
      let leftover = UIView()
      leftover.accessibilityIdentifier = ModalIdentifier.card.rawValue
      stage.window.addSubview(leftover)
      draft.card?.accessibilityElementsHidden = true
      #expect(
        await sentence { try stage.expectAllInPlace() }
          == "the card of StageDraft is hidden from VoiceOver\nInteractiveModal.card is left in the window")
    }

    @Test("a modal that a finger holds is not in place")
    func held() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft())
      try await draft.drag(by: 100)
      #expect(await sentence { try stage.expectAllInPlace() } == "StageDraft does not stand: it is held")
    }

    @Test("what lives too long is reported by name")
    func leaks() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      var (retained, model): (StageDraft?, StageQuestion?) = (StageDraft(), StageQuestion())
      let draft = try await stage.present(try #require(retained))
      stage.track(try #require(model), as: "the model")
      #expect(
        await sentence { try await stage.expectNothingAlive() }
          == "StageDraft is still presented\nthe model is still alive")
      try await draft.flick(velocity: 2000)
      try await stage.settle()
      #expect(
        await sentence { try await stage.expectNothingAlive() }
          == "StageDraft is gone and still alive: something retains it\nthe model is still alive")
      _ = (retained, model)
      (retained, model) = (nil, nil)
      try await stage.expectNothingAlive()
    }

    @Test("a page of a navigation controller that lives on is reported")
    func pageLeaks() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      var retained: StageDraft? = StageDraft()
      let pages = UINavigationController(rootViewController: try #require(retained))
      let draft = try await stage.present(pages)
      try await draft.flick(velocity: 2000)
      try await stage.settle()
      let sentence = await sentence { try await stage.expectNothingAlive() }
      #expect(sentence?.contains("StageDraft is gone and still alive: something retains it") == true)
      _ = retained
      retained = nil
    }

    @Test("a condition that never holds ends with the limit")
    func limit() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      stage.limit = 0.2
      let sentence = await sentence { try await stage.wait(for: "the mail is sent") { false } }
      #expect(sentence == "the mail is sent: this has not happened within 0.2 seconds")
    }

    @Test("settling while a finger holds a modal is refused")
    func settleHeld() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft())
      try await draft.drag(by: 100)
      #expect(
        await sentence { try await stage.settle() }
          == "settle(): a finger is on StageDraft, call release() or cancelTouch() first")
    }

    @Test("bad input is told in a sentence, and changes nothing")
    func badInput() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft())
      let sentences = [
        await sentence { try await draft.drag(by: .nan) },
        await sentence { try await draft.drag(by: 10, over: .infinity) },
        await sentence { try await draft.drag(by: 1e300) },
        await sentence { try await draft.hold(for: .nan) },
        await sentence { try draft.release() },
        await sentence { try draft.cancelTouch() },
        await sentence { try await draft.flick(velocity: -.infinity) },
        await sentence { try draft.touch(at: .at(CGPoint(x: CGFloat.nan, y: 0))) },
        await sentence { try draft.touch(at: .at(CGPoint(x: 10, y: 2))) },
        await sentence { try draft.touch(at: .on(UIView())) },
        await sentence { try stage.resize(to: CGSize(width: 0, height: 100)) },
      ]
      await stage.advance(by: .nan)
      await stage.advance(by: .infinity)
      #expect(sentences.allSatisfy { $0 != nil })
      #expect(sentences[0] == "drag(by:) on StageDraft: nan is not finite")
      #expect(
        sentences[4]
          == "release(velocity:) on StageDraft: no finger is down, call touch(at:) or drag(by:) first")
      try await stage.settle()
      try stage.expectAllInPlace()
    }

    @Test("a modal that is gone takes no finger")
    func gone() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft())
      draft.controller?.dismissModal()
      try await stage.settle()
      #expect(
        await sentence { try await draft.drag(by: 100) } == "drag(by:) on StageDraft: it is not presented")
      #expect(
        await sentence { try draft.pressEscape() } == "pressEscape() on StageDraft: it is not presented")
      #expect(await sentence { _ = try stage.frontModal() } == "StageInbox is not presented by the kit")
    }

    @Test("a place for a finger that is down, and input for a modal that is covered, are refused")
    func outOfPlace() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let content = StageDraft()
      let lower = try await stage.present(content)
      #expect(
        await sentence { try await lower.hold(for: 1) }
          == "hold(for:) on StageDraft: no finger is down, call touch(at:) or drag(by:) first")
      try await lower.drag(by: 50)
      for call in [
        { try await lower.drag(by: 10, at: .middle) }, { try await lower.flick(velocity: 100, at: .middle) },
      ] {
        #expect(await sentence(call) == "touch(at:) on StageDraft: a finger is down already")
      }
      try lower.release()
      try await stage.settle()
      _ = try await stage.present(StageInbox())
      #expect(
        await sentence { try lower.tapOutside() }
          == "tapOutside() on StageDraft: StageInbox is presented on it")
      #expect(await sentence { try lower.pressEscape() } != nil)
      #expect(await sentence { try lower.makeEscapeGesture() } != nil)
    }

    /// Has the name of the kit's class, as that of another copy of the kit.
    private final class ModalPresentationController: UIPresentationController {}

    private final class OtherCopy: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        ModalPresentationController(presentedViewController: presented, presenting: presenting)
      }
    }

    @Test("a modal that another copy of the kit presents is told apart")
    func otherCopy() async throws {
      let (stage, draft, copy) = (try ModalTestStage(root: StageInbox()), StageDraft(), OtherCopy())
      draft.modalPresentationStyle = .custom
      draft.transitioningDelegate = copy
      stage.root.present(draft, animated: false, completion: nil)
      await stage.letUIKitWork()
      #expect(
        await sentence { _ = try stage.modal(draft) }
          == "StageDraft is not presented by this copy of the kit: link it once")
      draft.dismiss(animated: false, completion: nil)
      await stage.letUIKitWork()
    }

    @Test("a modal that UIKit presents in a style of its own is told apart")
    func systemStyle() async throws {
      let (stage, draft) = (try ModalTestStage(root: StageInbox()), StageDraft())
      draft.modalPresentationStyle = .overFullScreen
      stage.root.present(draft, animated: false, completion: nil)
      await stage.letUIKitWork()
      #expect(await sentence { _ = try stage.modal(draft) } == "StageDraft is not presented by the kit")
      draft.dismiss(animated: false, completion: nil)
      await stage.letUIKitWork()
    }

    @Test("a modal that cannot be presented is told")
    func notPresented() async throws {
      let (stage, parent, child) = (try ModalTestStage(root: StageInbox()), UIViewController(), StageDraft())
      parent.addChild(child)
      #expect(
        await sentence { try await stage.present(child) }
          == "StageDraft is not presented: \(try #require(stage.reports.last))")
      #expect(stage.reports.count == 1)
      try await stage.expectNothingAlive()
    }

    @Test("a stage that a test keeps is ended, and another one works")
    func ends() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let first = try await stage.present(StageDraft())
      stage.end()
      let next = try ModalTestStage(root: StageInbox())
      stage.end()
      let draft = try await next.present(StageDraft())
      #expect(draft.phase == .resting(.detent(.large)))
      #expect(first.outcome == .dismissed(by: .code))
      try await draft.flick(velocity: 2000)
      try await next.settle()
      try next.expectAllInPlace()
    }
  }
}
