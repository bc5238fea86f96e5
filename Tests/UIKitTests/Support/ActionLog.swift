import UIKit

/// A target that keeps the states of the recogniser that calls it.
@MainActor final class ActionLog: ActionReceiver {
  private(set) var states: [UIGestureRecognizer.State] = []
  var onAction: (UIGestureRecognizer) -> Void = { _ in }

  func receive(_ action: Selector, from sender: AnyObject) {
    guard let recognizer = sender as? UIGestureRecognizer else { return }
    states.append(recognizer.state)
    onAction(recognizer)
  }
}

extension UIGestureRecognizer {
  /// A recogniser on `view` that reports to `log`.
  convenience init(on view: UIView, _ log: ActionLog) {
    self.init(target: log, action: "act")
    view.addGestureRecognizer(self)
  }
}
