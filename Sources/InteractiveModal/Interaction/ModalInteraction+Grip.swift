import Foundation

/// How a finger takes hold of a modal.
extension ModalInteraction {
  /// The grip of a finger that takes hold where the modal is.
  func grip(_ permission: Grip.Permission, home: Grip.Home = .detent) -> Grip {
    Grip(
      fraction: fraction, home: home, permission: permission, lowest: stops.lowestFraction,
      rubberBand: motion.rubberBand)
  }

  /// Where a finger that is taken away leaves the modal.
  func stop(of home: Grip.Home) -> ModalStop {
    switch home {
    case .detent: detent
    case .dismissed: .dismissed
    }
  }
}
