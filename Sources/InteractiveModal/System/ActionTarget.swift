import UIKit

/// Receives target-action messages of UIKit, and calls a closure.
@MainActor final class ActionTarget: NSObject {
  private let handler: () -> Void

  init(handler: @escaping () -> Void) { self.handler = handler }

  #if canImport(ObjectiveC)
    static let action = #selector(receive)

    @objc private func receive() { handler() }
  #else
    static let action = Selector("receive")
  #endif
}

#if !canImport(ObjectiveC)
  extension ActionTarget: ActionReceiver {
    func receive(_ action: Selector, from sender: AnyObject) { handler() }
  }
#endif

extension UIViewController {
  #if canImport(ObjectiveC)
    /// The action of the keys that dismiss. UIKit sends it to the controller nearest to the first
    /// responder.
    static let escapeAction = #selector(interactiveModal_escape)

    /// Dismisses the modal. The prefix keeps the name from clashing with a method of the app.
    @objc func interactiveModal_escape() { modalSession?.dismissal.dismiss(by: .key) }
  #else
    static let escapeAction = Selector("interactiveModal_escape", of: UIViewController.self) {
      $0.modalSession?.dismissal.dismiss(by: .key)
    }
  #endif
}
