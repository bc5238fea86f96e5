import InteractiveModal
import UIKit

/// A picture of the former screen above everything, while a choreography takes snapshots.
///
/// UIKit may draw a frame for each of them (F513), and both screens are unhidden meanwhile. The first
/// snapshot of the stage adds the cover, and so does the first call of a provider of matched elements.
@MainActor final class ScreenCover {
  private enum State {
    case none
    /// The choreography describes the transition, and has taken no snapshot yet.
    case pending
    case shown(UIView)
    /// The choreography is done: the picture goes with the first frame of the transition.
    case outdated(UIView)
  }

  private var state = State.none

  /// Runs work that may take snapshots. The work may lay views out, and so show the transition.
  func whileDescribing<Result>(_ work: () -> Result) -> Result {
    switch state {
    case .none: state = .pending
    case .outdated(let picture): state = .shown(picture)
    case .pending, .shown: break
    }
    let result = work()
    switch state {
    case .pending: state = .none
    case .shown(let picture): state = .outdated(picture)
    case .none, .outdated: break
    }
    return result
  }

  /// A window that was never drawn has no picture.
  func snapshotWillBeTaken(in window: UIWindow?) {
    guard case .pending = state, let window, window.layer.presentation() != nil,
      let picture = window.snapshotView(afterScreenUpdates: false)
    else { return }
    UIView.performWithoutAnimation { window.addSubview(picture) }
    state = .shown(picture)
  }

  func transitionIsShown() {
    if case .outdated = state { remove() }
  }

  func remove() {
    switch state {
    case .shown(let picture), .outdated(let picture): picture.removeFromSuperview()
    case .none, .pending: break
    }
    state = .none
  }
}
