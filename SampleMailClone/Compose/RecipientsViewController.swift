import UIKit

/// The address book, from which the user chooses recipients: a tap adds one and closes, a swipe on a row adds one
/// and stays.
///
/// One finger unfolds the large title, scrolls the list, moves a row aside or drags the card.
final class RecipientsViewController: ContactListController {
  /// - Parameter onPick: Called with each contact that the user chooses.
  init(onPick: @escaping (Contact) -> Void) {
    super.init(title: "Contacts", onPick: onPick)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onPick(contacts[indexPath.row])
    dismiss(animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let add = UIContextualAction(style: .normal, title: "Add") { [weak self] _, _, completion in
      if let self { onPick(contacts[indexPath.row]) }
      completion(true)
    }
    add.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [add])
  }
}
