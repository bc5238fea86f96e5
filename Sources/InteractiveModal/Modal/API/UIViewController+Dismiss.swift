import UIKit

extension UIViewController {
  /// Dismisses the modal that this controller is, or in which it is shown, also in a
  /// transition.
  ///
  /// UIKit ignores `dismiss(animated:)` while one of its transitions runs: while the modal opens,
  /// while a finger drags it, and while it returns. This method works then too. The modal leaves
  /// from where it is, with the velocity that it has; a finger that holds it is let go, and a
  /// question that waits for an answer is cancelled. Modals on this one leave with it, unless it is a
  /// card in a container.
  ///
  /// In the turn of the run loop in which the app presents the modal, UIKit ignores the call.
  ///
  /// The user is not asked. A controller that the kit has not presented is dismissed by UIKit.
  ///
  /// - Parameter animated: Whether it leaves with an animation; true by default.
  public func dismissModal(animated: Bool = true) {
    let controllers = sequence(first: self) { $0.parent }
    guard let session = controllers.lazy.compactMap(\.modalSession).first else {
      return dismiss(animated: animated)
    }
    session.dismissForApp(animated: animated)
  }
}
