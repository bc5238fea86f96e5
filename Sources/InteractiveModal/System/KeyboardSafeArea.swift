import UIKit

/// Adds the height that the keyboard covers of a card to the safe area of the modal.
///
/// The height is measured from where the card stands when it is open, not from where it is. So a
/// card that moves keeps its safe area.
@MainActor final class KeyboardSafeArea {
  private let safeArea: AdditionalSafeArea
  /// The last move of the keyboard.
  private(set) var lastMove = KeyboardMove.none
  /// Whether a keyboard has moved since the observer started.
  var isKnown: Bool { lastMove.frame.size.height > 0 }
  /// Called when the keyboard is about to change its frame.
  var onMove: ((KeyboardMove) -> Void)?

  init(_ safeArea: AdditionalSafeArea) { self.safeArea = safeArea }

  /// Learns the frame from another one: a keyboard that is up already sends no notification.
  func learn(from other: KeyboardSafeArea) { lastMove = other.lastMove }

  /// A keyboard that hides changes its frame too, but not every system version sends both notifications.
  static func relay() -> NotificationRelay<KeyboardMove> {
    NotificationRelay(
      [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification],
      value: { KeyboardMove($0) })
  }

  /// Observes the keyboard.
  func start() {
    SharedState.current.keyboardMoves.add(self) { [weak self] move in
      self?.lastMove = move
      self?.onMove?(move)
    }
  }

  /// Stops, and forgets the keyboard: it may have gone when the observer starts again.
  func stop() {
    lastMove = .none
    SharedState.current.keyboardMoves.remove(self)
  }

  /// Returns how much of this app's keyboard is on the screen of a window, in points of its height.
  func shownHeight(in window: UIWindow?) -> CGFloat {
    guard lastMove.isLocal, let space = dockedSpace(of: window) else { return 0 }
    return space.bounds.maxY - lastMove.frame.minY
  }

  /// Returns how much of a card the keyboard covers, in points.
  ///
  /// - Parameter card: The card's frame in the container's coordinates.
  func coveredHeight(of card: CGRect, in container: UIView) -> CGFloat {
    guard let space = dockedSpace(of: container.window) else { return 0 }
    return container.convert(lastMove.frame, from: space).coveredHeight(of: card)
  }

  /// Returns the screen of a window if the keyboard is docked at its bottom edge. A floating or undocked
  /// keyboard takes no space: the user moves it away, as from UIKit's layout guide (F473).
  private func dockedSpace(of window: UIWindow?) -> (any UICoordinateSpace)? {
    guard let space = window?.keyboardSpace, lastMove.frame.minY < space.bounds.maxY,
      lastMove.frame.maxY > space.bounds.maxY - 1
    else { return nil }
    return space
  }

  /// Adds an inset for what the keyboard covers of a card beyond the safe area, as far as the content keeps the
  /// height that it needs. The rest of the content lies behind the keyboard, as constraints that have no space
  /// would be broken.
  ///
  /// - Parameters:
  ///   - card: The card's frame in the container's coordinates.
  ///   - leastHeight: Returns the height that the content needs without its lower safe area, in points.
  func addInset(for card: CGRect, in container: UIView, leaving leastHeight: () -> CGFloat) {
    let safe = max(0, container.safeAreaInsets.bottom - (container.bounds.maxY - card.maxY))
    var inset = max(0, coveredHeight(of: card, in: container) - safe)
    if inset > 0 { inset = min(inset, max(0, card.height - safe - leastHeight())) }
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
  /// There was no keyboard.
  static let none = KeyboardMove(frame: .zero, isLocal: true, duration: 0, curve: [])

  /// The frame at the end, on the screen.
  let frame: CGRect
  /// Whether the keyboard belongs to this app. In Split View that of the other app covers this one too.
  let isLocal: Bool
  /// In seconds; 0 if UIKit tells none.
  private let duration: TimeInterval
  /// The keyboard's own curve, which has a number and no name.
  private let curve: UIView.AnimationOptions
}

extension KeyboardMove {
  /// Creates a move; `nil` without a frame, or with non-finite values.
  init?(_ notification: Notification) {
    func value(_ key: String) -> Any? { notification.userInfo?[key] }
    guard let frame = value(UIResponder.keyboardFrameEndUserInfoKey) as? CGRect, frame.hasFiniteValues else {
      return nil
    }
    let number = value(UIResponder.keyboardAnimationCurveUserInfoKey) as? UInt ?? 0
    self.init(
      frame: frame, isLocal: value(UIResponder.keyboardIsLocalUserInfoKey) as? Bool ?? true,
      duration: value(UIResponder.keyboardAnimationDurationUserInfoKey) as? TimeInterval ?? 0,
      curve: UIView.AnimationOptions(rawValue: number << 16))
  }

  /// Lays a view out anew, along with the keyboard, after a change of what the layout depends on.
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
