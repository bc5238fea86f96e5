import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

extension StageTests {
  @Suite("A modal and its stage") @MainActor struct StageModalTests {
    @Test("a modal that is gone is closed in every respect, and released")
    func gone() async throws {
      let (stage, draft) = try await presentDraft()
      #expect(draft.controller is StageDraft && draft.detent == .large && draft.card?.window === stage.window)
      #expect(draft.progress == 1 && draft.velocity == 0 && !draft.wouldDismiss && draft.outcome == nil)
      try await draft.flick(velocity: 2000)
      #expect(draft.velocity == 2000 && draft.wouldDismiss)
      try await stage.settle()
      try await stage.expectNothingAlive()
      #expect(draft.controller == nil && draft.detent == nil && draft.card == nil)
      #expect(draft.progress == 0 && draft.velocity == 0 && draft.wouldDismiss)
      #expect(draft.phase == .resting(.dismissed) && draft.outcome == .dismissed(by: .drag))
      #expect(
        await sentence { try await draft.drag(by: 100) } == "drag(by:) on StageDraft: it is not presented")
      #expect(
        await sentence { _ = try stage.frontModal() }
          == "frontModal(): nothing is presented on StageInbox: let the app present, then settle()")
    }

    @Test("presented again, a modal has no outcome any more, and its events go on")
    func again() async throws {
      let content = StageDraft()
      let (stage, draft) = try await presentDraft(content)
      content.dismissModal()
      try await stage.settle()
      #expect(draft.outcome == .dismissed(by: .code))
      try await stage.present(content)
      #expect(draft.outcome == nil && draft.phase == .resting(.detent(.large)))
      let opening: [ModalTestEvent] = [.phase(.settling(.detent(.large))), .phase(.resting(.detent(.large)))]
      #expect(
        draft.events == opening + [
          .phase(.settling(.dismissed)), .dismissed(by: .code), .phase(.resting(.dismissed)),
        ] + opening)
    }

    @Test(
      "the app hears once that its card stands, or that a finger has met it before that",
      arguments: [true, false])
    func completion(isCaught: Bool) async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      var told = 0
      #expect(inbox.present(StageDraft(), as: .mail, completion: { told += 1 }) != nil)
      await stage.letUIKitWork()
      await stage.advance(by: 0.15)
      #expect(told == 0)
      if isCaught {
        let draft = try stage.frontModal()
        try draft.touch()
        await stage.letUIKitWork()
        #expect(told == 1)
        try draft.release()
      }
      try await stage.settle()
      #expect(told == 1)
    }

    @Test("what the app has changed before it presents is no fault of the modal")
    func remembers() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      inbox.view.alpha = 0.5
      try await stage.present(StageDraft())
      let upper = try await stage.present(StageDraft())
      inbox.view.alpha = 0.25
      stage.rememberPlaces()
      try await upper.flick(velocity: 2000)
      try await stage.settle()
      inbox.dismiss(animated: true)
      try await stage.settle()
      #expect(
        await sentence { try stage.expectAllInPlace() } == "the alpha of StageInbox is 0.25 and was 0.5",
        "under a modal the screen behind is as the modal wants it")
    }

    @Test("a refusal, an attempt and an answer are events in the order in which the app hears of them")
    func events() async throws {
      let content = StageDraft()
      let (stage, draft) = try await presentDraft(content)
      let opening = draft.events.count
      content.permission = .refused
      try await draft.flick(velocity: 2000)
      try await stage.settle()
      #expect(
        draft.events.dropFirst(opening) == [
          .asked(.refused), .phase(.held), .phase(.settling(.detent(.large))), .triedToDismiss,
          .phase(.resting(.detent(.large))),
        ])
    }

    @Test("a finger is refused with the reason, and bad input changes nothing")
    func refusals() async throws {
      let (stage, draft) = try await presentDraft()
      let far = CGPoint(x: 10, y: 2)
      let (touch, infinite) = ("touch on StageDraft: ", CGPoint(x: -CGFloat.infinity, y: 5))
      let nowhere = CGPoint(x: 5, y: CGFloat.nan)
      let isUp = "on StageDraft: no finger is down, call touch(at:) or drag(by:) first"
      let calls: [(() async throws -> Void, String)] = [
        ({ try draft.touch(at: .at(nowhere)) }, touch + "\(nowhere) is not finite"),
        ({ try draft.touch(at: .at(infinite)) }, touch + "\(infinite) is not finite"),
        ({ try draft.touch(at: .at(far)) }, touch + "\(far) is not on it"),
        ({ try draft.touch(at: .on(UIView())) }, touch + "the view is not on the screen"),
        ({ try await draft.drag(by: .nan) }, "drag(by:) on StageDraft: nan is not finite"),
        ({ try await draft.drag(by: 10, over: .infinity) }, "drag(by:) on StageDraft: inf is not finite"),
        (
          { try await draft.drag(by: -1e6) },
          "drag(by:) on StageDraft: -1000000.0 is more than a finger can do"
        ),
        ({ try await draft.hold(for: .nan) }, "hold(for:) on StageDraft: nan is not finite"),
        ({ try await draft.hold(for: 1) }, "hold(for:) \(isUp)"),
        ({ try draft.release() }, "release(velocity:) \(isUp)"),
        ({ try draft.cancelTouch() }, "cancelTouch() \(isUp)"),
        ({ try draft.release(velocity: .nan) }, "release(velocity:) on StageDraft: nan is not finite"),
        (
          { try await draft.flick(velocity: -.infinity) },
          "flick(velocity:) on StageDraft: -inf is not finite"
        ),
        (
          { try draft.touchWithSecondFinger() },
          "touchWithSecondFinger(at:) on StageDraft: the kit follows no finger now"
        ),
      ]
      for (call, reason) in calls { #expect(await sentence(call) == reason) }
      for seconds in [.nan, .infinity] as [TimeInterval] { await stage.advance(by: seconds) }
      try await stage.settle()
      try stage.expectAllInPlace()
      try draft.touch()
      for call in [
        { try draft.touch() }, { try await draft.drag(by: 10, at: .middle) },
        { try await draft.flick(velocity: 100, at: .middle) },
      ] as [() async throws -> Void] {
        #expect(await sentence(call) == "touch(at:) on StageDraft: a finger is down already")
      }
      #expect(
        await sentence { try draft.touchWithSecondFinger(at: .at(far)) }
          == touch + "\(far) is not on it")
      try draft.release()
      for pan in draft.card?.gestureRecognizers ?? [] { pan.isEnabled = false }
      #expect(await sentence { try draft.touch() } == "touch(at:) on StageDraft: it takes no finger now")
    }

    @Test("a covered modal, and one whose card is out of the window, take no input, and say why")
    func covered() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let lower = try await stage.present(StageDraft())
      let upper = try await stage.present(StageInbox())
      for (name, call) in [
        ("tapOutside()", { try lower.tapOutside() }), ("pressEscape()", { try lower.pressEscape() }),
        ("makeEscapeGesture()", { try lower.makeEscapeGesture() }),
      ] as [(String, () async throws -> Void)] {
        #expect(await sentence(call) == "\(name) on StageDraft: StageInbox is presented on it")
      }
      upper.card?.superview?.removeFromSuperview()
      for (name, call) in [
        ("tapOutside()", { try upper.tapOutside() }), ("pressEscape()", { try upper.pressEscape() }),
        ("drag(by:)", { try await upper.drag(by: 100) }), ("touch(at:)", { try upper.touch() }),
        ("play(_:)", { try await upper.play(.tap) }),
        ("flick(velocity:)", { try await upper.flick(velocity: 100) }),
      ] as [(String, () async throws -> Void)] {
        let sentence = await sentence(call)
        #expect(sentence?.hasSuffix(" on StageInbox: it is not presented") == true, "\(name)")
      }
    }

    @Test("a tap outside meets a strip that is wider than high")
    func tapsOnStrip() async throws {
      let stage = try ModalTestStage(root: StageInbox(), size: CGSize(width: 390, height: 844))
      var configuration = ModalConfiguration.mail
      configuration.detents = [ModalDetent("high") { $0.maximumHeight - 60 }]
      let modal = try await stage.present(StageDraft(), as: configuration)
      #expect((100...160).contains(modal.card?.frame.minY ?? 0))
      try modal.tapOutside()
      try await stage.settle()
      #expect(modal.outcome == .dismissed(by: .tapOutside))
    }

    @Test("a modal that moves for ever, and UIKit that does not end, are told")
    func endless() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      var configuration = ModalConfiguration.mail
      configuration.motion.throwSpring = TransitionSpring(response: 200)
      let draft = try await stage.present(StageDraft(), as: configuration)
      try await draft.drag(by: 100)
      try draft.release(velocity: -50)
      #expect(
        await sentence { try await stage.settle(limit: 0.1) }
          == "settle(): StageDraft has been on its way for more than 60.0 seconds", "the limit is for UIKit")
      for _ in 0..<20 { await stage.advance(by: 100) }
      try await stage.settle()
      let stuck = UIViewController()
      (stuck.modalPresentationStyle, stuck.transitioningDelegate) = (.custom, Stuck.shared)
      draft.controller?.present(stuck, animated: true)
      #expect(
        await sentence { try await stage.settle(limit: 0.1) }
          == "settle(): UIKit has not ended its transition of UIViewController for more than 0.1 seconds")
    }

    /// An animator that never ends its transition.
    private final class Stuck: NSObject, UIViewControllerTransitioningDelegate,
      UIViewControllerAnimatedTransitioning
    {
      static let shared = Stuck()

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    }
  }
}
