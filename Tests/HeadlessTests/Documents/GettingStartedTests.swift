import InteractiveModal
import TestWorld
import Testing
import UIKit

@Suite("The screens to copy", .ownWorld) @MainActor struct GettingStartedTests {
  final class DraftViewController: UIViewController, ModalDelegate {
    let textView = UITextView()
    private var question: Task<Void, Never>?

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "New Message"
      let cancel = UIAction { [weak self] _ in self?.cancel() }
      navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
      textView.frame = view.bounds
      textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(textView)
    }

    func modalPermission(toDismiss modal: UIViewController) -> ModalPermission {
      textView.text.isEmpty ? .granted : .ask { await self.confirmsDiscarding(on: modal) }
    }

    func cancel() {
      guard !textView.text.isEmpty else { return dismiss(animated: true) }
      guard question == nil else { return }
      question = Task {
        if await confirmsDiscarding(on: self) { dismiss(animated: true, completion: nil) }
        question = nil
      }
    }

    func modalDidDismiss(_ modal: UIViewController, by cause: ModalOutcome.Cause) { question?.cancel() }

    func confirmsDiscarding(on modal: UIViewController) async -> Bool {
      let (answers, continuation) = AsyncStream.makeStream(of: Bool.self)
      let alert = UIAlertController(title: "Discard the draft?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in continuation.yield(true) })
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in continuation.yield(false) })
      modal.present(alert, animated: true, completion: nil)
      for await answer in answers { return answer }
      return false
    }
  }

  private final class InboxController: UIViewController {
    func compose() {
      present(ModalNavigationController(rootViewController: DraftViewController()), as: .mail)
    }
  }

  final class PlacesViewController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let filter = UIAction(title: "Filter") { [weak self] _ in self?.filter() }
      navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: filter)
    }

    func filter() {
      var sheet = ModalConfiguration.sheet
      sheet.dimming.largestUndimmedDetent = .medium
      present(FiltersViewController(), as: sheet)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  final class MailboxViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let menu = UIAction(title: "Folders") { [weak self] _ in self?.showFolders() }
      navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: menu)
      view.addInteraction(
        ModalOpeningInteraction(as: .drawer(from: .leading), from: .edge()) { FoldersViewController() })
    }

    func showFolders() { present(FoldersViewController(), as: .drawer(from: .leading)) }
  }

  private final class MapApp: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = MapScene.self
      return configuration
    }
  }

  private final class MapScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let container = ModalContainerController(root: MapViewController())
      var places = ModalConfiguration.mail
      places.detents = [.height(80, named: "search"), .medium, .large]
      places.dimming.largestUndimmedDetent = .medium
      places.presenter.scale = 1
      places.grabber.isVisible = true
      container.add(SearchViewController(), as: places)
      window = UIWindow(windowScene: scene)
      window?.rootViewController = container
      window?.makeKeyAndVisible()
    }
  }

  private final class FiltersViewController: UIViewController {}
  private final class FoldersViewController: UIViewController {}
  private final class MapViewController: UIViewController {}
  private final class SearchViewController: UIViewController {}

  @Test(
    "a drag and Cancel ask about a written draft, which stays if the user keeps it, and goes if not",
    arguments: [true, false], [true, false])
  func asks(isDragged: Bool, keeps: Bool) async throws {
    let inbox = InboxController()
    let desk = GuideDesk(root: inbox)
    inbox.compose()
    desk.settle()
    let modal = try #require(inbox.presentedViewController as? UINavigationController)
    let draft = try #require(modal.topViewController as? DraftViewController)
    draft.textView.text = "Dear all,"
    if isDragged { desk.drag(down: 600) } else { draft.cancel() }
    await wait(for: "the question") { modal.presentedViewController is UIAlertController }
    desk.settle()
    let alert = try #require(modal.presentedViewController as? UIAlertController)
    desk.choose(keeps ? "Keep" : "Discard", of: alert)
    await wait(for: "the answer") {
      desk.settle()
      return alert.presentingViewController == nil && (keeps || desk.root.presentedViewController == nil)
    }
    #expect((desk.root.presentedViewController === modal) == keeps && desk.complaint == nil)
  }

  @Test("a draft that is dismissed while Cancel asks is released")
  func isReleased() async throws {
    let inbox = InboxController()
    let desk = GuideDesk(root: inbox)
    weak var draft: DraftViewController?
    do {
      inbox.compose()
      desk.settle()
      let modal = try #require(inbox.presentedViewController as? UINavigationController)
      draft = modal.topViewController as? DraftViewController
      draft?.textView.text = "Dear all,"
      draft?.cancel()
      draft?.cancel()
    }
    await wait(for: "the question") { inbox.presentedViewController?.presentedViewController != nil }
    desk.settle()
    inbox.dismiss(animated: true)
    await wait(for: "the end") {
      desk.settle()
      return draft == nil
    }
    #expect(draft == nil && desk.complaint == nil)
  }

  @Test("an empty draft goes without a question") func asksNothing() {
    let inbox = InboxController()
    let desk = GuideDesk(root: inbox)
    inbox.compose()
    desk.dragAway()
  }

  @Test("the list above a sheet scrolls") func sheet() {
    let places = PlacesViewController()
    let desk = GuideDesk(root: places)
    places.filter()
    desk.settle().drag(from: CGPoint(x: 200, y: 300), down: -120)
    #expect(places.tableView.contentOffset.y > 40 && places.presentedViewController is FiltersViewController)
    #expect(places.presentedViewController?.selectedModalDetent == .medium && desk.complaint == nil)
  }

  @Test("a finger pulls the drawer out of the edge, and the button opens it", arguments: [true, false])
  func drawer(isPulled: Bool) {
    let mailbox = MailboxViewController()
    let desk = GuideDesk(root: mailbox)
    if isPulled {
      desk.drag(from: CGPoint(x: 4, y: 400), down: 0, right: 250)
    } else {
      mailbox.showFolders()
    }
    desk.settle()
    #expect(mailbox.presentedViewController is FoldersViewController && desk.complaint == nil)
    #expect(mailbox.presentedViewController?.view.bounds.width == 320)
  }

  @Test("the card over the map comes with the scene, at its lowest height") func map() throws {
    let simulator = Simulator()
    simulator.launch(MapApp.self)
    simulator.clock.runUntilIdle()
    let container = try #require(simulator.window?.rootViewController as? ModalContainerController)
    #expect(container.cards.first?.selectedModalDetent == "search" && simulator.complaints == [])
    #expect(abs(container.root.view.safeAreaInsets.bottom - 114) < 0.01)
  }
}
