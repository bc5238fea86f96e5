import UIKit

/// Has UIKit ask for the status bar's style again when what is under it changes: half-way, never per frame.
@MainActor final class StatusBarUpdater {
  private(set) var surroundings = CardGeometry.Surroundings.screen

  func follow(_ surroundings: CardGeometry.Surroundings, on modal: UIViewController) {
    guard surroundings != self.surroundings else { return }
    self.surroundings = surroundings
    modal.setNeedsStatusBarAppearanceUpdate()
  }
}
