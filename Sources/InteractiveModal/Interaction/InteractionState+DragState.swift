import Foundation

/// How a finger takes hold of a modal.
extension InteractionState {
  /// The grip of a finger that takes hold where the modal is.
  func grip(_ permission: DragState.Permission, home: DragState.Home = .detent) -> DragState {
    DragState(
      fraction: fraction, home: home, permission: permission, lowest: stops.lowestFraction,
      rubberBand: motion.rubberBand)
  }

  /// Where a finger that is taken away leaves the modal.
  func stop(of home: DragState.Home) -> TransitionStop {
    switch home {
    case .detent: detent
    case .dismissed: .dismissed
    }
  }
}
