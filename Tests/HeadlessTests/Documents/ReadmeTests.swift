import InteractiveModal
import TestWorld
import Testing
import UIKit

/// The controller of the README.
final class InboxViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let compose = UIAction(title: "Compose") { [weak self] _ in self?.compose() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: compose)
  }

  func compose() {
    let draft = ModalNavigationController(rootViewController: DraftViewController())
    present(draft, as: .mail)
  }
}

private final class DraftViewController: UIViewController {}

/// The other code of the README for UIKit.
private final class ReadmeController: UIViewController {
  let draft = UIViewController()
  private(set) var outcomes: [ModalOutcome] = []

  func waited() async {
    // .dismissed(by: .drag), .notPresented(because: .presenterIsOffScreen), .cancelled, …
    let outcome = await presentUntilDismissed(draft, as: .mail)
    outcomes.append(outcome)
  }
}

@Suite("The README", .ownWorld) @MainActor struct ReadmeTests {
  @Test("the first modal of a stranger comes, and a finger drags it away")
  func first() {
    let inbox = InboxViewController()
    let desk = GuideDesk(root: inbox)
    #expect(inbox.navigationItem.rightBarButtonItem?.title == "Compose")
    inbox.compose()
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
