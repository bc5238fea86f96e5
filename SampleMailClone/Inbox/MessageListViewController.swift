import InteractiveModal
import InteractiveTransitions
import UIKit

/// The list of the messages of a mailbox that a filter lets through.
final class MessageListViewController: UIViewController {
  private let store: MailStore
  private let mailbox: Mailbox
  private let filter: MessageFilter
  /// Indices of the messages in the list.
  private var indices: [Int] = []
  /// Index of the message that the user opened last.
  private var opened: Int?
  private lazy var emptyLabel = EmptyLabel(filter.emptyText)
  let tableView = MessageTableView()

  init(store: MailStore, mailbox: Mailbox, filter: MessageFilter) {
    self.store = store
    self.mailbox = mailbox
    self.filter = filter
    super.init(nibName: nil, bundle: nil)
    title = filter.name
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.delegate = self
    for subview in [tableView, emptyLabel] { view.addSubview(subview) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
    emptyLabel.place(in: view.bounds.inset(by: view.safeAreaInsets))
  }

  /// Shows the current messages.
  ///
  /// If the rows are the same, their cells stay: a closing message may fly into one of them.
  private func reload() {
    let current = store.mail.indices(in: mailbox).filter { filter.contains(store[$0]) }
    emptyLabel.isHidden = !current.isEmpty
    if current == indices { return updateRows() }
    indices = current
    tableView.reloadData()
  }

  private func updateRows() {
    for path in tableView.indexPathsForVisibleRows ?? [] {
      (tableView.cellForRow(at: path) as? MessageCell)?.show(store[indices[path.row]])
    }
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: true)
    }
  }

  private func open(_ path: IndexPath) {
    let index = indices[path.row]
    opened = index
    store[index].isUnread = false
    let message = MessageViewController(message: store[index]) { [store] in store[index] = $0 }
    navigationController?.pushViewController(message, animated: true)
  }

  /// The cell of the message that the user opened last; `nil` if it is not on the screen.
  private var openedCell: MessageCell? {
    guard let opened, let row = indices.firstIndex(of: opened) else { return nil }
    return tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? MessageCell
  }
}

extension MessageListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    indices.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MessageCell.identifier, for: indexPath)
    (cell as? MessageCell)?.show(store[indices[indexPath.row]])
    return cell
  }
}

extension MessageListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(indexPath)
  }
}

/// The row and what it has in common with the message move from one to the other.
extension MessageListViewController: MatchedElementProvider {
  func matchedElements(for operation: TransitionOperation, with other: UIViewController) -> [MatchedElement] {
    guard let cell = openedCell else { return [] }
    return [
      MatchedElement("row", cell), MatchedElement("avatar", cell.avatar),
      MatchedElement("sender", cell.sender), MatchedElement("received", cell.received),
      MatchedElement("flag", cell.flag), MatchedElement("subject", cell.subject),
      MatchedElement("text", cell.preview),
    ]
  }

  /// Draws a separator above the row that grows, as rows have one.
  func prepare(_ snapshot: MatchedSnapshot, for operation: TransitionOperation) {
    guard snapshot.id == "row" else { return }
    let separator = UIView(frame: CGRect(x: 0, y: 0, width: snapshot.view.bounds.width, height: 0.5))
    separator.backgroundColor = .separator
    separator.autoresizingMask = .flexibleWidth
    snapshot.view.addSubview(separator)
  }
}
