import Foundation

/// Two fingers on a trackpad, which scroll what is under the pointer (F155): a finger whose place
/// is not the pointer's. When they lift the pan ends, with their speed, without momentum (F308).
@MainActor public final class Trackpad {
  private let fingers: Finger

  init(simulator: Simulator) { fingers = Finger(simulator: simulator, isScroll: true) }

  /// Puts the fingers down while the pointer is at a place.
  public func begin(at pointer: CGPoint) { fingers.down(at: pointer) }

  /// Moves them; down is what pulls content down.
  public func scroll(by way: CGVector) {
    fingers.move(to: CGPoint(x: fingers.location.x + way.dx, y: fingers.location.y + way.dy))
  }

  public func end() { fingers.up() }
  public func cancel() { fingers.cancel() }
}
