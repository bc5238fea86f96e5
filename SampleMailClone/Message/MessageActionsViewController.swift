import UIKit

/// What can be done with a message, to choose from.
final class MessageActionsViewController: UIViewController {
  private let message: Message
  private let onPick: (MessageAction) -> Void
  private let tableView = UITableView(frame: .zero, style: .plain)

  /// - Parameter onPick: Called when this controller has gone from the screen, with what was chosen.
  init(message: Message, onPick: @escaping (MessageAction) -> Void) {
    self.message = message
    self.onPick = onPick
    super.init(nibName: nil, bundle: nil)
    title = "Message"
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

extension MessageActionsViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    MessageAction.allCases.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: SymbolCell.identifier, for: indexPath)
    let action = MessageAction.allCases[indexPath.row]
    (cell as? SymbolCell)?.show(symbolName: action.symbolName, name: action.name(for: message))
    return cell
  }
}

extension MessageActionsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let action = MessageAction.allCases[indexPath.row]
    dismiss(animated: true) { [onPick] in onPick(action) }
  }
}
