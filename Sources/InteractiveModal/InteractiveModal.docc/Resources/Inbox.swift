import InteractiveModal
import UIKit

final class InboxViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let compose = UIAction(title: "Compose") { [weak self] _ in self?.compose() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: compose)
  }

  func compose() {
    let draft = ModalNavigationController(rootViewController: DraftViewController())
    present(draft, as: .mail)
  }
}
