import Foundation

@testable import HeadlessHosts
@testable import UIKit

/// A strip as the command makes it, with one picture for each half second and without a file.
@MainActor final class StripTrial {
  private static let spacing: TimeInterval = 0.5

  private let options: StripOptions
  private let script: StripScript
  private var camera = FilmCamera()
  private var takes: [FilmTake] = []
  private var latest = -TimeInterval.infinity

  init(_ options: StripOptions) throws(HostError) {
    self.options = options
    script = try StripScript(FuzzApp.self, options)
    script.onMoment = { [unowned self] in look() }
  }

  /// Takes the steps. Only a name that nothing goes by may stop it.
  func run() throws(HostError) {
    try script.play()
  }

  /// The device is of no use any more.
  func end() { player.simulator.terminate() }

  private var player: StepPlayer { script.player }

  /// The page that would be written.
  var text: String {
    let strip = FilmStrip(
      takes: takes, definitions: camera.definitions, title: "Trial", source: "A finger.")
    return SVGWriter.text(of: strip.element)
  }

  private func look() {
    let now = player.simulator.clock.now
    guard now - latest >= Self.spacing else { return }
    latest = now
    let caption = FilmCaption(time: now, phase: player.phase, isAtRest: false)
    takes.append(camera.take(of: player.simulator, player.trail, player.phase, caption))
  }
}
