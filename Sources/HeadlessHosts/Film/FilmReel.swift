import UIKit

/// Plays an app from its first screen through the opening of the draft and a gesture, and keeps what the
/// screen shows at each moment.
@MainActor final class FilmReel {
  /// A picture, and when it is shown.
  struct Frame {
    /// Seconds from the beginning of the reel.
    let time: Double
    let picture: [SVGElement]
    let device: DeviceFrame
  }

  private enum Finger {
    case away
    case down(CGPoint)
  }

  /// How long a screen at rest is shown, in seconds.
  private static let pause = 0.8
  /// The shortest time between two pictures, in seconds: 30 pictures per second.
  private static let interval = 1.0 / 31

  private(set) var frames: [Frame] = []
  /// The index of the picture in which the finger lets go.
  private(set) var release = 0
  private var camera = FilmCamera(isMoving: true)
  private var finger = Finger.away
  /// What the pauses add to the clock's time.
  private var delay = 0.0
  private let start: TimeInterval

  private init(start: TimeInterval) { self.start = start }

  /// What the pictures refer to.
  var definitions: [SVGElement] { camera.definitions }

  /// - Parameter path: What the finger does on the open draft.
  static func shoot(
    _ app: any UIApplicationDelegate.Type, on stage: StageOptions, _ path: FingerPath
  ) throws(HostError) -> FilmReel {
    var shot: FilmReel?
    let stage = try DraftStage(app, stage) { simulator in
      let reel = FilmReel(start: simulator.clock.now)
      reel.take(of: simulator)
      reel.wait()
      simulator.clock.onFrame { [weak simulator, weak reel] in
        if let simulator { reel?.takeIfDue(of: simulator) }
      }
      shot = reel
    }
    guard let reel = shot else { throw .noDraft }
    try reel.play(path, on: stage)
    return reel
  }

  private func play(_ path: FingerPath, on stage: DraftStage) throws(HostError) {
    let simulator = stage.simulator
    take(of: simulator)
    wait()
    let player = GesturePlayer(path, on: stage)
    player.onTouch = { [weak self, weak player] in
      if let player { self?.finger = .down(player.location) }
    }
    player.drag()
    take(of: simulator)
    release = frames.count - 1
    finger = .away
    player.lift()
    try simulator.rest()
    take(of: simulator)
    wait()
  }

  /// Shows the last picture for a while.
  private func wait() {
    guard let last = frames.last else { return }
    delay += Self.pause
    frames.append(Frame(time: last.time + Self.pause, picture: last.picture, device: last.device))
  }

  private func takeIfDue(of simulator: Simulator) {
    let last = frames.last?.time ?? -.infinity
    if simulator.clock.now - start + delay - last >= Self.interval { take(of: simulator) }
  }

  private func take(of simulator: Simulator) {
    let time = simulator.clock.now - start + delay
    let mark =
      switch finger {
      case .away: [SVGElement]()
      case .down(let place): FingerMark.moving(at: place)
      }
    let device = DeviceFrame(of: simulator)
    let picture = camera.picture(of: simulator, in: device, mark)
    frames.append(Frame(time: time, picture: picture, device: device))
  }
}
