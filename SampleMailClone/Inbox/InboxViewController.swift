import InteractiveModal
import UIKit

/// The messages of a mailbox; the inbox at first.
final class InboxViewController: UIViewController {
  private(set) var mail = Mail()
  private(set) var mailbox: Mailbox
  /// Where among all messages those are that are shown.
  private var indices: [Int]
  /// What was left unfinished: the next draft goes on from it.
  private var draft = Draft()
  private let tableView = UITableView(frame: .zero, style: .plain)
  /// Pulls a draft out of the bar.
  private lazy var opening = ModalOpeningInteraction(as: .mail) { [weak self] in self?.makeDraft() }
  private lazy var bar = ComposeBar(compose: UIAction { [weak self] _ in self?.compose() })

  init(mailbox: Mailbox) {
    self.mailbox = mailbox
    indices = mail.indices(in: mailbox)
    super.init(nibName: nil, bundle: nil)
    title = mailbox.name
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Mailboxes", primaryAction: UIAction { [weak self] _ in self?.showMailboxes() })
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
    bar.addInteraction(opening)
    view.addInteraction(
      ModalOpeningInteraction(as: .drawer, from: .screenEdge()) { [weak self] in self?.makeDrawer() })
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

  /// A draft, which is asked before it leaves.
  private func makeDraft() -> UIViewController {
    let compose = ComposeViewController(draft: draft) { [weak self] draft in
      self?.draft = draft ?? Draft()
    }
    opening.delegate = compose
    return CardNavigationController(rootViewController: compose)
  }

  private func compose() {
    let modal = makeDraft()
    present(modal, as: .mail, delegate: opening.delegate)
  }

  /// Shows another mailbox, from its top.
  func show(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    title = mailbox.name
    reload()
    tableView.setContentOffset(CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: false)
  }

  private func reload() {
    indices = mail.indices(in: mailbox)
    tableView.reloadData()
  }

  private func open(_ path: IndexPath) {
    let index = indices[path.row]
    mail[index].isUnread = false
    (tableView.cellForRow(at: path) as? MessageCell)?.show(mail[index])
    let message = MessageViewController(message: mail[index]) { [weak self] message in
      self?.mail[index] = message
      self?.reload()
    }
    navigationController?.pushViewController(message, animated: true)
  }
}

extension InboxViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    indices.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MessageCell.identifier, for: indexPath)
    (cell as? MessageCell)?.show(mail[indices[indexPath.row]])
    return cell
  }
}

extension InboxViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(indexPath)
  }
}
