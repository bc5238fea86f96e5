import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

extension StageTests {
  @Suite("Stories on the stage") @MainActor struct StageStoryTests {
    /// A card at half height, with a dimming view that takes taps.
    private static var halves: ModalConfiguration {
      var configuration = ModalConfiguration.mail
      configuration.detents = [.medium, .large]
      configuration.initialDetent = .medium
      return configuration
    }

    @Test("UIKit's delegate hears of a dismissal as UIKit begins it, under the finger or after the release")
    func events() async throws {
      for isEarly in [true, false] {
        let stage = try ModalTestStage(root: StageInbox())
        let draft = try await stage.present(StageDraft())
        try await draft.drag(by: 500)
        if isEarly { await stage.letUIKitWork() }
        try draft.release()
        try await stage.settle()
        let begins = try #require(draft.events.firstIndex(of: .willDismiss))
        let settles = try #require(draft.events.firstIndex(of: .phase(.settling(.dismissed))))
        #expect((begins < settles) == isEarly)
        let history = draft.progressHistory
        let top = try #require(history.firstIndex(of: 1))
        #expect(history[..<top] == history[..<top].sorted()[...], "it opens without a turn")
        #expect(history.last == 0)
        stage.end()
      }
    }

    /// The ways to dismiss a modal without a finger.
    enum Way: CaseIterable {
      case tapOutside, escape, escapeGesture, code, unanimated

      var cause: ModalOutcome.Cause {
        switch self {
        case .tapOutside: .tapOutside
        case .escape: .key
        case .escapeGesture: .escapeGesture
        case .code, .unanimated: .code
        }
      }

      /// Returns false if the modal has not reacted to the escape gesture.
      @MainActor @discardableResult func dismiss(_ draft: ModalTestModal) throws -> Bool {
        switch self {
        case .tapOutside: try draft.tapOutside()
        case .escape: try draft.pressEscape()
        case .escapeGesture: return try draft.makeEscapeGesture()
        case .code: draft.controller?.dismissModal()
        case .unanimated: draft.controller?.dismiss(animated: false, completion: nil)
        }
        return true
      }
    }

    @Test("a modal leaves without a finger, too", arguments: Way.allCases)
    func withoutFinger(_ way: Way) async throws {
      let (stage, draft) = try await presentDraft(as: Self.halves)
      #expect(try way.dismiss(draft))
      try await stage.settle()
      #expect(draft.outcome == .dismissed(by: way.cause))
      try stage.expectAllInPlace()
      try await stage.expectNothingAlive()
    }

    /// A modal with the kit's key commands but the one for Escape.
    private final class WithoutEscape: UIViewController {
      override var keyCommands: [UIKeyCommand]? {
        super.keyCommands?.filter { $0.input != UIKeyCommand.inputEscape }
      }
    }

    @Test(
      "a tap reaches no modal that does not dim, nor Escape one that has no command for it",
      arguments: [true, false])
    func outOfReach(isConfigured: Bool) async throws {
      var configuration = Self.halves
      configuration.dimming.largestUndimmedDetent = .medium
      configuration.dismissal.onEscape = !isConfigured
      let content: UIViewController = isConfigured ? StageDraft() : WithoutEscape()
      let (stage, draft) = try await presentDraft(content, as: configuration)
      try draft.tapOutside()
      try draft.pressEscape()
      try await stage.settle()
      #expect(draft.outcome == nil && draft.phase == .resting(.detent(.medium)))
      try stage.expectAllInPlace()
    }

    @Test(
      "a question that a tap, a key or VoiceOver raises has the last word, and the outcome names the cause",
      arguments: [Way.tapOutside, .escape, .escapeGesture], [true, false])
    func asked(by way: Way, isGranted: Bool) async throws {
      let (content, question) = (StageDraft(), StageQuestion())
      content.permission = question.permission
      let (stage, draft) = try await presentDraft(content, as: Self.halves)
      for _ in 0..<2 {
        try way.dismiss(draft)
        try await stage.settle()
      }
      #expect(question.count == 1 && draft.outcome == nil && draft.phase == .resting(.detent(.medium)))
      #expect(draft.events.contains(.asked(.question)))
      question.answer(isGranted)
      try await stage.settle()
      #expect(draft.outcome == (isGranted ? .dismissed(by: way.cause) : nil))
      content.dismissModal()
      try await stage.settle()
      #expect(draft.outcome == .dismissed(by: isGranted ? way.cause : .code))
      try stage.expectAllInPlace()
    }

    @Test("a modal that a finger holds when the app grants Escape leaves by Escape as the finger lifts")
    func grantedUnderFinger() async throws {
      let (content, question) = (StageDraft(), StageQuestion())
      content.permission = question.permission
      let (stage, draft) = try await presentDraft(content, as: Self.halves)
      try await draft.drag(by: 60)
      try draft.release()
      try draft.pressEscape()
      try draft.touch()
      await stage.letUIKitWork()
      question.answer(true)
      await stage.letUIKitWork()
      try draft.release()
      try await stage.settle()
      #expect(draft.outcome == .dismissed(by: .key))
    }

    @Test("the app presents a modal itself, and another one on it")
    func appPresents() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      stage.rememberPlaces()
      inbox.compose(StageDraft())
      try await stage.settle()
      let first = try stage.frontModal()
      #expect(first.phase == .resting(.detent(.large)))
      #expect(first.events.first == .phase(.settling(.detent(.large))), "the stage follows it from the start")
      let second = try await stage.present(StageDraft())
      try stage.expectAllInPlace()
      for draft in [second, first] {
        try await draft.flick(velocity: 2000)
        try await stage.settle()
        #expect(draft.outcome == .dismissed(by: .drag))
        try stage.expectAllInPlace()
      }
      try await stage.expectNothingAlive()
    }

    @Test("a modal comes when another controller has gone that is not a modal, and tells how it ended")
    func waitsForOther() async throws {
      let (inbox, page) = (StageInbox(), UIViewController())
      let stage = try ModalTestStage(root: inbox)
      page.modalPresentationStyle = .overFullScreen
      inbox.present(page, animated: false)
      try await stage.settle()
      page.dismiss(animated: true)
      let outcome = Task { await inbox.presentUntilDismissed(StageDraft(), as: .mail) }
      try await stage.wait(for: "the modal stands") {
        (try? stage.frontModal().phase) == .resting(.detent(.large))
      }
      try await stage.frontModal().flick(velocity: 2000)
      try await stage.settle()
      #expect(await outcome.value == .dismissed(by: .drag))
    }

    // MARK: A card in a container

    @Test("a stage waits for a card, drags it from detent to detent, finds it in place, and throws it away")
    func drag() async throws {
      let (container, card) = (ModalContainerController(root: UIViewController()), UIViewController())
      let stage = try ModalTestStage(root: container)
      var configuration = ModalConfiguration.mail
      configuration.detents = [.medium, .large]
      configuration.dimming.largestUndimmedDetent = .medium
      container.add(card, as: configuration)
      let modal = try stage.modal(card)
      try await stage.settle()
      #expect(modal.phase == .resting(.detent(.medium)))
      #expect(try stage.frontModal().controller === card)
      try stage.expectAllInPlace()
      try await modal.drag(by: -300)
      try modal.release()
      try await stage.settle()
      #expect(modal.detent == .large && modal.phase == .resting(.detent(.large)) && modal.progress == 1)
      try stage.expectAllInPlace()
      try await modal.flick(velocity: 3000)
      try await stage.settle()
      #expect(modal.outcome == .dismissed(by: .drag) && card.parent == nil)
      try stage.expectAllInPlace()
    }
  }
}
