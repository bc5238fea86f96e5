import UIKit

/// Tells a child of a container of its appearance: each callback once, and in order.
///
/// UIKit's own forwarding does not tell a child that its transition was called off. A callback may ask for the next
/// one: the child dismisses itself as it appears.
@MainActor final class ChildAppearance {
  private enum State {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  private let child: UIViewController
  private var state = State.disappeared

  init(of child: UIViewController) { self.child = child }

  /// The child is about to appear, also if it was about to disappear.
  func willAppear(animated: Bool) {
    switch state {
    case .appearing, .appeared: break
    case .disappeared, .disappearing:
      state = .appearing
      child.beginAppearanceTransition(true, animated: animated)
    }
  }

  /// The child is about to disappear, also if it was about to appear.
  func willDisappear(animated: Bool) {
    switch state {
    case .disappeared, .disappearing: break
    case .appearing, .appeared:
      state = .disappearing
      child.beginAppearanceTransition(false, animated: animated)
    }
  }

  /// The child has appeared, or has disappeared.
  func end() {
    switch state {
    case .disappeared, .appeared: return
    case .appearing: state = .appeared
    case .disappearing: state = .disappeared
    }
    child.endAppearanceTransition()
  }
}
