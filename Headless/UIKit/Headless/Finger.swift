import Foundation

/// A finger on the simulated screen. Points are in the window's coordinates, at the clock's present time.
@MainActor public final class Finger {
  private unowned let simulator: Simulator
  private var touch: UITouch?
  /// No glass reaches farther than this, in points.
  private static let reach: CGFloat = 10_000

  /// Whether it is on a trackpad: the pointer stays where it comes down.
  private let isScroll: Bool

  init(simulator: Simulator, isScroll: Bool = false) {
    self.simulator = simulator
    self.isScroll = isScroll
  }

  /// Whether the finger is on the screen.
  public var isDown: Bool { touch != nil }
  /// The window that it touches.
  var window: UIWindow? { touch?.window }
  /// Where it is, or was last.
  public private(set) var location = CGPoint.zero

  public func down(at point: CGPoint) {
    guard touch == nil, point.isFinite, let window = simulator.window(at: point) else { return }
    location = Self.onGlass(point)
    let touch = UITouch(location: location, time: simulator.clock.now, window: window)
    touch.pointer = isScroll ? location : nil
    self.touch = touch
    simulator.touchDidLand(self)
    send(touch, .began)
  }

  public func move(to point: CGPoint) {
    guard let touch, point.isFinite else { return }
    location = Self.onGlass(point)
    send(touch, .moved)
  }

  public func up() { end(.ended) }

  /// The system takes the touch away, as for a phone call (F157).
  public func cancel() { end(.cancelled) }

  /// A digitiser never tells of a place that is none, nor of one that is miles away.
  private static func onGlass(_ point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, -reach), reach), y: min(max(point.y, -reach), reach))
  }

  private func end(_ phase: UITouch.Phase) {
    guard let touch else { return }
    self.touch = nil
    simulator.touchDidLift(self)
    send(touch, phase)
  }

  /// A blocked main thread gets the event afterwards, with the time at which it happened (F570).
  private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
    let (location, time) = (location, simulator.clock.now)
    let event = isScroll ? ScrollEvent.init : UIEvent.init
    simulator.clock.turnWhenFree { [unowned simulator] in
      if phase == .moved { touch.previous = touch.location }
      touch.location = location
      touch.phase = phase
      touch.timestamp = time
      simulator.eventDelay = simulator.clock.now - time
      touch.window?.sendEvent(event([touch], time))
      simulator.eventDelay = 0
    }
  }

  /// The interface turned under the finger: the same spot of the glass has other coordinates now.
  func interfaceDidTurn(_ map: (CGPoint) -> CGPoint) {
    location = map(location)
    touch?.previous = location
    touch?.location = location
    touch?.pointer = touch?.pointer.map(map)
  }
}
