import InteractiveModal
import TestWorld
import Testing
import UIKit

/// The code of docs/Adoption.md, compiled and run. A test sees to it that no line there is missing here.
private final class ExistingController: UIViewController, ModalTransitionDelegate {
  let mailTransition = ModalTransition(.mail)
  let draft = DraftController()
  let contacts = ContactsController(style: .plain)
  let filters = UIViewController()
  var hasUnsavedText = false
  private(set) var calls: [String] = []

  func inCode() {
    present(draft, as: .mail)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.modalPresentationStyle = .custom
    segue.destination.transitioningDelegate = mailTransition  // a property: UIKit does not retain it
  }

  func withNavigation() {
    let navigation = UINavigationController(rootViewController: draft)
    present(navigation, as: .mail)
  }

  func withTable() {
    present(UINavigationController(rootViewController: contacts), as: .mail)
  }

  func compose() async {
    let outcome = await presentUntilDismissed(draft, as: .mail)
    if outcome == .dismissed(by: .drag) {
      present(
        UIAlertController(title: "Draft saved", message: nil, preferredStyle: .alert), animated: true)
    }
  }

  func modalTransition(
    _ transition: ModalTransition, permissionToDismiss modal: UIViewController
  ) -> ModalPermission {
    hasUnsavedText ? .ask { await self.confirmsDiscarding(on: modal) } : .granted
  }

  func confirmsDiscarding(on modal: UIViewController) async -> Bool {
    await withCheckedContinuation { continuation in
      let alert = UIAlertController(title: "Discard the draft?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Discard", style: .destructive) { _ in continuation.resume(returning: true) })
      alert.addAction(
        UIAlertAction(title: "Keep", style: .cancel) { _ in continuation.resume(returning: false) })
      modal.present(alert, animated: true)
    }
  }

  func withDrawer() {
    var drawer = ModalConfiguration.mail
    drawer.edge = .leading
    drawer.maximumWidth = 320
    view.addInteraction(ModalOpeningInteraction(as: drawer, from: .screenEdge()) { Mailboxes() })
  }

  let toolbar = UIView(frame: CGRect(x: 0, y: 760, width: 393, height: 60))
  func makeDraft() -> UIViewController { draft }

  func withToolbar() {
    view.addSubview(toolbar)
    toolbar.addInteraction(ModalOpeningInteraction(as: .mail) { [weak self] in self?.makeDraft() })
  }

  func fromPageSheet() {
    var sheet = ModalConfiguration.mail
    sheet.detents = [.medium, .large]
    sheet.showsGrabber = true
    sheet.largestUndimmedDetent = .medium
    present(filters, as: sheet)
    filters.presentationController?.delegate = self
  }

  func expand() {
    filters.selectModalDetent(.large)
  }
}

private final class Mailboxes: UIViewController {}

final class CardNavigationController: UINavigationController {
  override var preferredStatusBarStyle: UIStatusBarStyle { modalStatusBarStyle }
}

extension ExistingController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    calls.append("attempt")
  }
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
  private func launch() -> (simulator: Simulator, root: ExistingController) {
    let (simulator, root) = (Simulator(), ExistingController())
    simulator.launch(root: root)
    return (simulator, root)
  }

  /// Drags slowly and rests.
  private func drag(_ simulator: Simulator, from start: CGPoint, by points: CGFloat) {
    let finger = simulator.makeFinger()
    finger.down(at: start)
    for step in 1...60 {
      simulator.clock.advance(by: 1.0 / 120)
      finger.move(to: CGPoint(x: start.x, y: start.y + points * CGFloat(step) / 60))
    }
    simulator.clock.advance(by: 0.3)
    finger.up()
    simulator.clock.runUntilIdle()
  }

  private let bar = CGPoint(x: 200, y: 90)

  @Test("every line of its code compiles: it stands in this file")
  func compiles() throws {
    let code = try MarkdownCode("docs/Adoption.md")
    #expect(code.count > 20)
    #expect(try code.missing(in: #filePath) == [])
  }

  @Test("in code: presented, twice tapped or not, and dragged away")
  func inCode() {
    let (simulator, root) = launch()
    root.inCode()
    root.inCode()
    simulator.clock.runUntilIdle()
    #expect(root.presentedViewController === root.draft)
    drag(simulator, from: bar, by: 600)
    #expect(root.presentedViewController == nil)
    #expect(simulator.complaints.isEmpty)
  }

  @Test("a custom segue presents without code")
  func segue() {
    let (simulator, root) = launch()
    let plain = UIViewController()
    simulator.launch(root: plain)
    ModalSegue(identifier: "compose", source: plain, destination: root.draft).trigger()
    simulator.clock.runUntilIdle()
    #expect(plain.presentedViewController === root.draft)
    drag(simulator, from: bar, by: 600)
    #expect(plain.presentedViewController == nil)
    #expect(simulator.complaints.isEmpty)
  }

  @Test("a source that is a delegate is asked by its segue")
  func segueDelegate() {
    let (simulator, root) = launch()
    root.hasUnsavedText = true
    ModalSegue(identifier: nil, source: root, destination: root.draft).perform()
    simulator.clock.runUntilIdle()
    drag(simulator, from: bar, by: 600)
    #expect(root.presentedViewController === root.draft)
  }

  @Test("a modal segue that stays what it is, prepared in two lines")
  func preparedSegue() {
    /// What UIKit does for "Present Modally".
    final class PresentModally: UIStoryboardSegue {
      override func perform() { source.present(destination, animated: true) }
    }
    let (simulator, root) = launch()
    PresentModally(identifier: nil, source: root, destination: root.draft).trigger()
    simulator.clock.runUntilIdle()
    drag(simulator, from: bar, by: 600)
    #expect(root.presentedViewController == nil)
    #expect(simulator.complaints.isEmpty)
  }

  @Test("with a navigation controller: dragged by the bar, and dismissed from inside")
  func navigation() {
    let (simulator, root) = launch()
    root.withNavigation()
    simulator.clock.runUntilIdle()
    drag(simulator, from: bar, by: 100)
    #expect(root.presentedViewController is UINavigationController)
    root.draft.dismiss(animated: true)
    simulator.clock.runUntilIdle()
    #expect(root.presentedViewController == nil)
    #expect(simulator.complaints.isEmpty)
  }

  @Test("with a table view controller: the list scrolls to its top first, then the card goes")
  func table() {
    let (simulator, root) = launch()
    root.withTable()
    simulator.clock.runUntilIdle()
    let table = root.contacts.tableView
    table?.contentOffset.y += 100
    drag(simulator, from: CGPoint(x: 200, y: 300), by: 90)
    #expect(root.presentedViewController != nil)
    drag(simulator, from: CGPoint(x: 200, y: 200), by: 600)
    #expect(root.presentedViewController == nil)
    #expect(simulator.complaints.isEmpty)
  }

  @Test("an alert after the dismissal is presented")
  func alert() async {
    let (simulator, root) = launch()
    let task = Task.immediate { await root.compose() }
    simulator.clock.runUntilIdle()
    drag(simulator, from: bar, by: 600)
    #expect(root.presentedViewController == nil)
    await task.value
    simulator.clock.runUntilIdle()
    #expect(root.presentedViewController is UIAlertController)
    #expect(simulator.complaints.isEmpty)
  }

  @Test("what was a page sheet: its heights, its handle, its delegate")
  func pageSheet() {
    let (simulator, root) = launch()
    root.filters.isModalInPresentation = true
    root.fromPageSheet()
    simulator.clock.runUntilIdle()
    #expect(root.filters.selectedModalDetent == .medium)
    root.expand()
    simulator.clock.runUntilIdle()
    #expect(root.filters.selectedModalDetent == .large)
    drag(simulator, from: bar, by: 360)
    #expect(root.filters.selectedModalDetent == .medium)
    drag(simulator, from: CGPoint(x: 200, y: 470), by: 380)
    #expect(root.presentedViewController === root.filters)
    #expect(root.calls == ["attempt"])
    #expect(simulator.complaints.isEmpty)
  }

  @Test("the question stands on the modal, and its answer takes it away")
  func question() async {
    let (simulator, root) = launch()
    root.hasUnsavedText = true
    root.present(root.draft, as: .mail, delegate: root)
    simulator.clock.runUntilIdle()
    let answer = Task.immediate { await root.confirmsDiscarding(on: root.draft) }
    simulator.clock.runUntilIdle()
    #expect(root.draft.presentedViewController is UIAlertController)
    simulator.press(.keyboardEscape)
    simulator.clock.runUntilIdle()
    #expect(root.draft.presentedViewController == nil)
    #expect(simulator.complaints.isEmpty)
    #expect(await answer.value == false)
  }

  @Test("a drawer comes from the edge, 320 points wide")
  func drawer() {
    let (simulator, root) = launch()
    root.withDrawer()
    let finger = simulator.makeFinger()
    finger.down(at: CGPoint(x: 3, y: 400))
    for step in 1...30 {
      simulator.clock.advance(by: 1.0 / 120)
      finger.move(to: CGPoint(x: 3 + CGFloat(step) * 8, y: 400))
    }
    finger.up()
    simulator.clock.runUntilIdle()
    #expect(root.presentedViewController is Mailboxes)
    #expect(root.presentedViewController?.view.bounds.width == 320)
    #expect(simulator.complaints.isEmpty)
  }

  @Test("a draft is pulled out of a toolbar")
  func toolbar() {
    let (simulator, root) = launch()
    root.withToolbar()
    drag(simulator, from: CGPoint(x: 200, y: 790), by: -600)
    #expect(root.presentedViewController === root.draft)
    #expect(simulator.complaints.isEmpty)
  }

  @Test("the status bar is white on black above a navigation controller")
  func statusBar() {
    let (simulator, root) = launch()
    let navigation = CardNavigationController(rootViewController: root.draft)
    root.present(navigation, as: .mail)
    simulator.clock.runUntilIdle()
    #expect(navigation.preferredStatusBarStyle == .lightContent)
  }
}
