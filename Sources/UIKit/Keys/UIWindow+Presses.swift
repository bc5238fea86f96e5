import Foundation

extension UIWindow {
  /// Tells the one that heard of the press when it began (F260).
  func dispatch(_ event: UIPressesEvent) {
    for press in event.allPresses {
      switch press.phase {
      case .began: begin(press, event)
      case .ended: press.responder?.pressesEnded([press], with: event)
      case .cancelled: press.responder?.pressesCancelled([press], with: event)
      case .changed, .stationary: break
      }
    }
  }

  /// Of a key that was a command nobody hears as a press (F306).
  private func begin(_ press: UIPress, _ event: UIPressesEvent) {
    if performKeyCommand(for: press) { return press.responder = nil }
    press.responder?.pressesBegan([press], with: event)
  }

  /// Where a press goes that begins now: the first responder, or else what is in front (F260). Nobody while a
  /// transition runs that cannot be interrupted, as with touches (F53).
  var responderForPresses: UIResponder? {
    if transitions.contains(where: { !$0.takesTouches }) { return nil }
    return firstResponder ?? rootViewController?.frontmost.view
  }
}

extension UIViewController {
  /// What is presented over everything and not on its way out; of a navigation controller, its top.
  fileprivate var frontmost: UIViewController {
    if let presentation, presentation.transition?.isDismissing != true {
      return presentation.presented.frontmost
    }
    return (self as? UINavigationController)?.topViewController ?? self
  }
}
