import UIKit

/// An app on a virtual device, and the random events that happen to it.
@MainActor final class FuzzStage {
  /// Seconds that an app may take to come to rest. Slow motion and the kit's watchdog take long.
  private static let patience: TimeInterval = 60
  /// How many times tasks may go on after one event; most wait after one or two.
  private static let taskSteps = 5

  private let app: any UIApplicationDelegate.Type
  let avoided: Set<String>
  private(set) var simulator: Simulator
  /// The register of live objects of each launch.
  private(set) var registers: [LifeRegister] = []
  /// How the app looked and what was alive when it had been launched.
  private(set) var home: FuzzHome
  var fingers: [Finger] = []
  var trackpad: Trackpad
  /// The fault of an earlier launch of the app, found as it left the screen.
  private(set) var faultBefore: String?
  /// Completions that UIKit still owes the app. A careful app waits for them.
  var owed = 0

  init(_ app: any UIApplicationDelegate.Type, on device: Device, avoiding avoided: Set<String>) {
    self.app = app
    self.avoided = avoided
    (simulator, home) = Self.launch(app, on: device)
    trackpad = simulator.makeTrackpad()
    fingers = (0..<3).map { _ in simulator.makeFinger() }
    registers = [simulator.lives]
  }

  private static func launch(
    _ app: any UIApplicationDelegate.Type, on device: Device
  ) -> (Simulator, FuzzHome) {
    let simulator = Simulator(device: device)
    simulator.launch(app)
    simulator.clock.runUntilIdle()
    return (simulator, FuzzHome(of: simulator))
  }

  var clock: Clock { simulator.clock }

  /// Takes the whole app off the screen at once and launches it again.
  private func relaunch(on device: Device) {
    for finger in fingers { finger.cancel() }
    trackpad.cancel()
    simulator.transitionStart = .nextTurn
    simulator.window?.rootViewController = nil
    _ = comeToRest()
    faultBefore = faultBefore ?? faultNow
    fingers = []
    (simulator, home) = Self.launch(app, on: device)
    trackpad = simulator.makeTrackpad()
    fingers = (0..<3).map { _ in simulator.makeFinger() }
    owed = 0
    registers.append(simulator.lives)
  }

  // MARK: Events

  /// Performs an event and the work that it asks for in the next turn.
  func perform(_ event: FuzzEvent) {
    let numbers = event.numbers
    switch event.verb {
    case .touch, .down, .move, .up, .take: moveFinger(event.verb, numbers)
    case .trail: draw(event)
    case .padDown, .padMove, .padUp, .wheel: scroll(event.verb, numbers)
    case .type, .paste, .escape, .period, .return, .delete, .tab, .scrub: press(event.verb)
    case .wait, .hitch, .stall, .twice, .pace, .jitter: pass(event.verb, numbers.first ?? 0)
    case .relaunch: relaunch(on: Device.all[Int(numbers[0])])
    case .portrait, .left, .right, .resize, .fill, .interrupt, .background, .inward, .outward:
      change(event.verb, numbers)
    case .dark, .light, .mirrored, .unmirrored, .still, .moving, .fading, .contrast, .plain, .text, .keyboard,
      .software:
      set(event.verb, numbers.first ?? 0)
    case .alert, .sheet, .page, .dismiss, .vanish, .leave, .pop, .root, .push, .forget, .swap:
      act(event.verb, numbers.first ?? 0)
    case .late: simulator.transitionStart = .after(numbers[0])
    case .lost: simulator.transitionStart = .never
    case .prompt: simulator.transitionStart = .nextTurn
    }
    runTasks()
  }

  /// Runs the app's tasks. They run in turns of the real run loop, in real time.
  private func runTasks() {
    for _ in 0..<Self.taskSteps {
      clock.runTurns()
      TaskThread.run()
    }
    clock.runTurns()
  }

  /// Runs the app until it is at rest, tasks included. Returns false if it never rests.
  func comeToRest() -> Bool {
    for _ in 0..<10 {
      clock.runUntilIdle(limit: Self.patience)
      runTasks()
      if clock.isIdle { return true }
    }
    return false
  }

  private func pass(_ verb: FuzzVerb, _ number: Double) {
    switch verb {
    case .hitch, .stall: clock.stall(for: number)
    case .twice: clock.frame(at: clock.now)
    case .pace: clock.framesPerSecond = number
    case .jitter: clock.frameJitter = number == 0 ? nil : { sin(Double($0) * 2.3) * number }
    default: clock.advance(by: number)
    }
  }
}
