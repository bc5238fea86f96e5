import UIKit

/// Has UIKit ask for the status bar's style again when what is under it changes: half-way, never per frame.
@MainActor final class StatusBarFollower {
  private(set) var surroundings = MailChoreography.Surroundings.screen

  func follow(_ surroundings: MailChoreography.Surroundings, on modal: UIViewController) {
    guard surroundings != self.surroundings else { return }
    self.surroundings = surroundings
    modal.setNeedsStatusBarAppearanceUpdate()
  }
}
