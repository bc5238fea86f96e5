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

    @Test("a modal that may not be dismissed returns, and the app hears of the attempt")
    func refused() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let content = StageDraft()
      content.permission = .refused
      let draft = try await stage.present(content)
      try await draft.flick(velocity: 2000)
      try await stage.settle()
      #expect(content.attempts == 1)
      #expect(draft.events.contains(.triedToDismiss))
      #expect(draft.phase == .resting(.detent(.large)))
      try stage.expectAllInPlace()
    }

    @Test(
      "a question keeps the modal where it was released, until there is an answer", arguments: [true, false])
    func question(_ isGranted: Bool) async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let (content, question) = (StageDraft(), StageQuestion())
      content.permission = question.permission
      let draft = try await stage.present(content)
      try await draft.flick(velocity: 2500)
      try await stage.settle()
      #expect(draft.phase == .asking)
      #expect(question.count == 1)
      question.answer(isGranted)
      try await stage.settle()
      #expect(draft.outcome == (isGranted ? .dismissed(by: .drag) : nil))
      #expect(draft.events.contains(.asked(.question)))
      try stage.expectAllInPlace()
    }

    @Test("a flick takes the modal from detent to detent")
    func detents() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft(), as: Self.halves)
      #expect(draft.detent == .medium)
      try await draft.flick(velocity: -1500)
      try await stage.settle()
      #expect(draft.detent == .large)
      try await draft.drag(by: 250)
      try draft.release()
      try await stage.settle()
      #expect(draft.detent == .medium)
      try stage.expectAllInPlace()
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
    }

    @Test("a modal leaves without a finger, too", arguments: Way.allCases)
    func withoutFinger(_ way: Way) async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft(), as: Self.halves)
      switch way {
      case .tapOutside: try draft.tapOutside()
      case .escape: try draft.pressEscape()
      case .escapeGesture: #expect(try draft.makeEscapeGesture())
      case .code: draft.controller?.dismissModal()
      case .unanimated: draft.controller?.dismiss(animated: false, completion: nil)
      }
      try await stage.settle()
      #expect(draft.outcome == .dismissed(by: way.cause))
      try stage.expectAllInPlace()
      try await stage.expectNothingAlive()
    }

    @Test("a tap reaches no modal that does not dim, nor Escape one that has no command for it")
    func outOfReach() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      var configuration = Self.halves
      configuration.largestUndimmedDetent = .medium
      configuration.dismissesOnEscape = false
      let draft = try await stage.present(StageDraft(), as: configuration)
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
      let stage = try ModalTestStage(root: StageInbox())
      let (content, question) = (StageDraft(), StageQuestion())
      content.permission = question.permission
      let draft = try await stage.present(content, as: Self.halves)
      for _ in 0..<2 {
        switch way {
        case .tapOutside: try draft.tapOutside()
        case .escape: try draft.pressEscape()
        case .escapeGesture, .code, .unanimated: try draft.makeEscapeGesture()
        }
        try await stage.settle()
      }
      #expect(question.count == 1 && draft.outcome == nil && draft.phase == .resting(.detent(.medium)))
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
      let stage = try ModalTestStage(root: StageInbox())
      let (content, question) = (StageDraft(), StageQuestion())
      content.permission = question.permission
      let draft = try await stage.present(content, as: Self.halves)
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

    @Test("a modal keeps its progress while the window turns under the finger")
    func rotation() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft())
      try await draft.drag(by: 300)
      await stage.letUIKitWork()
      let (before, size) = (draft.progress, stage.window.bounds.size)
      try stage.rotate()
      await stage.letUIKitWork()
      #expect(stage.window.bounds.size == CGSize(width: size.height, height: size.width))
      #expect(abs(draft.progress - before) < 0.01)
      try draft.release()
      try stage.resize(to: size)
      try await stage.settle()
      try stage.expectAllInPlace()
    }

    @Test("the keyboard takes space from the modal, and gives it back")
    func keyboard() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let content = StageDraft()
      let draft = try await stage.present(content)
      let before = content.view.safeAreaInsets.bottom
      stage.showKeyboard(height: 300)
      try await stage.settle()
      #expect(content.view.safeAreaInsets.bottom > before + 100)
      try await draft.drag(by: 500)
      try draft.release()
      try await stage.settle()
      #expect(draft.outcome == .dismissed(by: .drag))
      stage.showKeyboard(height: 0)
      try stage.expectAllInPlace()
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

    @Test("a call that waits for the end of a modal returns its outcome")
    func waitedFor() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      let outcome = Task { await inbox.presentUntilDismissed(StageDraft(), as: .mail) }
      try await stage.wait(for: "the modal stands") {
        (try? stage.frontModal().phase) == .resting(.detent(.large))
      }
      try await stage.frontModal().flick(velocity: 2000)
      try await stage.settle()
      #expect(await outcome.value == .dismissed(by: .drag))
      try stage.expectAllInPlace()
      try await stage.expectNothingAlive()
    }

    @Test("a modal comes when another controller has gone that is not a modal")
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

    @Test("the text field of the screen behind is the first responder again")
    func firstResponder() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      #expect(inbox.field.becomeFirstResponder())
      let draft = try await stage.present(StageDraft())
      draft.controller?.dismissModal()
      try await stage.settle()
      #expect(inbox.field.isFirstResponder)
      try stage.expectAllInPlace()
    }
  }
}
