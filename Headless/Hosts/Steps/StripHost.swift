import UIKit

/// The command `strip`: steps in, pictures of what the last one does out.
@MainActor struct StripHost {
  let app: any UIApplicationDelegate.Type
  let options: StripOptions
  let console: Console

  /// Plays the steps twice: to count the moments of the last one, and to take the pictures.
  func run() throws(HostError) {
    var moments = 0
    try play { _ in moments += 1 }
    let chosen = Self.evenly(options.moments, of: moments)
    var (camera, takes): (FilmCamera, [FilmTake]) = (FilmCamera(), [])
    var (index, start): (Int, TimeInterval?) = (0, nil)
    try play { player in
      let now = player.simulator.clock.now
      start = start ?? now
      if chosen.contains(index) {
        let isAtRest = index == moments - 1 && player.simulator.clock.isIdle
        let words = player.phase.words(settling: isAtRest ? "at rest" : "by itself")
        let caption = FilmCaption(time: now - (start ?? now), words)
        takes.append(camera.take(of: player.simulator, player.trail, player.phase, caption))
      }
      index += 1
    }
    let strip = FilmStrip(
      takes: takes, definitions: camera.definitions, title: "On \(options.stage.description)",
      source: "A finger as the command describes it.")
    try FilmHost.write(SVGWriter.text(of: strip.element), to: options.output)
    console.say("\(options.output) shows it in \(takes.count) pictures.")
  }

  private static func evenly(_ wanted: Int, of all: Int) -> Set<Int> {
    guard wanted > 1, all > 1 else { return [all - 1] }
    return Set((0..<wanted).map { $0 * (all - 1) / (wanted - 1) })
  }

  /// Plays the steps on a new device with the app on it: all but the last at once, that one moment by moment.
  ///
  /// - Parameter onMoment: Called at each moment of the last step, while the screen shows it.
  private func play(_ onMoment: @escaping (StepPlayer) -> Void) throws(HostError) {
    let player = try StepPlayer(app, on: options.stage)
    player.simulator.hasHardwareKeyboard = !options.showsKeyboard
    for step in options.steps.dropLast() { try player.play(step) }
    guard let last = options.steps.last else { return }
    player.takeFingerAway()
    let (clock, start) = (player.simulator.clock, player.simulator.clock.now)
    onMoment(player)
    player.onMoment = { [weak player] in if let player { onMoment(player) } }
    clock.onFrame { [weak player] in if let player { onMoment(player) } }
    try player.perform(last)
    player.phase = .settling
    if let seconds = options.seconds {
      player.advance(to: start + seconds)
    } else {
      try player.rest()
    }
    onMoment(player)
  }
}
