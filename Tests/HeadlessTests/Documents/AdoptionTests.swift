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
  ) -> ModalPermission { hasUnsavedText ? .refused : .granted }

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

/// A draft that asks before unsaved text is lost.
private final class UnsavedDraft: UIViewController, ModalTransitionDelegate {
  var hasUnsavedText = true

  func modalTransition(
    _ transition: ModalTransition, permissionToDismiss modal: UIViewController
  ) -> ModalPermission {
    hasUnsavedText ? .ask { await self.confirmsDiscarding(on: modal) } : .granted
  }

  func confirmsDiscarding(on modal: UIViewController) async -> Bool {
    let (answers, continuation) = AsyncStream.makeStream(of: Bool.self)
    let alert = UIAlertController(title: "Discard the draft?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in continuation.yield(true) })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in continuation.yield(false) })
    modal.present(alert, animated: true)
    for await answer in answers { return answer }
    return false
  }

  func cancel() {
    Task { if await confirmsDiscarding(on: self) { dismiss(animated: true) } }
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
  /// The app of the guide on a device.
  private final class Desk: TestScreen {
    let simulator = Simulator()
    let root = ExistingController()
    lazy var finger = simulator.makeFinger()

    init() { simulator.launch(root: root) }

    /// Drags slowly, by default from a card's bar, rests and lets go.
    func drag(from start: CGPoint = CGPoint(x: 200, y: 90), down points: CGFloat, right: CGFloat = 0) {
      finger.down(at: start)
      drag(by: CGVector(dx: right, dy: points), over: 0.5)
      release()
    }

    /// Drags what is presented away, which has to go without a complaint.
    func dragAway(from start: CGPoint = CGPoint(x: 200, y: 90)) {
      #expect(settle().root.presentedViewController != nil)
      drag(from: start, down: 600)
      #expect(root.presentedViewController == nil && complaint == nil)
    }
  }

  private let desk = Desk()
  private var root: ExistingController { desk.root }

  @Test("every line of its code compiles: it stands in this file")
  func compiles() throws {
    let code = try MarkdownCode("docs/Adoption.md")
    #expect(code.count > 20)
    #expect(try code.missing(in: #filePath) == [])
  }

  @Test("in code: presented, twice tapped or not, and dragged away")
  func inCode() {
    root.inCode()
    root.inCode()
    desk.dragAway()
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

  @Test("with a navigation controller: dragged by the bar, dismissed from inside, the status bar white")
  func navigation() {
    root.withNavigation()
    desk.settle().drag(down: 100)
    #expect(root.presentedViewController is UINavigationController)
    root.draft.dismiss(animated: true)
    #expect(desk.settle().root.presentedViewController == nil)
    let navigation = CardNavigationController(rootViewController: UIViewController())
    root.present(navigation, as: .mail)
    #expect(desk.settle().complaint == nil && navigation.preferredStatusBarStyle == .lightContent)
  }

  @Test("with a table view controller: the list scrolls to its top first, then the card goes")
  func table() {
    root.withTable()
    desk.settle()
    root.contacts.tableView?.contentOffset.y += 100
    desk.drag(from: CGPoint(x: 200, y: 300), down: 90)
    desk.dragAway(from: CGPoint(x: 200, y: 200))
  }

  @Test("an alert after the dismissal is presented")
  func alert() async {
    let task = Task.immediate { await root.compose() }
    desk.dragAway()
    await task.value
    #expect(desk.settle().root.presentedViewController is UIAlertController && desk.complaint == nil)
  }

  @Test("what was a page sheet: its heights, its handle, its delegate")
  func pageSheet() {
    root.filters.isModalInPresentation = true
    root.fromPageSheet()
    #expect(desk.settle().root.filters.selectedModalDetent == .medium)
    root.expand()
    #expect(desk.settle().root.filters.selectedModalDetent == .large)
    desk.drag(down: 360)
    #expect(root.filters.selectedModalDetent == .medium)
    desk.drag(from: CGPoint(x: 200, y: 470), down: 380)
    #expect(root.presentedViewController === root.filters)
    #expect(root.calls == ["attempt"] && desk.complaint == nil)
  }

  @Test("the question stands on the modal, and its answer takes it away")
  func question() async {
    let draft = UnsavedDraft()
    root.present(draft, as: .mail)
    desk.settle()
    let answer = Task.immediate { await draft.confirmsDiscarding(on: draft) }
    #expect(desk.settle().root.presentedViewController === draft)
    #expect(draft.presentedViewController is UIAlertController)
    desk.simulator.press(.keyboardEscape)
    #expect(desk.settle().complaint == nil && draft.presentedViewController == nil)
    #expect(await answer.value == false)
  }

  @Test("a question that is cancelled is answered no")
  func cancelledQuestion() async {
    let draft = UnsavedDraft()
    root.present(draft, as: .mail)
    desk.settle()
    let answer = Task.immediate { await draft.confirmsDiscarding(on: draft) }
    desk.settle()
    answer.cancel()
    #expect(await answer.value == false)
  }

  @Test("a drag asks the draft, and code closes it with the question")
  func dismissedQuestion() async {
    let draft = UnsavedDraft()
    root.present(draft, as: .mail)
    desk.settle().drag(down: 600)
    await wait(for: "the question") { draft.presentedViewController is UIAlertController }
    desk.settle().root.dismiss(animated: true)
    #expect(desk.settle().root.presentedViewController == nil && desk.complaint == nil)
  }

  @Test("a Cancel button asks too, and the modal stays if the user keeps the draft")
  func cancelButton() async {
    let draft = UnsavedDraft()
    root.present(draft, as: .mail)
    desk.settle()
    draft.cancel()
    await wait(for: "the question") { draft.presentedViewController is UIAlertController }
    desk.settle().simulator.press(.keyboardEscape)
    #expect(desk.settle().root.presentedViewController === draft && desk.complaint == nil)
  }

  @Test("a drawer comes from the edge, 320 points wide; a draft is pulled out of a toolbar")
  func openings() {
    root.withDrawer()
    desk.drag(from: CGPoint(x: 3, y: 400), down: 0, right: 240)
    #expect(root.presentedViewController is Mailboxes)
    #expect(root.presentedViewController?.view.bounds.width == 320 && desk.complaint == nil)
    let other = Desk()
    other.root.withToolbar()
    other.drag(from: CGPoint(x: 200, y: 790), down: -600)
    #expect(other.root.presentedViewController === other.root.draft && other.complaint == nil)
  }
}
