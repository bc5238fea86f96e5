import UIKit

/// A new device with the app on it, its draft opened by a tap and at rest: where every gesture starts.
@MainActor final class DraftStage {
  /// Name by which the button is known that opens the draft.
  static let openingButton = "compose"
  /// Longest that anything may take to come to rest, in seconds.
  static let patience: TimeInterval = 60

  let simulator: Simulator
  let window: UIWindow
  let draft: UIViewController
  private(set) var gauge: CardGauge

  init(
    _ app: any UIApplicationDelegate.Type, _ options: StageOptions, framesPerSecond: Double? = nil
  ) throws(HostError) {
    simulator = Simulator(
      device: options.device, orientation: options.orientation, framesPerSecond: framesPerSecond)
    simulator.userInterfaceStyle = options.style
    window = try Self.launch(app, on: simulator)
    draft = try Self.openDraft(in: window, of: simulator)
    gauge = try CardGauge(of: draft)
  }

  var clock: Clock { simulator.clock }
  var isDraftPresented: Bool { window.rootViewController?.presentedViewController === draft }

  /// Turns the device, unless the app refuses.
  func turn(_ turn: DeviceTurn) {
    simulator.rotate(to: turn.orientation)
    if simulator.orientation == turn.orientation { gauge.rest = turn.rest }
  }

  /// Lets all that goes on come to its end.
  func rest() throws(HostError) { try Self.rest(clock) }

  private static func rest(_ clock: Clock) throws(HostError) {
    clock.runUntilIdle(limit: patience)
    guard !clock.isIdle else { return }
    throw HostError("The app does not come to rest within \(Int(patience)) seconds.")
  }

  private static func launch(
    _ app: any UIApplicationDelegate.Type, on simulator: Simulator
  ) throws(HostError) -> UIWindow {
    simulator.launch(app)
    try rest(simulator.clock)
    guard let window = simulator.window else { throw HostError("The app shows no window.") }
    return window
  }

  private static func openDraft(
    in window: UIWindow, of simulator: Simulator
  ) throws(HostError) -> UIViewController {
    guard let button = window.firstDescendant(where: { $0.accessibilityIdentifier == openingButton }) else {
      throw HostError("The app shows no button with the accessibility identifier “\(openingButton)”.")
    }
    simulator.makeFinger().tap(at: window.convert(button.middle, from: button))
    try rest(simulator.clock)
    guard let draft = window.rootViewController?.presentedViewController else {
      throw HostError("A tap on the button “\(openingButton)” presents nothing.")
    }
    return draft
  }
}

extension Finger {
  fileprivate func tap(at point: CGPoint) {
    down(at: point)
    up()
  }
}
