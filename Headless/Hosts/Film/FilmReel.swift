import UIKit

/// The pictures of a screen, one after another, of which a moving picture or a strip is made.
@MainActor final class FilmReel {
  /// A picture, and when it is shown.
  struct Frame {
    /// Seconds from the beginning of the reel.
    let time: Double
    let picture: [SVGElement]
    let device: DeviceFrame
    /// What the finger does, in a word; empty for nothing.
    let caption: String
    /// The upper edge of the card in front, as a share of the window's height; 1 without a card.
    let edge: CGFloat
    let isDark: Bool
  }

  /// How long a screen at rest is shown, in seconds.
  private static let pause = 0.8
  /// The shortest time between two pictures, in seconds: 30 pictures per second.
  private static let interval = 1.0 / 31
  /// Longest reel, in seconds: what comes later is not taken.
  private static let length = 12.0

  private(set) var frames: [Frame] = []
  /// The index of the picture that is shown where nothing moves.
  private(set) var still = 0
  private var camera = FilmCamera(isMoving: true)
  /// What the pauses add to the clock's time.
  private var delay = 0.0
  private let start: TimeInterval

  init(start: TimeInterval) { self.start = start }

  /// What the pictures refer to.
  var definitions: [SVGElement] { camera.definitions }

  /// Shows the last picture for a while.
  func wait() {
    guard let last = frames.last else { return }
    delay += Self.pause
    frames.append(
      Frame(
        time: last.time + Self.pause, picture: last.picture, device: last.device, caption: last.caption,
        edge: last.edge, isDark: last.isDark))
  }

  func takeIfDue(of simulator: Simulator, fingers: [CGPoint], caption: String = "") {
    let last = frames.last?.time ?? -.infinity
    let time = simulator.clock.now - start + delay
    if time - last >= Self.interval, time < Self.length {
      take(of: simulator, fingers: fingers, caption: caption)
    }
  }

  /// - Parameter ghost: A mark on the screen beside the fingers.
  func take(
    of simulator: Simulator, fingers: [CGPoint] = [], caption: String = "", ghost: [SVGElement] = []
  ) {
    let device = DeviceFrame(of: simulator)
    let marks = ghost + fingers.flatMap(FingerMark.moving)
    frames.append(
      Frame(
        time: simulator.clock.now - start + delay,
        picture: camera.picture(of: simulator, in: device, marks), device: device, caption: caption,
        edge: simulator.edgeOfFrontCard, isDark: simulator.userInterfaceStyle == .dark))
  }

  /// The last picture is the one that is shown where nothing moves.
  func markStill() { still = frames.count - 1 }

  /// Takes the last picture, and shows it for a while.
  func end(with simulator: Simulator) {
    take(of: simulator)
    wait()
  }
}

extension Simulator {
  fileprivate var edgeOfFrontCard: CGFloat {
    guard let window, let root = window.rootViewController, window.bounds.height > 0,
      let front = sequence(first: root, next: \.presentedViewController).dropFirst().reversed().first,
      let card = front.presentationController?.presentedView, card.window != nil
    else { return 1 }
    let top = card.shown(CGPoint(x: card.bounds.midX, y: card.bounds.minY)).y
    return min(max(top / window.bounds.height, 0), 1)
  }
}
