import UIKit

/// The address book, to choose somebody from.
final class RecipientsViewController: UIViewController {
  private let onPick: (Contact) -> Void
  private let contacts = AddressBook.people
  private let tableView = UITableView(frame: .zero, style: .plain)

  init(onPick: @escaping (Contact) -> Void) {
    self.onPick = onPick
    super.init(nibName: nil, bundle: nil)
    title = "Contacts"
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
    tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.identifier)
    view.addSubview(tableView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
  }
}

extension RecipientsViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contacts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ContactCell.identifier, for: indexPath)
    (cell as? ContactCell)?.show(contacts[indexPath.row])
    return cell
  }
}

extension RecipientsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onPick(contacts[indexPath.row])
    dismiss(animated: true)
  }
}
