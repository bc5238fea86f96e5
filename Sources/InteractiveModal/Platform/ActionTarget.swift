import UIKit

/// Receives UIKit's target-action and calls a closure. The one place that knows Objective-C.
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
    /// The action of the keys that dismiss. The controller nearest to the first responder is sent it.
    static let escapeAction = #selector(interactiveModal_escape)

    /// Named so that no app has the same.
    @objc func interactiveModal_escape() { kitPresentation?.dismissByKey() }
  #else
    static let escapeAction = Selector("interactiveModal_escape", of: UIViewController.self) {
      $0.kitPresentation?.dismissByKey()
    }
  #endif
}
