import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

extension StageTests {
  @Suite("What the stage checks") @MainActor struct StageCheckTests {
    /// Returns the sentences in which the stage tells what is not in place.
    private func problems(on stage: ModalTestStage) async -> String? {
      await sentence { try stage.expectAllInPlace() }
    }

    @Test("each change of the screen behind is told by its name and both values")
    func changes() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      let (view, insets) = (try #require(inbox.view), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      let changes: [(name: String, values: String, apply: () -> Void)] = [
        ("alpha", "0.75 and was 1.0", { view.alpha = 0.75 }),
        ("isHidden", "true and was false", { view.isHidden = true }),
        ("cornerRadius", "3.0 and was 0.0", { view.layer.cornerRadius = 3 }),
        ("cornerCurve", "continuous and was circular", { view.layer.cornerCurve = .continuous }),
        ("clipsToBounds", "true and was false", { view.clipsToBounds = true }),
        ("isUserInteractionEnabled", "false and was true", { view.isUserInteractionEnabled = false }),
        ("accessibilityElementsHidden", "true and was false", { view.accessibilityElementsHidden = true }),
        (
          "additionalSafeAreaInsets", "\(insets) and was \(UIEdgeInsets.zero)",
          { inbox.additionalSafeAreaInsets = insets }
        ),
      ]
      for (name, values, apply) in changes {
        apply()
        #expect(await problems(on: stage) == "the \(name) of StageInbox is \(values)")
        stage.rememberPlaces()
        try stage.expectAllInPlace()
      }
    }

    @Test("a transform and a frame of the screen behind are told, unless it has never filled the window")
    func frames() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      let bounds = stage.window.bounds
      let view: UIView = inbox.view
      view.frame = bounds.offsetBy(dx: 0, dy: 20)
      let place = "the view of StageInbox has the frame"
      #expect(await problems(on: stage) == "\(place) \(view.frame) in a window of \(bounds)")
      view.frame = bounds
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      #expect(
        await problems(on: stage) == """
          the transform of StageInbox is \(view.transform) and was \(CGAffineTransform.identity)
          \(place) \(view.frame) in a window of \(bounds)
          """)
      view.transform = .identity
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 200)
      stage.rememberPlaces()
      view.frame = bounds
      try stage.expectAllInPlace()
    }

    @Test("a first responder that is gone, or replaced, is told; a new one is not")
    func firstResponder() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      let other = UITextView()
      inbox.view.addSubview(other)
      #expect(inbox.field.becomeFirstResponder())
      try stage.expectAllInPlace()
      stage.rememberPlaces()
      try stage.expectAllInPlace()
      for makesOther in [true, false] {
        if makesOther { other.becomeFirstResponder() } else { other.resignFirstResponder() }
        #expect(await problems(on: stage) == "UITextField was the first responder, and is not any more")
      }
    }

    @Test("a view that is left beside the root is told, in the window and in a view of UIKit's between them")
    func beside() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      let between = UIView(frame: stage.window.bounds)
      stage.window.addSubview(between)
      between.addSubview(inbox.view)
      stage.rememberPlaces()
      try stage.expectAllInPlace()
      for owner in [between, stage.window] {
        let leftover = UILabel()
        owner.addSubview(leftover)
        #expect(await problems(on: stage) == "a UILabel is left beside the root")
        leftover.removeFromSuperview()
      }
    }

    @Test("a gesture that is left on the root or on the window is told")
    func gestures() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      for view in [try #require(inbox.view), stage.window] {
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        #expect(await problems(on: stage) == "a UIPanGestureRecognizer is left on \(type(of: view))")
        view.removeGestureRecognizer(pan)
      }
      try stage.expectAllInPlace()
    }

    @Test("each part that more modals have left than are presented is told")
    func parts() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      for _ in 0..<2 { try await stage.present(StageDraft()) }
      try stage.expectAllInPlace()
      for part in [ModalIdentifier.dimming, .card, .dimming] {
        let leftover = UIView()
        leftover.accessibilityIdentifier = part.rawValue
        stage.window.addSubview(leftover)
      }
      #expect(
        await problems(on: stage) == """
          InteractiveModal.card is left in the window
          InteractiveModal.dimming is left in the window
          InteractiveModal.dimming is left in the window
          """)
    }

    @Test("a card that is transformed or hidden from VoiceOver, and a view that left its card, are told")
    func modal() async throws {
      let content = StageDraft()
      let (stage, draft) = try await presentDraft(content)
      let turned = CGAffineTransform(scaleX: 0.5, y: 1)
      draft.card?.transform = turned
      draft.card?.accessibilityElementsHidden = true
      content.view.removeFromSuperview()
      #expect(
        await problems(on: stage) == """
          the card of StageDraft has the transform \(turned)
          the card of StageDraft is hidden from VoiceOver
          the view of StageDraft is not in its card
          """)
    }

    @Test("a controller deep in a modal that lives on is told, but not one that the app shows elsewhere")
    func pages() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      var page: StageDraft? = StageDraft()
      do {
        let (modal, pages) = (UIViewController(), UINavigationController())
        pages.viewControllers = [try #require(page)]
        modal.addChild(pages)
        modal.view.addSubview(pages.view)
        pages.didMove(toParent: modal)
        try await stage.present(modal).flick(velocity: 2000)
      }
      try await stage.settle()
      #expect(
        await sentence { try await stage.expectNothingAlive() }
          == "StageDraft is gone and still alive: something retains it")
      inbox.view.addSubview(try #require(page?.view))
      try await stage.expectNothingAlive()
      page?.view.removeFromSuperview()
      page = nil
    }

    // MARK: What the stage reports

    @Test("a second stage says that there is one, and can be made when the first has ended")
    func twoStages() async throws {
      var stage: ModalTestStage? = try ModalTestStage(root: StageInbox())
      let second = await sentence { _ = try ModalTestStage(root: UIViewController()) }
      #expect(second?.hasPrefix("There is another ModalTestStage") == true)
      _ = stage
      stage = nil
      #expect(throws: Never.self) { try ModalTestStage(root: UIViewController()) }
    }

    @Test("a modal in motion is not in place: the stage says what it does, and what the test has to call")
    func motion() async throws {
      let content = StageDraft()
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.beginPresenting(content)
      await stage.advance(by: 0.1)
      #expect(
        await problems(on: stage) == "StageDraft is on its way to the detent “large”: call settle() first")
      try await stage.settle()
      let question = StageQuestion()
      content.permission = question.permission
      try await draft.flick(velocity: 2500)
      try await stage.settle()
      #expect(
        await problems(on: stage)
          == "StageDraft asks whether it may be dismissed: answer first, then settle()")
      question.answer(true)
      for _ in 0..<20 where draft.phase == .asking { await stage.letUIKitWork() }
      await stage.advance(by: 0.1)
      #expect(
        await problems(on: stage)?.hasPrefix("StageDraft is on its way out: call settle() first") == true)
    }

    @Test("a modal that a finger holds is not in place, and does not settle")
    func held() async throws {
      let (stage, draft) = try await presentDraft()
      try await draft.drag(by: 100)
      #expect(
        await problems(on: stage)
          == "a finger is on StageDraft: call release() or cancelTouch(), then settle()")
      #expect(
        await sentence { try await stage.settle() }
          == "settle(): a finger is on StageDraft, call release() or cancelTouch() first")
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

    @Test("a condition that never holds ends with the limit")
    func limit() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let sentence = await sentence {
        try await stage.wait(for: "the mail is sent", limit: 0.2) { false }
      }
      #expect(sentence == "the mail is sent: this has not happened within 0.2 seconds")
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

    @Test(
      "a modal that another copy of the kit presents, or UIKit in a style of its own, is told apart",
      arguments: [true, false])
    func stranger(isOfOtherCopy: Bool) async throws {
      let (stage, draft, copy) = (try ModalTestStage(root: StageInbox()), StageDraft(), OtherCopy())
      draft.modalPresentationStyle = isOfOtherCopy ? .custom : .overFullScreen
      if isOfOtherCopy { draft.transitioningDelegate = copy }
      stage.root.present(draft, animated: false, completion: nil)
      await stage.letUIKitWork()
      let kit =
        isOfOtherCopy
        ? "this copy of the kit: link it once" : "the kit: use present(_:as:), or retain its ModalTransition"
      #expect(
        await sentence { _ = try stage.frontModal() }
          == "StageDraft is not presented by \(kit). On the stage: StageInbox, StageDraft")
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
  }
}
