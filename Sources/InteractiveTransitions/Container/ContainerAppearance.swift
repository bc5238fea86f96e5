import InteractiveModal
import UIKit

/// Sends appearance callbacks to the children of a container, in UIKit's order.
///
/// UIKit's own forwarding does not tell a child that its transition was cancelled.
@MainActor struct ContainerAppearance {
  private enum State {
    case hidden
    case appearing
    case shown
    case disappearing
  }

  private var state = State.hidden

  /// Whether the container's `viewDidAppear` has come, and its `viewWillDisappear` has not.
  var isShown: Bool { state == .shown }

  // MARK: The container

  mutating func willAppear(_ child: UIViewController?, animated: Bool) {
    state = .appearing
    child?.beginAppearanceTransition(true, animated: animated)
  }

  mutating func didAppear(_ child: UIViewController?) {
    state = .shown
    child?.endAppearanceTransition()
  }

  mutating func willDisappear(_ child: UIViewController?, animated: Bool) {
    state = .disappearing
    child?.beginAppearanceTransition(false, animated: animated)
  }

  mutating func didDisappear(_ child: UIViewController?) {
    state = .hidden
    child?.endAppearanceTransition()
  }

  // MARK: A change without animation

  func replace(_ former: UIViewController?, with child: UIViewController?, in content: ContainerView) {
    switch state {
    case .hidden: content.showAlone(child?.view)
    case .appearing, .shown:
      former?.beginAppearanceTransition(false, animated: false)
      child?.beginAppearanceTransition(true, animated: false)
      content.showAlone(child?.view)
      former?.endAppearanceTransition()
      if case .shown = state { child?.endAppearanceTransition() }
    case .disappearing:
      content.showAlone(child?.view)
      former?.endAppearanceTransition()
      child?.beginAppearanceTransition(true, animated: false)
      child?.beginAppearanceTransition(false, animated: false)
    }
  }

  // MARK: A transition

  func begin(from: UIViewController, to: UIViewController) {
    from.beginAppearanceTransition(false, animated: true)
    to.beginAppearanceTransition(true, animated: true)
  }

  func complete(from: UIViewController, to: UIViewController, in content: ContainerView?) {
    content?.showAlone(to.view)
    from.endAppearanceTransition()
    to.endAppearanceTransition()
  }

  /// Tells the new child that it disappears, before it does; then the former child that it appears
  /// again (F46).
  func cancel(from: UIViewController, to: UIViewController, in content: ContainerView?) {
    to.beginAppearanceTransition(false, animated: true)
    content?.showAlone(from.view)
    to.endAppearanceTransition()
    from.beginAppearanceTransition(true, animated: true)
    from.endAppearanceTransition()
  }
}
