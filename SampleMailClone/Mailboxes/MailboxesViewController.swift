import InteractiveModal
import UIKit

/// The mailboxes, to choose one from.
final class MailboxesViewController: UIViewController {
  private let store: MailStore
  private let tableView = UITableView(frame: .zero, style: .plain)

  init(store: MailStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Mailboxes"
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(SymbolCell.self, forCellReuseIdentifier: SymbolCell.identifier)
    view.addSubview(tableView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
    showCounts()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
  }

  /// Messages may have been read meanwhile.
  private func showCounts() {
    for path in tableView.indexPathsForVisibleRows ?? [] {
      if let cell = tableView.cellForRow(at: path) as? SymbolCell {
        show(Mailbox.allCases[path.row], in: cell)
      }
    }
  }

  private func show(_ mailbox: Mailbox, in cell: SymbolCell) {
    let unread = store.mail.unreadCount(in: mailbox)
    cell.accessoryType = .disclosureIndicator
    cell.show(symbolName: mailbox.symbolName, name: mailbox.name, detail: unread == 0 ? "" : "\(unread)")
  }
}

extension MailboxesViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Mailbox.allCases.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: SymbolCell.identifier, for: indexPath)
    if let cell = cell as? SymbolCell { show(Mailbox.allCases[indexPath.row], in: cell) }
    return cell
  }
}

extension MailboxesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let inbox = InboxViewController(mailbox: Mailbox.allCases[indexPath.row], store: store)
    navigationController?.pushViewController(inbox, animated: true)
  }
}

/// Rows leave one after the other.
extension MailboxesViewController: StaggeredItemsProvider {
  func staggeredItems(for operation: TransitionOperation) -> [UIView] { tableView.visibleCells }
}
