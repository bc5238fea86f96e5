import UIKit

/// Hears of a pan.
@MainActor final class PanListener: NSObject {
  private let onChange: (UIPanGestureRecognizer) -> Void

  init(onChange: @escaping (UIPanGestureRecognizer) -> Void) { self.onChange = onChange }

  #if canImport(ObjectiveC)
    static let action = #selector(receive)

    @objc private func receive(_ sender: UIPanGestureRecognizer) { onChange(sender) }
  #else
    static let action = Selector("receive:")
  #endif
}

#if !canImport(ObjectiveC)
  extension PanListener: ActionReceiver {
    func receive(_ action: Selector, from sender: AnyObject) {
      if let pan = sender as? UIPanGestureRecognizer { onChange(pan) }
    }
  }
#endif
