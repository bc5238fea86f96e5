import InteractiveModal
import UIKit

/// One message to read.
final class MessageViewController: UIViewController {
  private let message: Message
  private let scrollView = UIScrollView()
  private let header: MessageHeaderView
  private let text = UILabel(.preferredFont(forTextStyle: .body))

  init(message: Message) {
    self.message = message
    header = MessageHeaderView(message: message)
    super.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .reply, primaryAction: UIAction { [weak self] _ in self?.reply() }),
      UIBarButtonItem(systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() }),
    ]
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.text = message.body
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(header)
    scrollView.addSubview(text)
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let column = view.readableBounds
    let room = CGSize(width: column.width, height: 0)
    header.frame = CGRect(
      x: column.minX, y: 0, width: column.width, height: header.sizeThatFits(room).height)
    text.frame = CGRect(
      x: column.minX, y: header.frame.maxY + 16, width: column.width,
      height: text.sizeThatFits(room).height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: text.frame.maxY + 24)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  private func reply() {
    let compose = ComposeViewController(draft: Draft(replyingTo: message))
    present(CardNavigationController(rootViewController: compose), as: .mail)
  }

  /// On an iPad the sheet points at its button.
  private func share() {
    let sheet = UIActivityViewController(
      activityItems: [message.subject, message.body], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?.last
    present(sheet, animated: true)
  }
}
