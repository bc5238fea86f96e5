import UIKit

extension RevealTransition {
  /// Where an item begins or ends.
  public enum Place: Sendable {
    /// Where the item's view stands by itself.
    case itself
    /// Where another view stands by itself; the item's own place where there is none, or one without an area.
    case view(@MainActor () -> UIView?)
    /// A frame in the container's coordinates, in points; the item's own place for one that is not finite.
    case frame(@MainActor (TransitionStage) -> CGRect)
  }
}

extension RevealTransition.Place {
  /// `nil` for the item's own place.
  @MainActor func frame(on stage: TransitionStage) -> CGRect? {
    switch self {
    case .itself: nil
    case .view(let view): view().map(stage.frame(of:)).flatMap { $0.isEmpty ? nil : $0.finite }
    case .frame(let frame): frame(stage).finite
    }
  }
}

extension CGRect {
  fileprivate var finite: CGRect? { isFinite ? self : nil }
}
