import InteractiveModal
import UIKit

/// Searches the messages of all mailboxes.
final class SearchViewController: UIViewController {
  private let store: MailStore
  private let onPick: (Int) -> Void
  /// Indices of the messages that match the search text; none without a text.
  private(set) var found: [Int] = []
  /// The rows without a text.
  private lazy var suggestions = SearchSuggestion.suggestions(for: store.mail.messages)
  private let emptyLabel = EmptyLabel("No Results")
  private let tableView = MessageTableView()
  /// Cancel works while another finger drags the search, too: UIKit would ignore `dismiss(animated:)`.
  private(set) lazy var bar = SearchBar(
    cancel: UIAction { [weak self] _ in self?.dismissModal() })

  /// - Parameter onPick: Called after the dismissal, with the index of the chosen message.
  init(store: MailStore, onPick: @escaping (Int) -> Void) {
    self.store = store
    self.onPick = onPick
    super.init(nibName: nil, bundle: nil)
    title = "Search"
  }

  /// What the user sees below the bar.
  var content: [UIView] { [tableView, emptyLabel] }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(SymbolCell.self, forCellReuseIdentifier: SymbolCell.identifier)
    tableView.showsSymbols = true
    #if !os(visionOS)
      tableView.keyboardDismissMode = .onDrag
    #endif
    bar.field.addAction(UIAction { [weak self] _ in self?.find() }, for: .editingChanged)
    for subview in [tableView, emptyLabel, bar] { view.addSubview(subview) }
  }

  /// The keyboard comes along with the search.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    bar.field.becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var box = view.bounds
    _ = box.cutTop(view.safeAreaInsets.top)
    bar.frame = box.cutTop(bar.sizeThatFits(box.size).height)
    tableView.setUntransformedFrame(box)
    box.size.height = max(box.height - view.safeAreaInsets.bottom, 0)
    emptyLabel.place(in: box)
  }

  private var words: [Substring] { (bar.field.text ?? "").lowercased().split(separator: " ") }

  private func find() {
    let words = words
    found = store.mail.messages.indices.filter { index in
      let text = store[index].searchText
      return !words.isEmpty && words.allSatisfy { text.contains($0) }
    }
    emptyLabel.isHidden = words.isEmpty || !found.isEmpty
    tableView.showsSymbols = words.isEmpty
    tableView.reloadData()
  }
}

extension SearchViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.isEmpty ? suggestions.count : found.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let identifier = words.isEmpty ? SymbolCell.identifier : MessageCell.identifier
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    if words.isEmpty {
      let suggestion = suggestions[indexPath.row]
      (cell as? SymbolCell)?.show(symbolName: suggestion.symbolName, name: suggestion.name)
    } else {
      (cell as? MessageCell)?.show(store[found[indexPath.row]])
    }
    return cell
  }
}

extension SearchViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !words.isEmpty else {
      bar.field.text = suggestions[indexPath.row].words
      return find()
    }
    let index = found[indexPath.row]
    dismiss(animated: true) { [onPick] in onPick(index) }
  }
}

extension Message {
  /// The text that the search reads, in lower case.
  fileprivate var searchText: String {
    let state = [isUnread ? "unread" : nil, isFlagged ? "flagged" : nil].compactMap { $0 }
    return ([correspondent.name, subject, body] + state).joined(separator: " ").lowercased()
  }
}
