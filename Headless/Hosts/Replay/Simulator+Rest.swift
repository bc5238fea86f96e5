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

  func tap(at place: CGPoint) {
    let finger = makeFinger()
    finger.down(at: place)
    finger.up()
  }

  /// The point of the window where a tap opens the draft: the middle of the first button that is there.
  func openingPlace(of buttons: [String]) throws(HostError) -> CGPoint {
    let found = buttons.lazy.compactMap { [window] name in
      window?.firstDescendant { $0.accessibilityIdentifier == name }
    }.first
    guard let found else {
      let names = buttons.map { "“\($0)”" }.joined(separator: " or ")
      throw HostError("The app shows no button with the accessibility identifier \(names).")
    }
    return found.shown(found.middle)
  }
}

extension HostError {
  static let noDraft = HostError("A tap on the button presents nothing.")
}
