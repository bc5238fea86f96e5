import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// An app hears of openings by a finger, of a stack and of the keyboard.
@Suite("What an app hears of openings, stacks and the keyboard, in order", .ownWorld)
@MainActor struct CallbackStoryTests {
  @Test("pulled open by a finger that lets go, and pulled open and given up", arguments: [true, false])
  func pulledOpen(opens: Bool) {
    let desk = OpeningDesk().grab(500)
    #expect(desk.screen.draft.calls == ["willAppear"])
    if !opens { desk.pull(by: -300) }
    desk.lift()
    let rest = opens ? ["didAppear"] : ["willDisappear", "didDisappear"]
    #expect(desk.screen.draft.calls == ["willAppear"] + rest)
    #expect(desk.complaint == nil)
  }

  /// A modal that notes its callbacks in a log that several share.
  private final class Sheet: UIViewController {
    private let name: String
    private let log: (String) -> Void

    init(_ name: String, log: @escaping (String) -> Void) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log("\(name) willDisappear\(animated ? "" : " at once")")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log("\(name) didDisappear")
    }
  }

  @Test("a stack of two that code dismisses from the root: the front one is animated")
  func stack() {
    let screen = Screen()
    var calls: [String] = []
    let sheets = ["lower", "upper"].map { Sheet($0) { calls.append($0) } }
    var presenter: UIViewController = screen.root
    for sheet in sheets {
      presenter.present(sheet, as: .mail)
      screen.settle()
      presenter = sheet
    }
    screen.root.dismiss(animated: true) { calls.append("completion") }
    screen.run(for: 0.05)
    #expect(calls == ["upper willDisappear"])
    screen.settle()
    #expect(
      calls == [
        "upper willDisappear", "upper didDisappear", "lower willDisappear at once", "lower didDisappear",
        "completion",
      ])
    #expect(screen.complaint == nil)
  }

  @Test("dismissed by code with the keyboard up: the keyboard goes with the card, not after it")
  func keyboard() {
    let screen = Screen().openTyping()
    let (draft, ear) = (screen.draft, KeyboardEar())
    draft.calls = []
    draft.dismiss(animated: true)
    screen.run(for: 0.05)
    #expect(draft.calls == ["willDisappear"] && ear.heard == ["hide"])
    screen.settle()
    #expect(draft.calls == ["willDisappear", "didDisappear"] && ear.heard == ["hide"])
    #expect(screen.leftover == nil)
  }
}
