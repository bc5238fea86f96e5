import UIKit

/// The command `check`: launches an app that reads this word among its launch arguments, checks itself and exits.
@MainActor struct CheckHost {
  /// How often tasks may follow one another within a frame.
  private static let hops = 4

  let app: any UIApplicationDelegate.Type
  let stage: StageOptions
  /// How long the app may take, in seconds of its clock.
  var limit: TimeInterval = 120

  /// Returns only if the app does not exit by itself.
  func run() throws(HostError) {
    let simulator = stage.launch(app)
    let end = simulator.clock.now + limit
    while simulator.clock.now < end {
      for _ in 1...Self.hops { TaskThread.run() }
      simulator.clock.advance(by: 1 / simulator.clock.framesPerSecond)
    }
    throw HostError("The app does not check itself: it has not exited.")
  }
}
