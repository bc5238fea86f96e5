import Foundation

/// How far a finger elsewhere is with pulling a modal into the screen.
@MainActor enum ModalOpening {
  /// What the finger did in the end.
  enum Ending {
    case released(velocity: CGFloat)
    case cancelled
  }

  /// No finger does, or not any more.
  case none
  /// UIKit has been asked to present the modal and has not begun; the finger may be gone already.
  case awaited(PanDriver, Ending?)
  /// The modal follows.
  case following(PanDriver, CatchUpSpring)

  /// Whether a finger pulls, or has pulled, a modal whose way is not decided.
  var isUnderWay: Bool {
    switch self {
    case .none: false
    case .awaited, .following: true
    }
  }
}
