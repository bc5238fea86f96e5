import Foundation

/// Plays the steps on a new device with the app on it: all but the last at once, that one moment by moment.
@MainActor final class StripScript {
  /// How long a finger is on the way, in seconds.
  private static let dragTime: TimeInterval = 0.5

  let simulator: Simulator
  /// Where the finger of the last step was, in the window, and whether it is down.
  private(set) var trail: [CGPoint] = []
  private(set) var phase = FilmPhase.atRest
  /// Called at each moment of the last step, while the screen shows it.
  var onMoment: () -> Void = {}

  private let steps: [StripStep]
  private let seconds: Double?

  init(_ app: any UIApplicationDelegate.Type, _ options: StripOptions) {
    simulator = Simulator(device: options.stage.device, orientation: options.stage.orientation)
    simulator.userInterfaceStyle = options.stage.style
    steps = options.steps
    seconds = options.seconds
    simulator.launch(app)
  }

  /// Everything, up to the rest after the last step.
  func play() throws(HostError) {
    try rest()
    for step in steps.dropLast() {
      try perform(step)
      try rest()
    }
    guard let last = steps.last else { return }
    trail = []
    phase = .atRest
    onMoment()
    let start = simulator.clock.now
    simulator.clock.onFrame { [weak self] in self?.onMoment() }
    try perform(last)
    phase = .settling
    if let seconds {
      simulator.clock.advance(to: max(simulator.clock.now, start + seconds))
    } else {
      try rest()
    }
    onMoment()
  }

  private func rest() throws(HostError) {
    simulator.clock.runUntilIdle(limit: DraftStage.patience)
    guard !simulator.clock.isIdle else { return }
    throw HostError("The app does not come to rest within \(Int(DraftStage.patience)) seconds.")
  }

  private func perform(_ step: StripStep) throws(HostError) {
    switch step {
    case .tap(let name): tap(at: try place(of: name))
    case .tapAt(let place): tap(at: place)
    case .drag(let start, let way): drag(from: start, by: way)
    }
  }

  private func place(of name: String) throws(HostError) -> CGPoint {
    let views = simulator.windowScene.windows.reversed().lazy.compactMap {
      $0.firstDescendant { $0.accessibilityIdentifier == name && $0.window != nil }
    }
    guard let view = views.first else {
      throw HostError("The app shows nothing with the accessibility identifier “\(name)”.")
    }
    return view.convert(view.middle, to: nil)
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
}
