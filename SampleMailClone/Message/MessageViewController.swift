import InteractiveModal
import UIKit

/// Shows one message.
final class MessageViewController: UIViewController {
  var message: Message {
    didSet { messageDidChange() }
  }
  private let onChange: (Message) -> Void
  private let scrollView = UIScrollView()
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
    scrollView.addSubview(header)
    scrollView.addSubview(text)
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
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }
}

/// The page, its avatar, sender and subject fly to and from the row in the list.
extension MessageViewController: MatchedElementProvider {
  func matchedElements(for operation: TransitionOperation, with other: UIViewController) -> [MatchedElement] {
    let (header, page) = (header, scrollView)
    return [
      MatchedElement("row", page), MatchedElement("avatar", header.avatar),
      MatchedElement("sender", header.sender),
      MatchedElement("subject", header.subject),
    ]
  }
}
