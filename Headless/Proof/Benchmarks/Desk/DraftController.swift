import UIKit

/// The modal: a text on a card.
final class DraftController: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.text = "Dear all,"
    view.addSubview(text)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    text.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: 200)
  }
}
