import InteractiveModal
import UIKit

/// The controller in a card of the kit: a text field, and a list below it.
final class CardContent: ProbeController {
  let field = UITextField()
  let list = UIScrollView()
  /// Called as UIKit begins a dismissal by the user.
  var onWillDismiss: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    field.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
    field.backgroundColor = .systemBackground
    list.backgroundColor = .systemTeal
    view.addSubview(field)
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    list.frame = CGRect(x: 0, y: 120, width: bounds.width, height: max(bounds.height - 120, 0))
    list.contentSize = CGSize(width: bounds.width, height: 3000)
  }
}

extension CardContent: UIAdaptivePresentationControllerDelegate {
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    onWillDismiss?()
  }
}

/// An app that answers whether its user may dismiss a card.
@MainActor final class CardOwner: ModalDelegate {
  private let permission: ModalPermission
  private(set) var attempts = 0

  init(_ permission: ModalPermission) { self.permission = permission }

  func modalPermission(toDismiss modal: UIViewController) -> ModalPermission { permission }

  func modalDidAttemptToDismiss(_ modal: UIViewController) {
    attempts += 1
  }
}
