import UIKit

/// A move of the keyboard, as UIKit tells of it.
struct KeyboardMove: Sendable {
  /// The frame at the end, on the screen.
  let frame: CGRect
  /// In seconds; 0 if UIKit tells none.
  private let duration: TimeInterval
  /// The keyboard's own curve, which has a number and no name.
  private let curve: UIView.AnimationOptions

  /// Creates a move; `nil` without a frame, or with non-finite values.
  init?(_ notification: Notification) {
    func value(_ key: String) -> Any? { notification.userInfo?[key] }
    guard let frame = value(UIResponder.keyboardFrameEndUserInfoKey) as? CGRect, frame.hasFiniteValues else {
      return nil
    }
    self.frame = frame
    duration = value(UIResponder.keyboardAnimationDurationUserInfoKey) as? TimeInterval ?? 0
    let number = value(UIResponder.keyboardAnimationCurveUserInfoKey) as? UInt ?? 0
    curve = UIView.AnimationOptions(rawValue: number << 16)
  }

  /// Lays a view out anew, along with the keyboard.
  ///
  /// - Parameter change: Changes what the layout depends on.
  @MainActor func animate(_ view: UIView, _ change: @escaping () -> Void) {
    // A layout that waits already does not belong to the animation.
    view.layoutIfNeeded()
    UIView.animate(
      withDuration: duration, delay: 0, options: [curve, .beginFromCurrentState, .allowUserInteraction],
      animations: {
        change()
        view.layoutIfNeeded()
      })
  }
}
