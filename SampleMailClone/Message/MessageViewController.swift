import InteractiveModal
import InteractiveTransitions
import UIKit

/// Shows one message.
final class MessageViewController: UIViewController {
  var message: Message {
    didSet { messageDidChange() }
  }
  private let onChange: (Message) -> Void
  private let scrollView = UIScrollView()
  /// Contains header and text.
  private let page = UIView()
  private let header: MessageHeaderView
  private let text = UILabel(.preferredFont(forTextStyle: .body))

  /// - Parameter onChange: Called when the user flags the message or marks it as unread.
  init(message: Message, onChange: @escaping (Message) -> Void) {
    self.message = message
    self.onChange = onChange
    header = MessageHeaderView(message: message)
    super.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .reply, primaryAction: UIAction { [weak self] _ in self?.reply() }),
      UIBarButtonItem(
        title: "More", image: UIImage(systemName: "ellipsis.circle"),
        primaryAction: UIAction { [weak self] _ in self?.showActions() }),
    ]
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private func messageDidChange() {
    header.show(message)
    onChange(message)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.text = message.body
    scrollView.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    page.backgroundColor = .systemBackground
    layOut()
  }

  /// The page is as high as its content, and covers the screen if that is less.
  private func layOut() {
    view.addConstrained(scrollView)
    scrollView.addConstrained(page)
    page.addConstrained(header, text)
    let (column, content) = (page.addTextColumn(), scrollView.contentLayoutGuide)
    let height = page.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor)
    height.priority = .defaultLow
    NSLayoutConstraint.activate(scrollView.edges(equalTo: view))
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      page.topAnchor.constraint(equalTo: content.topAnchor), height,
      page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      page.heightAnchor.constraint(greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor),
      page.bottomAnchor.constraint(greaterThanOrEqualTo: content.bottomAnchor),
      header.topAnchor.constraint(equalTo: page.topAnchor),
      text.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 16),
      content.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 24),
    ])
    for part in [header, text] {
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: column.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      ])
    }
  }
}

/// The page and what it has in common with the row in the list move from one to the other.
extension MessageViewController: MatchedElementProvider {
  func matchedElements(for operation: TransitionOperation, with other: UIViewController) -> [MatchedElement] {
    let (view, header, text) = (view, header, text)
    return [
      MatchedElement("row", view), MatchedElement("avatar", header.avatar),
      MatchedElement("sender", header.sender), MatchedElement("received", header.received),
      MatchedElement("flag", header.flag), MatchedElement("subject", header.subject),
      MatchedElement("text", text),
    ]
  }
}
