import UIKit

/// A list of all contacts. What a tap does is up to the subclass.
class ContactListController: UITableViewController {
  let contacts = AddressBook.people
  let onPick: (Contact) -> Void

  /// - Parameter onPick: Called with each contact that the user chooses.
  init(title: String, onPick: @escaping (Contact) -> Void) {
    self.onPick = onPick
    super.init(style: .plain)
    self.title = title
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.identifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contacts.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.identifier, for: indexPath)
    (cell as? ContactCell)?.show(contacts[indexPath.row])
    return cell
  }
}
