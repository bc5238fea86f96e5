import UIKit

extension Simulator {
  /// Longest that an app may take to come to rest, in seconds.
  static let patience: TimeInterval = 60

  /// Runs the app until it is at rest, and its scroll indicators are hidden.
  func rest() throws(HostError) {
    clock.runUntilIdle(limit: Self.patience)
    clock.advance(by: fadingIndicators.remainingTime)
    guard !clock.isIdle else { return }
    throw HostError("The app does not come to rest within \(Int(Self.patience)) seconds.")
  }

  /// The point of the window where a tap opens the draft: the middle of the button “compose”.
  func openingPlace() throws(HostError) -> CGPoint {
    guard let button = window?.firstDescendant(where: { $0.accessibilityIdentifier == "compose" }) else {
      throw HostError("The app shows no button with the accessibility identifier “compose”.")
    }
    return button.shown(button.middle)
  }
}

extension HostError {
  static let noDraft = HostError("A tap on the button “compose” presents nothing.")
}
