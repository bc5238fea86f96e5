import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

extension StageTests {
  @Suite("A tap on a button of the stage") @MainActor struct StageTapTests {
    private let inbox = StageInbox()

    private func makeStage() throws -> ModalTestStage {
      try ModalTestStage(root: UINavigationController(rootViewController: inbox))
    }

    @Test(
      "finds the button of a bar by its title, its identifier and its label",
      arguments: ["Compose", "new", "New"])
    func bar(name: String) async throws {
      let stage = try makeStage()
      let item = try #require(inbox.navigationItem.rightBarButtonItem)
      (item.accessibilityIdentifier, item.accessibilityLabel) = ("new", "New")
      try stage.tap(name)
      try await stage.settle()
      #expect(try stage.frontModal().controller is StageDraft)
    }

    @Test("finds a button of a screen that an action or a target follows, and not what a modal covers")
    func screen() async throws {
      let (stage, draft) = (try makeStage(), UIViewController())
      var taps = 0
      for title in ["Send", "Attach"] {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: title == "Send" ? 20 : 140, y: 100, width: 100, height: 40)
        button.addAction(
          UIAction { _ in taps += 1 }, for: title == "Send" ? .touchUpInside : .primaryActionTriggered)
        draft.view.addSubview(button)
      }
      try await stage.present(draft)
      try stage.tap("Send")
      try stage.tap("Attach")
      #expect(taps == 2)
      #expect(
        await sentence { try stage.tap("Compose") }
          == "tap(“Compose”): no button in reach has this name. The user can tap “Send”, “Attach”")
    }

    @Test(
      "chooses the action of an alert or an action sheet where UIKit lets a test do so",
      arguments: [UIAlertController.Style.alert, .actionSheet])
    func alert(style: UIAlertController.Style) async throws {
      let stage = try makeStage()
      let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: style)
      var chosen: [String?] = []
      for title in ["Discard", "Save"] {
        alert.addAction(UIAlertAction(title: title, style: .default) { chosen.append($0.title) })
      }
      inbox.present(alert, animated: true, completion: nil)
      await stage.letUIKitWork()
      #expect(
        await sentence { try stage.tap("Discard") }
          == "tap(“Discard”): UIAlertController comes or goes, and takes no touch: call settle() first")
      try await stage.settle()
      let sentence = await sentence { try stage.tap("Discard") }
      #if os(Linux)
        try await stage.settle()
        #expect(sentence == nil && chosen == ["Discard"] && inbox.presentedViewController == nil)
      #else
        #expect(
          sentence
            == "tap(“Discard”): UIKit has no call that chooses an alert's action: call what the action calls")
      #endif
    }

    @Test("brings a draft back out of the dock by its title, and closes one by the button of its bar")
    func dock() async throws {
      let container = ModalContainerController(root: inbox)
      let stage = try ModalTestStage(root: container)
      var configuration = ModalConfiguration.mail
      (configuration.dock, configuration.initialDetent) = (.minimizes, .docked)
      let controller = StageDraft()
      controller.title = "Re: Lake"
      let draft = try await stage.present(controller, as: configuration)
      try stage.tap("Re: Lake")
      try await stage.settle()
      #expect(draft.phase == .resting(.detent(.large)))
      controller.selectModalDetent(.docked)
      try await stage.settle()
      // A card that is spread leaves to the side.
      container.isDockSpread = true
      try await stage.settle()
      try stage.tap("Close")
      try await stage.settle()
      #expect(draft.outcome != nil)
    }

    @Test(
      "reaches each of several spread drafts by its title, also one behind others, and its button",
      arguments: 0..<3, [false, true])
    func spread(index: Int, closes: Bool) async throws {
      let container = ModalContainerController(root: inbox)
      let stage = try ModalTestStage(root: container)
      var configuration = ModalConfiguration.mail
      (configuration.dock, configuration.initialDetent) = (.minimizes, .docked)
      let titles = ["Lake", "Lunch", "Report"]
      for title in titles {
        let draft = StageDraft()
        draft.title = title
        container.add(draft, as: configuration, animated: false)
      }
      container.isDockSpread = true
      try await stage.settle()
      #expect(await sentence { try stage.tap("Close") }?.contains("3 buttons have this name") == true)
      #expect(
        await sentence { try stage.tap("Send", in: titles[index]) }
          == "tap(“Send”, in: “\(titles[index])”): no button in reach has this name. The user can tap “Close”"
      )
      if closes {
        try stage.tap("Close", in: titles[index])
        try await stage.settle()
        return #expect(container.cards.map(\.title) == titles.filter { $0 != titles[index] })
      }
      try stage.tap(titles[index])
      try await stage.settle()
      #expect(try stage.frontModal().controller?.title == titles[index] && container.dockedCards.count == 2)
    }

    @Test("says that no button, several, a disabled one or an ended stage cannot be tapped")
    func refused() async throws {
      let stage = try makeStage()
      let compose = try #require(inbox.navigationItem.rightBarButtonItem)
      inbox.navigationItem.rightBarButtonItem = nil
      stage.window.layoutIfNeeded()
      #expect(
        await sentence { try stage.tap("Send") }
          == "tap(“Send”): no button in reach has this name. The user can tap none")
      compose.isEnabled = false
      inbox.navigationItem.rightBarButtonItem = compose
      stage.window.layoutIfNeeded()
      #expect(await sentence { try stage.tap("Compose") } == "tap(“Compose”): the button is disabled")
      inbox.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Compose", primaryAction: UIAction { _ in })
      stage.window.layoutIfNeeded()
      #expect(
        await sentence { try stage.tap("Compose") }
          == "tap(“Compose”): 2 buttons have this name: give one an accessibilityIdentifier, and tap that, or name a view around one with in:"
      )
      stage.end()
      #expect(await sentence { try stage.tap("Compose") } == "tap(“Compose”): the stage has ended")
    }
  }
}
