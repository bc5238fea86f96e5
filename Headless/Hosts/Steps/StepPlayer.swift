import UIKit

/// The finger that does the steps, on an app that it launches.
@MainActor final class StepPlayer {
  /// How long a finger is on the way, in seconds.
  private static let dragTime: TimeInterval = 0.5

  let simulator: Simulator
  /// Where the finger of the last step was, in the window, and what it does.
  private(set) var trail: [CGPoint] = []
  var phase = GesturePhase.atRest
  /// Called as the finger moves or lets go, before the screen shows it.
  var onMoment: () -> Void = {}

  /// Launches the app on a new device, and lets it come to rest.
  init(_ app: any UIApplicationDelegate.Type, on stage: StageOptions) throws(HostError) {
    simulator = stage.launch(app)
    try simulator.rest()
  }

  /// Does a step, and lets all that comes of it come to its end.
  func play(_ step: FingerStep) throws(HostError) {
    try perform(step)
    try rest()
  }

  /// Runs the app until it is at rest, and none of its tasks on the main thread changes that. A question of the app
  /// is such a task.
  func rest() throws(HostError) {
    repeat {
      try simulator.rest()
      TaskThread.run()
    } while !simulator.clock.isIdle
  }

  /// Lets time pass until a moment, with the tasks of the app between two frames.
  func advance(to end: TimeInterval) {
    let clock = simulator.clock
    while clock.now < end {
      clock.advance(to: min(end, clock.now + 1 / clock.framesPerSecond))
      TaskThread.run()
    }
  }

  /// Does a step, and leaves what comes of it under way.
  func perform(_ step: FingerStep) throws(HostError) {
    switch step {
    case .tap(let name): tap(at: try place(of: name))
    case .tapAt(let place): tap(at: place)
    case .drag(let start, let way): drag(from: start, by: way)
    case .type(let text): simulator.type(text)
    }
  }

  private func place(of name: String) throws(HostError) -> CGPoint {
    let views = simulator.windowScene.windows.reversed().lazy.compactMap {
      $0.firstDescendant { $0.accessibilityIdentifier == name && $0.window != nil }
    }
    guard let view = views.first else {
      throw HostError("The app shows nothing with the accessibility identifier “\(name)”.")
    }
    return view.shown(view.middle)
  }

  private func tap(at place: CGPoint) {
    let finger = simulator.makeFinger()
    trail = [place]
    phase = .touching
    finger.down(at: place)
    simulator.clock.advance(by: 0.05)
    phase = .released
    finger.up()
  }

  /// Slower and slower towards the end, as a hand that lets go at rest.
  private func drag(from start: CGPoint, by way: CGVector) {
    let finger = simulator.makeFinger()
    let steps = 30
    finger.down(at: start)
    trail = [start]
    for step in 1...steps {
      simulator.clock.advance(by: Self.dragTime / Double(steps))
      let left = 1 - CGFloat(step) / CGFloat(steps)
      let share = 1 - left * left
      let place = CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share)
      finger.move(to: place)
      trail.append(place)
      phase = .dragging
      onMoment()
    }
    phase = .released
    finger.up()
    onMoment()
  }

  /// Nothing of the last step is left to see.
  func takeFingerAway() {
    trail = []
    phase = .atRest
  }
}
