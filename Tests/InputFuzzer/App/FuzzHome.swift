import InteractiveModal
import UIKit

/// A page with a button that opens a draft, above a list.
final class FuzzHome: UIViewController {
  private lazy var button = UIButton(
    type: .system, primaryAction: UIAction(title: "Compose") { [weak self] _ in self?.compose() })
  private let list = FuzzList()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .systemBackground
    button.accessibilityIdentifier = "compose"
    addChild(list)
    [list.view, button].compactMap { $0 }.forEach(view.addSubview)
    list.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top + 60
    button.frame = CGRect(x: 20, y: top - 52, width: 120, height: 44)
    list.view.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
  }

  private func compose() { present(FuzzDraft(), as: .mail) }
}
