import UIKit

/// A new device with the app on it, its draft opened by a tap and at rest: where every gesture starts.
@MainActor final class DraftStage {
  let simulator: Simulator
  let window: UIWindow
  let draft: UIViewController
  private(set) var gauge: CardGauge

  /// - Parameter onLaunch: Called when the app's first screen is at rest, before the draft opens.
  init(
    _ app: any UIApplicationDelegate.Type, _ options: StageOptions, framesPerSecond: Double? = nil,
    onLaunch: (Simulator) -> Void = { _ in }
  ) throws(HostError) {
    simulator = options.launch(app, framesPerSecond: framesPerSecond)
    try simulator.rest()
    guard let window = simulator.window else { throw HostError("The app shows no window.") }
    self.window = window
    onLaunch(simulator)
    draft = try Self.openDraft(in: window, of: simulator)
    gauge = try CardGauge(of: draft)
  }

  var clock: Clock { simulator.clock }
  var isDraftPresented: Bool { window.rootViewController?.presentedViewController === draft }

  func resize(_ resize: WindowResize) {
    simulator.resize(to: resize.size)
    gauge.rest = resize.rest
  }

  private static func openDraft(
    in window: UIWindow, of simulator: Simulator
  ) throws(HostError) -> UIViewController {
    let place = try simulator.openingPlace()
    let finger = simulator.makeFinger()
    finger.down(at: place)
    finger.up()
    try simulator.rest()
    guard let draft = window.rootViewController?.presentedViewController else { throw .noDraft }
    return draft
  }
}
