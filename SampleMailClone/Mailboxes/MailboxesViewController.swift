import UIKit

/// The mailboxes, to choose one from.
final class MailboxesViewController: UIViewController {
  private let mail: Mail
  private let selected: Mailbox
  private let onPick: (Mailbox) -> Void
  private let tableView = UITableView(frame: .zero, style: .plain)

  init(mail: Mail, selected: Mailbox, onPick: @escaping (Mailbox) -> Void) {
    self.mail = mail
    self.selected = selected
    self.onPick = onPick
    super.init(nibName: nil, bundle: nil)
    title = "Mailboxes"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
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

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
  }
}

extension MailboxesViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Mailbox.allCases.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: SymbolCell.identifier, for: indexPath)
    let mailbox = Mailbox.allCases[indexPath.row]
    let unread = mail.unreadCount(in: mailbox)
    cell.accessoryType = mailbox == selected ? .checkmark : .none
    (cell as? SymbolCell)?.show(
      symbolName: mailbox.symbolName, name: mailbox.name, detail: unread == 0 ? "" : "\(unread)")
    return cell
  }
}

extension MailboxesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onPick(Mailbox.allCases[indexPath.row])
    dismiss(animated: true)
  }
}
