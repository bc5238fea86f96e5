import UIKit

/// Films an app from its first screen through the opening of the draft and gestures on it.
///
/// Each further gesture catches the card in the flight on which the one before has sent it.
@MainActor final class FilmShoot {
  /// Seconds from a release until the next finger catches the card.
  private static let catchDelay: TimeInterval = 0.12

  /// A finger that is slower at its release throws nothing, in points per second.
  private static let throwSpeed: CGFloat = 300

  private let reel: FilmReel
  /// Where the finger is, if one is down.
  private var fingers: [CGPoint] = []
  private var caption = ""

  private init(_ reel: FilmReel) { self.reel = reel }

  /// - Parameter paths: What the fingers do on the open draft, one after another.
  static func film(
    _ app: any UIApplicationDelegate.Type, on stage: StageOptions, _ paths: [FingerPath]
  ) throws(HostError) -> FilmReel {
    var begun: FilmShoot?
    let stage = try DraftStage(app, stage) { simulator in
      let shoot = FilmShoot(FilmReel(start: simulator.clock.now))
      shoot.reel.take(of: simulator)
      shoot.reel.wait()
      simulator.clock.onFrame { [weak simulator, weak shoot] in
        if let simulator { shoot?.takeIfDue(of: simulator) }
      }
      begun = shoot
    }
    guard let shoot = begun else { throw .noDraft }
    try shoot.play(paths, on: stage)
    return shoot.reel
  }

  private func play(_ paths: [FingerPath], on stage: DraftStage) throws(HostError) {
    let simulator = stage.simulator
    reel.take(of: simulator)
    reel.wait()
    for (index, path) in paths.enumerated() {
      play(path, on: stage, isCatch: index > 0)
      if index < paths.count - 1 { simulator.clock.advance(by: Self.catchDelay) }
    }
    try simulator.rest()
    reel.end(with: simulator)
  }

  private func play(_ path: FingerPath, on stage: DraftStage, isCatch: Bool) {
    caption = isCatch ? "Catch" : "Drag"
    let player = GesturePlayer(path, on: stage)
    player.onTouch = { [weak self, weak player] in
      if let player { self?.fingers = [player.location] }
    }
    player.drag()
    reel.take(of: stage.simulator, fingers: fingers, caption: caption)
    reel.markStill()
    fingers = []
    caption = path.releaseSpeed > Self.throwSpeed ? "Throw" : "Let go"
    player.lift()
  }

  private func takeIfDue(of simulator: Simulator) {
    reel.takeIfDue(of: simulator, fingers: fingers, caption: caption)
  }
}

extension FingerPath {
  /// Points per second over the last moves before the release.
  fileprivate var releaseSpeed: CGFloat {
    guard let start = moves.suffix(3).first, lift.time > start.time else { return 0 }
    let way = hypot(lift.offset.dx - start.offset.dx, lift.offset.dy - start.offset.dy)
    return way / CGFloat(lift.time - start.time)
  }
}
