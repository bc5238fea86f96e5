import InteractiveModal
import TestWorld
import Testing
import UIKit

/// The code of docs/Adoption.md, compiled and run (``GuideCodeTests``).
private final class ExistingController: UIViewController, ModalDelegate {
  let mailTransition = ModalTransition(.mail)
  let draft = DraftController()
  let contacts = ContactsController(style: .plain)
  var hasUnsavedText = false
  private(set) var phases: [ModalUpdate.Phase] = []

  func inCode() {
    present(draft, as: .mail)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.modalPresentationStyle = .custom
    segue.destination.transitioningDelegate = mailTransition  // a property: UIKit does not retain it
  }

  func withNavigation() {
    let navigation = ModalNavigationController(rootViewController: draft)
    present(navigation, as: .mail)
  }

  func withTable() {
    present(UINavigationController(rootViewController: contacts), as: .mail)
  }

  func compose() async {
    let outcome = await presentUntilDismissed(draft, as: .mail)
    if outcome == .dismissed(by: .drag) {
      present(
        UIAlertController(title: "Draft saved", message: nil, preferredStyle: .alert), animated: true,
        completion: nil)
    }
  }

  func modalPermission(toDismiss modal: UIViewController) -> ModalPermission {
    hasUnsavedText ? .refused : .granted
  }

  func modalDidDismiss(_ modal: UIViewController, by cause: ModalOutcome.Cause) {
    if cause == .drag { saveDraft() }
  }

  private func saveDraft() {}

  func alongside() {
    present(draft, as: .mail)
    draft.transitionCoordinator?.animate(alongsideTransition: { _ in self.toolbar.alpha = 0 })
  }

  let toolbar = UIView(frame: CGRect(x: 0, y: 760, width: 393, height: 60))
  func makeDraft() -> UIViewController { draft }

  func withToolbar() {
    view.addSubview(toolbar)
    toolbar.addInteraction(ModalOpeningInteraction(as: .mail) { [weak self] in self?.makeDraft() })
  }

  func watched() {
    if let transition = present(draft, as: .mail, delegate: self) {
      let updates = transition.updates(of: draft)
      Task {
        for await update in updates {
          // update.phase: .held, .asking, .settling(stop), .resting(stop); and .progress, .velocity, .wouldDismiss
          phases.append(update.phase)
        }
      }
    }
  }

  func withPolicy() {
    var configuration = ModalConfiguration.mail
    configuration.motion.policy = ReleasePolicy { $0.velocity > 800 ? .dismissed : $0.start }
    present(draft, as: configuration)
  }

  func withKeyboardOfApp() {
    var configuration = ModalConfiguration.mail
    configuration.keyboard.avoidance = .byApp
    present(draft, as: configuration)
  }
}

private final class Note: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { modalStatusBarStyle }
}

private final class ContactsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath) }
}

@Suite("The guide for apps that exist", .ownWorld) @MainActor struct AdoptionTests {
  private let root = ExistingController()
  private let desk: GuideDesk

  init() { desk = GuideDesk(root: root) }

  @Test("each modal of its code comes, and a finger drags it away")
  func runs() {
    for present in [
      root.inCode, root.alongside, root.withKeyboardOfApp, root.withTable, root.withNavigation,
    ] {
      present()
      desk.dragAway()
    }
  }

  @Test("a custom segue presents without code")
  func segue() {
    let plain = UIViewController()
    desk.simulator.launch(root: plain)
    ModalSegue(identifier: "compose", source: plain, destination: root.draft).trigger()
    desk.settle()
    #expect(plain.presentedViewController === root.draft)
    desk.drag(down: 600)
    #expect(plain.presentedViewController == nil && desk.complaint == nil)
  }

  @Test("a source that is a delegate is asked by its segue")
  func segueDelegate() {
    root.hasUnsavedText = true
    ModalSegue(identifier: nil, source: root, destination: root.draft).perform()
    desk.settle().drag(down: 600)
    #expect(root.presentedViewController === root.draft)
  }

  @Test("a modal segue that stays what it is, prepared in two lines")
  func preparedSegue() {
    /// What UIKit does for "Present Modally".
    final class PresentModally: UIStoryboardSegue {
      override func perform() { source.present(destination, animated: true) }
    }
    PresentModally(identifier: nil, source: root, destination: root.draft).trigger()
    desk.dragAway()
  }

  @Test("an alert after the dismissal is presented")
  func alert() async {
    let task = Task.immediate { await root.compose() }
    desk.dragAway()
    await task.value
    #expect(desk.settle().root.presentedViewController is UIAlertController && desk.complaint == nil)
  }
}
