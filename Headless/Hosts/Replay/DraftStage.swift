import UIKit

/// A new device with the app on it, its draft opened by a tap and at rest: where every gesture starts.
@MainActor final class DraftStage {
  let simulator: Simulator
  let window: UIWindow
  let draft: UIViewController
  let gauge: CardGauge

  /// - Parameters:
  ///   - buttons: Accessibility identifiers; the first button that is there opens the draft.
  ///   - onLaunch: Called when the app's first screen is at rest, before the draft opens.
  init(
    _ app: any UIApplicationDelegate.Type, _ options: StageOptions, framesPerSecond: Double? = nil,
    opening buttons: [String] = ["compose"], onLaunch: (Simulator) throws(HostError) -> Void = { _ in }
  ) throws(HostError) {
    simulator = options.launch(app, framesPerSecond: framesPerSecond)
    try simulator.rest()
    guard let window = simulator.window else { throw HostError("The app shows no window.") }
    self.window = window
    try onLaunch(simulator)
    draft = try Self.openDraft(by: buttons, in: window, of: simulator)
    gauge = try CardGauge(of: draft)
  }

  var clock: Clock { simulator.clock }
  var isDraftPresented: Bool { window.rootViewController?.presentedViewController === draft }

  private static func openDraft(
    by buttons: [String], in window: UIWindow, of simulator: Simulator
  ) throws(HostError) -> UIViewController {
    simulator.tap(at: try simulator.openingPlace(of: buttons))
    try simulator.rest()
    guard let draft = window.rootViewController?.presentedViewController else { throw .noDraft }
    return draft
  }
}
