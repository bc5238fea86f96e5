import InteractiveModal
import InteractiveTransitions
import UIKit

/// A mailbox with three lists of messages (all, unread, flagged), a search field and a compose bar.
final class InboxViewController: UIViewController {
  let store: MailStore
  let mailbox: Mailbox
  /// The three lists side by side.
  let lists = TransitionContainerController()
  /// The button that opens the search.
  let searchField = SearchField()
  private lazy var pull = ModalOpeningInteraction(as: .page) { [weak self] in self?.pullDraft() }
  private lazy var bar = ComposeBar(compose: UIAction { [weak self] _ in self?.compose() })

  init(mailbox: Mailbox, store: MailStore) {
    self.mailbox = mailbox
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = mailbox.name
    lists.setViewControllers(
      MessageFilter.allCases.map { MessageListViewController(store: store, mailbox: mailbox, filter: $0) },
      animated: false)
    lists.buttonPlacement = .top
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Settings", image: UIImage(systemName: "gearshape"),
      primaryAction: UIAction { [weak self] _ in self?.showSettings() })
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(lists)
    lists.additionalSafeAreaInsets.bottom = ComposeBar.height
    for subview in [searchField, lists.view, bar].compactMap({ $0 }) { view.addSubview(subview) }
    lists.didMove(toParent: self)
    // The user can pull a draft out of the bar.
    bar.addInteraction(pull)
    searchField.addAction(UIAction { [weak self] _ in self?.search() }, for: .touchUpInside)
    view.addInteraction(
      ModalOpeningInteraction(as: .drawer, from: .edge()) { [weak self] in self?.makeDrawer() })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var box = view.bounds
    _ = box.cutTop(view.safeAreaInsets.top)
    searchField.frame = box.cutTop(searchField.sizeThatFits(box.size).height)
    lists.view.setUntransformedFrame(box)
    let barHeight = ComposeBar.height + view.safeAreaInsets.bottom
    bar.frame = box.divided(atDistance: min(barHeight, box.height), from: .maxYEdge).slice
  }

  /// Returns the compose screen with the saved draft, or with the one that was open in an earlier launch.
  func makeDraft(restoring open: OpenDraft? = nil) -> UIViewController {
    let draft = open?.original ?? store.drafts.last ?? Draft()
    let compose = ComposeViewController(draft: draft, store: store)
    if let open { compose.restore(open) }
    return ModalNavigationController(rootViewController: compose)
  }

  private func compose() { present(makeDraft(), as: .draft(sheetStyle)) }

  private func pullDraft() -> UIViewController {
    pull.configuration = .draft(sheetStyle)
    return makeDraft()
  }
}

/// The rows of the list follow the page, one after the other.
extension InboxViewController: StaggeredItemsProvider {
  func staggeredItems(for operation: TransitionOperation) -> [UIView] {
    (lists.selectedViewController as? MessageListViewController)?.tableView.visibleCells ?? []
  }
}
