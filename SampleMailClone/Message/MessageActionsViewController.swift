import UIKit

/// The actions on a message, from which the user chooses one.
final class MessageActionsViewController: UITableViewController {
  private let message: Message
  private let onPick: (MessageAction) -> Void

  /// - Parameter onPick: Called after the dismissal, with the chosen action.
  init(message: Message, onPick: @escaping (MessageAction) -> Void) {
    self.message = message
    self.onPick = onPick
    super.init(style: .plain)
    title = "Message"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorInset = SymbolCell.separatorInset
    tableView.register(SymbolCell.self, forCellReuseIdentifier: SymbolCell.identifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    MessageAction.allCases.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: SymbolCell.identifier, for: indexPath)
    let action = MessageAction.allCases[indexPath.row]
    (cell as? SymbolCell)?.show(symbolName: action.symbolName, name: action.name(for: message))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let action = MessageAction.allCases[indexPath.row]
    dismiss(animated: true) { [onPick] in onPick(action) }
  }
}
