import UIKit

/// The command `strip`: steps in, pictures of what the last one does out.
@MainActor struct StripHost {
  let app: any UIApplicationDelegate.Type
  let options: StripOptions
  let console: Console

  func run() throws(HostError) {
    let moments = try count()
    let chosen = Self.evenly(options.moments, of: moments)
    let (takes, definitions) = try shoot(chosen, of: moments)
    let strip = FilmStrip(
      takes: takes, definitions: definitions, title: "On \(options.stage.description)",
      source: "A finger as the command describes it.")
    try FilmHost.write(SVGWriter.text(of: strip.element), to: options.output)
    console.say("\(options.output) shows it in \(takes.count) pictures.")
  }

  /// How many moments there are.
  private func count() throws(HostError) -> Int {
    let script = try StripScript(app, options)
    var count = 0
    script.onMoment = { count += 1 }
    try script.play()
    return count
  }

  private static func evenly(_ wanted: Int, of all: Int) -> Set<Int> {
    guard wanted > 1, all > 1 else { return [all - 1] }
    return Set((0..<wanted).map { $0 * (all - 1) / (wanted - 1) })
  }

  private func shoot(
    _ chosen: Set<Int>, of moments: Int
  ) throws(HostError) -> ([FilmTake], [SVGElement]) {
    let script = try StripScript(app, options)
    var camera = FilmCamera()
    var takes: [FilmTake] = []
    var (index, start): (Int, TimeInterval?) = (0, nil)
    let player = script.player
    script.onMoment = {
      let now = player.simulator.clock.now
      start = start ?? now
      if chosen.contains(index) {
        let caption = FilmCaption(
          time: now - (start ?? now), phase: player.phase,
          isAtRest: index == moments - 1 && player.simulator.clock.isIdle)
        takes.append(camera.take(of: player.simulator, player.trail, player.phase, caption))
      }
      index += 1
    }
    try script.play()
    return (takes, camera.definitions)
  }
}
