import Foundation

/// When UIKit begins a transition that was asked for. A device promises none of these (F6, F78).
public enum TransitionStart: Equatable, Sendable {
  case nextTurn
  case after(TimeInterval)
  /// The dismissal gets lost: UIKit never calls back. A fault that kits must survive.
  case never
}
