import Foundation

/// An app on a virtual device, to which anything may happen.
@MainActor final class FuzzStage {
  /// How long an app may take to come to rest, in seconds: in slow motion, with a watchdog to wait for.
  private static let patience: TimeInterval = 60

  private let app: any UIApplicationDelegate.Type
  let avoided: Set<String>
  private(set) var simulator: Simulator
  /// What is alive of each launch.
  private(set) var registers: [LifeRegister] = []
  /// How the app looked and what was alive when it had been launched.
  private(set) var home: FuzzHome
  var fingers: [Finger] = []
  var trackpad: Trackpad
  /// What was wrong with an app that was taken off the screen since.
  private(set) var faultBefore: String?
  /// What an app that is careful waits for: completions of what it asked UIKit to do.
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

  /// Everything at once leaves the screen, whatever it was doing; the app begins anew.
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

  /// When it returns, what was asked for in the next turn has happened.
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

  /// What an app does in tasks goes on in real time, in turns of the real run loop: an answer that is waited for, say.
  private func runTasks() {
    for _ in 0..<3 {
      clock.runTurns()
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
    clock.runTurns()
  }

  /// Lets everything come to its end, tasks included; false where it never does.
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
