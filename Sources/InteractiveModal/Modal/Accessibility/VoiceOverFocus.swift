import UIKit

/// Moves the focus of VoiceOver to a modal that has come, and gives it back when the modal has gone.
@MainActor final class VoiceOverFocus {
  /// How far the modal is in the eyes of somebody who does not see it.
  private enum State {
    case away
    /// On its way in; the element that had the focus before, if there was one.
    case coming(former: Former)
    case here(former: Former)
  }

  /// Who had the focus, and the screen that it was on.
  private struct Former {
    weak var element: AnyObject?
    weak var presenter: UIViewController?

    /// What is still there to take the focus: the element, or else the screen.
    @MainActor var target: AnyObject? {
      guard let screen = presenter?.viewIfLoaded, screen.window != nil else { return nil }
      if let view = element as? UIView, view.window == nil { return screen }
      return element ?? screen
    }
  }

  private var state = State.away

  func modalWillCome(over presenter: UIViewController?) {
    let element = UIAccessibility.focusedElement(using: nil).map { $0 as AnyObject }
    state = .coming(former: Former(element: element, presenter: presenter))
  }

  /// The modal stands, for the first time or again: a drag that returns is no news.
  func modalIsHere(_ view: UIView) {
    guard case .coming(let former) = state else { return }
    state = .here(former: former)
    UIAccessibility.post(notification: .screenChanged, argument: view)
  }

  /// The screen behind is to be reached again. Where that has gone as well, whoever took it away tells.
  func modalHasGone() {
    switch state {
    case .away: break
    case .coming(let former), .here(let former):
      state = .away
      guard let target = former.target else { return }
      UIAccessibility.post(notification: .screenChanged, argument: target)
    }
  }
}
