import InteractiveModal
import UIKit

/// The messages of a mailbox.
final class InboxViewController: UIViewController {
  private var mailbox: Mailbox
  /// What was left unfinished: the next draft goes on from it.
  private var draft = Draft()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private lazy var bar = ComposeBar(compose: UIAction { [weak self] _ in self?.compose() })

  init(mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(nibName: nil, bundle: nil)
    title = mailbox.name
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.delegate = self
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 0)
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    view.addSubview(tableView)
    view.addSubview(bar)
    bar.addInteraction(ModalOpeningInteraction(as: .mail) { [weak self] in self?.makeDraft() })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let foot = ComposeBar.height + view.safeAreaInsets.bottom
    (bar.frame, tableView.frame) = view.bounds.divided(atDistance: foot, from: .maxYEdge)
  }

  private func makeDraft() -> UIViewController {
    let compose = ComposeViewController(draft: draft) { [weak self] draft in
      self?.draft = draft ?? Draft()
    }
    return CardNavigationController(rootViewController: compose)
  }

  private func compose() {
    present(makeDraft(), as: .mail)
  }

  private func open(_ path: IndexPath) {
    mailbox.markRead(at: path.row)
    let message = mailbox.messages[path.row]
    (tableView.cellForRow(at: path) as? MessageCell)?.show(message)
    navigationController?.pushViewController(
      MessageViewController(message: message), animated: true)
  }
}

extension InboxViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    mailbox.messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MessageCell.identifier, for: indexPath)
    (cell as? MessageCell)?.show(mailbox.messages[indexPath.row])
    return cell
  }
}

extension InboxViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(indexPath)
  }
}
