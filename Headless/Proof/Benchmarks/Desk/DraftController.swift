import UIKit

/// The modal: a text on a card, and maybe a long list below it.
final class DraftController: UIViewController {
  private let text = UITextView()
  private let list: UIScrollView?

  init(hasList: Bool = false) {
    list = hasList ? UIScrollView() : nil
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.text = "Dear all,"
    view.addSubview(text)
    list.map(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    text.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: 200)
    guard let list else { return }
    list.frame = CGRect(x: 0, y: 260, width: view.bounds.width, height: max(view.bounds.height - 260, 0))
    list.contentSize = CGSize(width: view.bounds.width, height: 5000)
  }
}
