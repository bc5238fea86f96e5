import UIKit

/// Films gestures on a draft that is open at the beginning and at the end, so that the film can begin anew at once.
///
/// Each further gesture but the last catches the card in the flight on which the one before has sent it. The last begins
/// at rest, and its release finds the main thread busy for a second.
@MainActor final class FilmShoot {
  /// Seconds from a release until the next finger catches the card.
  private static let catchDelay: TimeInterval = 0.12

  /// A finger that is slower at its release throws nothing, in points per second.
  private static let throwSpeed: CGFloat = 300

  /// Seconds for which the main thread is busy, and from one picture of that to the next.
  private static let (stall, interval) = (1.0, 1.0 / 30)

  private let reel: FilmReel
  private var story = HeroFilm.Story()
  /// Where the finger is, if one is down.
  private var fingers: [CGPoint] = []
  private var caption = ""

  private init(_ reel: FilmReel) { self.reel = reel }

  /// - Parameter paths: What the fingers do on the open draft, one after another.
  static func film(
    _ app: any UIApplicationDelegate.Type, on stage: StageOptions, _ paths: [FingerPath]
  ) throws(HostError) -> (reel: FilmReel, story: HeroFilm.Story) {
    let stage = try DraftStage(app, stage, opening: ["reply", "compose"]) { (simulator) throws(HostError) in
      // A written draft tells more than an empty one.
      guard let row = ShowTarget.row(0).place(on: simulator) else { return }
      simulator.tap(at: row)
      try simulator.rest()
    }
    let shoot = FilmShoot(FilmReel(start: stage.clock.now))
    stage.clock.onFrame { [weak simulator = stage.simulator, weak shoot] in
      if let simulator { shoot?.takeIfDue(of: simulator) }
    }
    try shoot.play(paths, on: stage)
    return (shoot.reel, shoot.story)
  }

  private func play(_ paths: [FingerPath], on stage: DraftStage) throws(HostError) {
    let simulator = stage.simulator
    reel.take(of: simulator)
    reel.wait()
    for (index, path) in paths.enumerated() {
      let isLast = index > 0 && index == paths.count - 1
      if isLast {
        try simulator.rest()
        guard stage.isDraftPresented else { break }
        caption = ""
        reel.take(of: simulator)
        reel.wait()
      }
      play(path, on: stage, isCatch: index > 0 && !isLast)
      if isLast {
        stall(simulator)
      } else if index < paths.count - 2 {
        simulator.clock.advance(by: Self.catchDelay)
      }
    }
    try simulator.rest()
    reel.end(with: simulator)
  }

  /// Core Animation goes on, and an outline of the card stays where code that writes each frame would leave it.
  private func stall(_ simulator: Simulator) {
    guard let last = reel.frames.last else { return }
    let screen = last.device.screen
    let ghost = CornerShape(
      CGRect(x: 3, y: last.edge * screen.height, width: screen.width - 6, height: screen.height), radius: 10
    ).element.adding([
      "fill": "#ff3b30", "fill-opacity": "0.12", "stroke": "#ff3b30", "stroke-width": "5",
      "stroke-dasharray": "14 10",
    ])
    for _ in 0..<Int(Self.stall / Self.interval) {
      simulator.clock.stall(for: Self.interval)
      reel.take(of: simulator, caption: "Main thread busy for 1 s", ghost: [ghost])
    }
    story.stall = last.time...(last.time + Self.stall)
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
    let before = stage.gauge.top
    player.lift()
    if let time = reel.frames.last?.time, let before, let after = stage.gauge.top {
      story.releases.append(HeroFilm.Release(time: time, jump: abs(after - before)))
    }
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
