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
