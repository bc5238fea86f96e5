import InteractiveModal
import UIKit

/// Shows one message.
final class MessageViewController: UIViewController {
  var message: Message {
    didSet { messageDidChange() }
  }
  private let onChange: (Message) -> Void
  private let scrollView = UIScrollView()
  /// The white page that contains header and text. It grows out of the row in the list.
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

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code")
  }

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
    page.addSubview(header)
    page.addSubview(text)
    scrollView.addSubview(page)
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let column = view.readableBounds
    let size = CGSize(width: column.width, height: 0)
    header.frame = CGRect(
      x: column.minX, y: 0, width: column.width, height: header.sizeThatFits(size).height)
    text.frame = CGRect(
      x: column.minX, y: header.frame.maxY + 16, width: column.width,
      height: text.sizeThatFits(size).height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: text.frame.maxY + 24)
    page.frame = CGRect(origin: .zero, size: scrollView.contentSize)
    page.frame.size.height = max(page.frame.height, scrollView.bounds.height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }
}

/// The page and what it has in common with the row in the list move from one to the other.
extension MessageViewController: MatchedElementProvider {
  func matchedElements(for operation: TransitionOperation, with other: UIViewController) -> [MatchedElement] {
    let (header, page, text) = (header, page, text)
    return [
      MatchedElement("row", page), MatchedElement("avatar", header.avatar),
      MatchedElement("sender", header.sender), MatchedElement("received", header.received),
      MatchedElement("flag", header.flag), MatchedElement("subject", header.subject),
      MatchedElement("text", text),
    ]
  }
}
