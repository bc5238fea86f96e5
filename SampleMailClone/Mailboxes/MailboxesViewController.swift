import InteractiveModal
import InteractiveTransitions
import UIKit

/// The mailboxes, each with the number of its unread messages.
final class MailboxesViewController: UITableViewController {
  private let store: MailStore

  init(store: MailStore) {
    self.store = store
    super.init(style: .plain)
    title = "Mailboxes"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorInset = SymbolCell.separatorInset
    tableView.register(SymbolCell.self, forCellReuseIdentifier: SymbolCell.identifier)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateRows()
  }

  /// Updates the numbers: the user may have read messages since the last appearance.
  private func updateRows() {
    for path in tableView.indexPathsForVisibleRows ?? [] {
      if let cell = tableView.cellForRow(at: path) { show(Mailbox.allCases[path.row], in: cell) }
    }
  }

  private func show(_ mailbox: Mailbox, in cell: UITableViewCell) {
    let unread = store.mail.unreadCount(in: mailbox)
    cell.accessoryType = .disclosureIndicator
    (cell as? SymbolCell)?.show(
      symbolName: mailbox.symbolName, name: mailbox.name, detail: unread == 0 ? "" : "\(unread)")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Mailbox.allCases.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: SymbolCell.identifier, for: indexPath)
    show(Mailbox.allCases[indexPath.row], in: cell)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let inbox = InboxViewController(mailbox: Mailbox.allCases[indexPath.row], store: store)
    navigationController?.pushViewController(inbox, animated: true)
  }
}

/// The page of the mailbox covers the rows, which stay where they are on their own page.
extension MailboxesViewController: StaggeredItemsProvider {
  func staggeredItems(for operation: TransitionOperation) -> [UIView] { [] }
}
