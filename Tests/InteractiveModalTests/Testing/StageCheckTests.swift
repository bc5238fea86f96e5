import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

extension StageTests {
  @Suite("What the stage checks") @MainActor struct StageCheckTests {
    /// Something that a modal may leave changed of the screen behind.
    enum Change: String, CaseIterable, Sendable {
      case alpha, isHidden, cornerRadius, cornerCurve, clipsToBounds, isUserInteractionEnabled
      case accessibilityElementsHidden, additionalSafeAreaInsets

      @MainActor func apply(to root: UIViewController) {
        let view: UIView = root.view
        switch self {
        case .alpha: view.alpha = 0.75
        case .isHidden: view.isHidden = true
        case .cornerRadius: view.layer.cornerRadius = 3
        case .cornerCurve: view.layer.cornerCurve = .continuous
        case .clipsToBounds: view.clipsToBounds = true
        case .isUserInteractionEnabled: view.isUserInteractionEnabled = false
        case .accessibilityElementsHidden: view.accessibilityElementsHidden = true
        case .additionalSafeAreaInsets:
          root.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
      }

      var values: String {
        switch self {
        case .alpha: "0.75 and was 1.0"
        case .cornerRadius: "3.0 and was 0.0"
        case .cornerCurve: "continuous and was circular"
        case .isUserInteractionEnabled: "false and was true"
        case .isHidden, .clipsToBounds, .accessibilityElementsHidden: "true and was false"
        case .additionalSafeAreaInsets:
          "\(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) and was \(UIEdgeInsets.zero)"
        }
      }
    }

    @Test("each change of the screen behind is told by its name and both values", arguments: Change.allCases)
    func changes(_ change: Change) async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      change.apply(to: inbox)
      let problems = await sentence { try stage.expectAllInPlace() }
      #expect(problems == "the \(change.rawValue) of StageInbox is \(change.values)")
      stage.rememberPlaces()
      try stage.expectAllInPlace()
    }

    @Test("a transform and a frame of the screen behind are told, unless it has never filled the window")
    func frames() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      let bounds = stage.window.bounds
      let view: UIView = inbox.view
      view.frame = bounds.offsetBy(dx: 0, dy: 20)
      #expect(
        await sentence { try stage.expectAllInPlace() }
          == "the view of StageInbox has the frame \(view.frame) in a window of \(bounds)")
      view.frame = bounds
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      #expect(
        await sentence { try stage.expectAllInPlace() }
          == """
          the transform of StageInbox is \(view.transform) and was \(CGAffineTransform.identity)
          the view of StageInbox has the frame \(view.frame) in a window of \(bounds)
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
        #expect(
          await sentence { try stage.expectAllInPlace() }
            == "UITextField was the first responder, and is not any more")
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
        #expect(await sentence { try stage.expectAllInPlace() } == "a UILabel is left beside the root")
        leftover.removeFromSuperview()
      }
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
        await sentence { try stage.expectAllInPlace() }
          == """
          InteractiveModal.card is left in the window
          InteractiveModal.dimming is left in the window
          InteractiveModal.dimming is left in the window
          """)
    }

    @Test("a card that is transformed, and a view that was taken out of its card, are told")
    func modal() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let content = StageDraft()
      let draft = try await stage.present(content)
      let turned = CGAffineTransform(scaleX: 0.5, y: 1)
      draft.card?.transform = turned
      content.view.removeFromSuperview()
      #expect(
        await sentence { try stage.expectAllInPlace() }
          == """
          the card of StageDraft has the transform \(turned)
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
  }
}
