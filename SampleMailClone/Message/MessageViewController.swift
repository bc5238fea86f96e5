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
  private lazy var photo = message.photo.map { name in
    PhotoView(
      UIImage(named: name), .scaleAspectFill, onTap: UIAction { [weak self] _ in self?.showPhoto(name) })
  }

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
    photo?.clipsToBounds = true
    photo?.layer.cornerRadius = 12
    scrollView.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    page.backgroundColor = .systemBackground
    layOut()
  }

  private func showPhoto(_ name: String) {
    var configuration = ModalConfiguration()
    configuration.opening = MatchedTransition()
    present(PhotoViewController(UIImage(named: name)), as: configuration)
  }

  /// The page is as high as its content, and covers the screen if that is less.
  private func layOut() {
    view.addConstrained(scrollView)
    scrollView.addConstrained(page)
    let list = UIStackView(arrangedSubviews: [header, text, photo].compactMap { $0 })
    (list.axis, list.spacing) = (.vertical, 16)
    page.addConstrained(list)
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
      list.topAnchor.constraint(equalTo: page.topAnchor),
      list.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: list.bottomAnchor, constant: 24),
    ])
    // Less of the photo than its own screen shows.
    photo.map { $0.heightAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 0.5).isActive = true }
  }
}

/// The page and what it has in common with the row in the list move from one to the other. The photo opens into a
/// screen of its own.
extension MessageViewController: MatchedElementProvider {
  func matchedElements(for operation: TransitionOperation, with other: UIViewController) -> [MatchedElement] {
    let (view, header, text, photo) = (view, header, text, photo)
    return [
      MatchedElement("row", view), MatchedElement("avatar", header.avatar),
      MatchedElement("sender", header.sender), MatchedElement("received", header.received),
      MatchedElement("flag", header.flag), MatchedElement("subject", header.subject),
      MatchedElement("text", text), MatchedElement("screen", photo), MatchedElement("photo", photo?.picture),
    ]
  }
}
