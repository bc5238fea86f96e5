import InteractiveModal
import UIKit

/// A contact; beside it a card lists all contacts, and always stays.
final class ContactViewController: UIViewController {
  private static let spacing: CGFloat = 8

  private var contact = AddressBook.me
  private let avatar = AvatarView()
  private let name = UILabel(.preferredFont(forTextStyle: .headline))
  private let address = UILabel(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)

  /// Returns the contact and the card in one controller.
  static func makeContainer() -> ModalContainerController {
    let contact = ContactViewController()
    let container = ModalContainerController(root: contact)
    container.title = "Contacts"
    let list = ContactsCard { [weak contact] in contact?.show($0) }
    container.add(UINavigationController(rootViewController: list), as: .contacts, animated: false)
    return container
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: [avatar, name, address])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = Self.spacing
    view.addConstrained(column)
    // The safe area ends at the card.
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
    addWriteButton()
    show(contact)
  }

  /// A button that rides on the card.
  private func addWriteButton() {
    let write = UIButton(
      type: .system, primaryAction: UIAction(title: "Write") { [weak self] _ in self?.write() })
    write.titleLabel?.font = .preferredFont(forTextStyle: .body)
    view.addConstrained(write)
    let ride = write.bottomAnchor.constraint(equalTo: modalLayoutGuide.topAnchor, constant: -Self.spacing)
    ride.priority = .defaultHigh
    NSLayoutConstraint.activate([
      ride, write.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      // The card at full height covers it.
      write.topAnchor.constraint(greaterThanOrEqualTo: view.centerYAnchor),
    ])
  }

  private func write() {
    let compose = ComposeViewController(draft: Draft(recipients: contact.address))
    present(ModalNavigationController(rootViewController: compose), as: .page)
  }

  private func show(_ contact: Contact) {
    self.contact = contact
    avatar.show(contact)
    (name.text, address.text) = (contact.name, contact.address)
    name.accessibilityIdentifier = "contact"
  }
}

/// The list of all contacts, on a card that the user cannot dismiss.
private final class ContactsCard: ContactListController {
  /// - Parameter onPick: Called with the contact that the user has chosen.
  init(onPick: @escaping (Contact) -> Void) {
    super.init(title: "All Contacts", onPick: onPick)
    isModalInPresentation = true
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onPick(contacts[indexPath.row])
    if selectedModalDetent == .large { selectModalDetent(.medium) }
  }
}

extension ModalConfiguration {
  /// A card of three heights, beside which the screen stays in use up to the second.
  fileprivate static var contacts: ModalConfiguration {
    var card = ModalConfiguration.mail
    card.detents = [.height(120, named: "few"), .medium, .large]
    card.initialDetent = .medium
    card.dimming.largestUndimmedDetent = .medium
    card.presenter.scale = 1
    card.card.shadowOpacity = 0.15
    card.grabber.isVisible = true
    card.dismissal.onEscape = false
    return card
  }
}
