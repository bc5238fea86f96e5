import InteractiveModal
import TestWorld
import Testing
import UIKit

/// The code of the README for UIKit.
private final class ReadmeController: UIViewController {
  let draft = UIViewController()
  private(set) var outcomes: [ModalOutcome] = []

  func inOneLine() {
    present(draft, as: .mail)
  }

  func waited() async {
    // .dismissed(by: .drag), .notPresented(because: .presenterIsOffScreen), .cancelled, …
    let outcome = await presentUntilDismissed(draft, as: .mail)
    outcomes.append(outcome)
  }
}

@Suite("The README", .ownWorld) @MainActor struct ReadmeTests {
  @Test("the first modal of a stranger comes, and a finger drags it away")
  func oneLine() {
    let root = ReadmeController()
    let desk = GuideDesk(root: root)
    root.inOneLine()
    desk.dragAway()
  }

  @Test("a stranger who waits for the modal learns how it ended")
  func outcome() async {
    let root = ReadmeController()
    let desk = GuideDesk(root: root)
    let task = Task.immediate { await root.waited() }
    desk.dragAway()
    await task.value
    #expect(root.outcomes == [.dismissed(by: .drag)])
  }
}
