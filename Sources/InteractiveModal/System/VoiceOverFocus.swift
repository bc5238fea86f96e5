import UIKit

/// Moves VoiceOver's focus to a modal that has come, and back when the modal has gone.
@MainActor final class VoiceOverFocus {
  private enum State {
    case away
    case coming(former: Former)
    case here(former: Former)
  }

  /// The element that had the focus, and the controller whose screen it was on.
  private struct Former {
    weak var element: AnyObject?
    weak var presenter: UIViewController?

    /// The element, or the presenter's view if the element is gone; `nil` if the presenter is off
    /// the screen.
    @MainActor var target: AnyObject? {
      guard let screen = presenter?.viewIfLoaded, screen.window != nil else { return nil }
      if let view = element as? UIView, view.window == nil { return screen }
      return element ?? screen
    }
  }

  private var state = State.away

  func modalWillAppear(over presenter: UIViewController?) {
    let element = UIAccessibility.focusedElement(using: nil).map { $0 as AnyObject }
    state = .coming(former: Former(element: element, presenter: presenter))
  }

  /// Moves the focus to the modal, the first time that it stands.
  func modalDidArrive(_ view: UIView) {
    guard case .coming(let former) = state else { return }
    state = .here(former: former)
    UIAccessibility.post(notification: .screenChanged, argument: view)
  }

  /// Moves the focus back. If the presenter has gone as well, whatever replaced it moves the
  /// focus.
  func modalDidLeave() {
    switch state {
    case .away: break
    case .coming(let former), .here(let former):
      state = .away
      guard let target = former.target else { return }
      UIAccessibility.post(notification: .screenChanged, argument: target)
    }
  }
}
