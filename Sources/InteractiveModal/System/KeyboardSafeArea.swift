import UIKit

/// Adds the height that the keyboard covers of a card to the safe area of the modal.
///
/// The height is measured from where the card stands when it is open, not from where it is. So a
/// card that moves keeps its safe area.
@MainActor final class KeyboardSafeArea {
  private let safeArea: AdditionalSafeArea
  /// The frame of the keyboard on the screen, from the last notification.
  private var keyboard = CGRect.zero
  private var observers: [any NSObjectProtocol] = []
  /// Called when the keyboard is about to change its frame.
  var onMove: ((KeyboardMove) -> Void)?

  init(_ safeArea: AdditionalSafeArea) { self.safeArea = safeArea }

  /// Learns the frame from another one: a keyboard that is up already sends no notification.
  func learn(from other: KeyboardSafeArea) { keyboard = other.keyboard }

  /// Observes the keyboard. A keyboard that hides changes its frame too, but not every system
  /// version sends both notifications.
  func start() {
    guard observers.isEmpty else { return }
    observers = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
      .map(observe)
  }

  /// Stops, and forgets the keyboard: it may have gone when the observer starts again.
  func stop() {
    keyboard = .zero
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
  }

  private func observe(_ name: Notification.Name) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      guard let move = KeyboardMove(notification) else { return }
      MainThread.run {
        self?.keyboard = move.frame
        self?.onMove?(move)
      }
    }
  }

  /// Whether a keyboard is on the screen of a window.
  func isKeyboardUp(in window: UIWindow?) -> Bool {
    keyboard.height > 0 && keyboard.minY < window?.keyboardSpace?.bounds.maxY ?? 0
  }

  /// Returns how much of a card the keyboard covers, in points.
  ///
  /// - Parameter card: The card's frame in the container's coordinates.
  func coveredHeight(of card: CGRect, in container: UIView) -> CGFloat {
    guard let space = container.window?.keyboardSpace, keyboard.minY < space.bounds.maxY else { return 0 }
    return container.convert(keyboard, from: space).coveredHeight(of: card)
  }

  /// Adds an inset for what the keyboard covers of a card beyond the safe area.
  ///
  /// - Parameter card: The card's frame in the container's coordinates.
  func addInset(for card: CGRect, in container: UIView) {
    let safe = max(0, container.safeAreaInsets.bottom - (container.bounds.maxY - card.maxY))
    let inset = max(0, coveredHeight(of: card, in: container) - safe)
    safeArea.set(UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0), for: .keyboard)
  }

  /// Removes the inset: the keyboard belongs to another controller, or the modal is gone.
  func removeInset() { safeArea.set(.zero, for: .keyboard) }
}

extension CGRect {
  /// Returns how far this rectangle covers another one from its bottom edge upward, in points; 0
  /// if it leaves the bottom edge free, as a floating keyboard does.
  func coveredHeight(of other: CGRect) -> CGFloat {
    guard !isEmpty, minX < other.maxX, maxX > other.minX, maxY >= other.maxY else { return 0 }
    return min(max(0, other.maxY - minY), other.height)
  }
}

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
