import UIKit

/// Plays the steps on a new device with the app on it: all but the last at once, that one moment by moment.
@MainActor final class StripScript {
  let player: StepPlayer
  /// Called at each moment of the last step, while the screen shows it.
  var onMoment: () -> Void = {}

  private let steps: [FingerStep]
  private let seconds: Double?

  init(_ app: any UIApplicationDelegate.Type, _ options: StripOptions) throws(HostError) {
    player = try StepPlayer(app, on: options.stage)
    player.simulator.hasHardwareKeyboard = !options.showsKeyboard
    steps = options.steps
    seconds = options.seconds
  }

  /// Everything, up to the rest after the last step.
  func play() throws(HostError) {
    for step in steps.dropLast() {
      try player.perform(step)
      try player.rest()
    }
    guard let last = steps.last else { return }
    player.takeFingerAway()
    try show(last)
  }

  private func show(_ step: FingerStep) throws(HostError) {
    let clock = player.simulator.clock
    let start = clock.now
    onMoment()
    player.onMoment = { [weak self] in self?.onMoment() }
    clock.onFrame { [weak self] in self?.onMoment() }
    try player.perform(step)
    player.letSettle()
    if let seconds { clock.advance(to: max(clock.now, start + seconds)) } else { try player.rest() }
    onMoment()
  }
}
