import Foundation

@testable import HeadlessHosts
@testable import UIKit

/// The words of a command line; the steps of a strip are performed, and drawn.
@MainActor struct CommandSubject {
  private static let mostSteps = 6
  private static let longest: TimeInterval = 3
  /// Seconds between two pictures of a strip.
  private static let spacing: TimeInterval = 0.5

  private let words: [String]

  /// - Parameter bytes: The words, with a NUL between two of them.
  init(_ bytes: [UInt8]) {
    let pieces = bytes.isEmpty ? [] : bytes.split(separator: 0, omittingEmptySubsequences: false)
    words = pieces.map { String(decoding: $0, as: UTF8.self) }
  }

  func verdict() throws(FuzzFault) -> FuzzVerdict {
    let command: Command
    do throws(HostError) {
      command = try Command(words)
    } catch {
      return .refusal(error.sentence)
    }
    guard case .strip(let options) = command, isShort(options) else { return .accepted }
    return try takeSteps(options)
  }

  private func takeSteps(_ options: StripOptions) throws(FuzzFault) -> FuzzVerdict {
    do throws(HostError) {
      let page = try page(of: options)
      return ["inf", "nan"].contains(where: page.contains)
        ? .faulty("A number in the strip is none.") : .accepted
    } catch {
      guard !error.sentence.contains("does not come to rest") else { throw FuzzFault(error.sentence) }
      return .refusal(error.sentence)
    }
  }

  /// The strip as the command draws it, with other moments and without a file.
  private func page(of options: StripOptions) throws(HostError) -> String {
    let script = try StripScript(FuzzApp.self, options)
    let player = script.player
    defer { player.simulator.terminate() }
    var (camera, takes, latest) = (FilmCamera(), [FilmTake](), -TimeInterval.infinity)
    script.onMoment = {
      let now = player.simulator.clock.now
      guard now - latest >= Self.spacing else { return }
      latest = now
      let caption = FilmCaption(time: now, phase: player.phase, isAtRest: false)
      takes.append(camera.take(of: player.simulator, player.trail, player.phase, caption))
    }
    try script.play()
    let strip = FilmStrip(
      takes: takes, definitions: camera.definitions, title: "Trial", source: "A finger.")
    return SVGWriter.text(of: strip.element)
  }

  private func isShort(_ options: StripOptions) -> Bool {
    options.steps.count <= Self.mostSteps && options.seconds ?? 0 <= Self.longest
  }
}
