import UIKit

/// The fingers of all pages on the screen.
@MainActor struct LiveFingers {
  /// What tells a finger from all others: pages count for themselves.
  private struct Name: Hashable {
    var page: Int
    var finger: Int
  }

  /// As many as a digitiser tells apart.
  private static let limit = 10

  private var fingers: [Name: LiveFinger] = [:]
  /// The orientation of the interface at the last touch.
  private var orientation = UIInterfaceOrientation.unknown

  var isEmpty: Bool { fingers.isEmpty }
  /// Where they are, in the window.
  var places: [CGPoint] { fingers.values.map(\.finger.location) }
  /// Whether a visitor's finger is down, beside the ghost finger.
  var areVisitors: Bool { fingers.keys.contains { $0.page != LiveShow.page } }
  /// Where the ghost finger is, in the window.
  var ghost: CGPoint? { fingers.first { $0.key.page == LiveShow.page }?.value.finger.location }

  /// Does what a page tells of a finger; what makes no sense is not felt.
  mutating func perform(_ touch: LiveTouch, of page: Int, on simulator: Simulator) {
    if simulator.orientation != orientation { interfaceDidTurn(to: simulator.orientation) }
    let name = Name(page: page, finger: touch.finger)
    let point = CGPoint(x: touch.x, y: touch.y)
    switch touch.phase {
    case .down: land(name, at: point, on: simulator)
    case .move: fingers[name]?.move(to: point)
    case .up: fingers.removeValue(forKey: name)?.finger.up()
    case .cancel: fingers.removeValue(forKey: name)?.finger.cancel()
    }
  }

  private mutating func land(_ name: Name, at point: CGPoint, on simulator: Simulator) {
    guard fingers[name] == nil, fingers.count < Self.limit else { return }
    let finger = simulator.makeFinger()
    finger.down(at: point)
    if finger.isDown { fingers[name] = LiveFinger(finger) }
  }

  /// A page has gone: its fingers have left the glass with it.
  mutating func leave(_ page: Int) {
    let names = fingers.keys.filter { $0.page == page }
    for name in names.sorted(by: { $0.finger < $1.finger }) {
      fingers.removeValue(forKey: name)?.finger.cancel()
    }
  }

  /// The system has taken them all.
  mutating func removeAll() { fingers = [:] }

  private mutating func interfaceDidTurn(to new: UIInterfaceOrientation) {
    orientation = new
    fingers.values.forEach { $0.interfaceDidTurn() }
  }
}

/// A finger of a page on the screen.
@MainActor final class LiveFinger {
  let finger: Finger
  /// From the point that the page sends to the touched point; `nil` after the interface has turned.
  private var offset: CGVector?

  init(_ finger: Finger) {
    self.finger = finger
    offset = .zero
  }

  func move(to point: CGPoint) {
    let offset = offset ?? CGVector(dx: finger.location.x - point.x, dy: finger.location.y - point.y)
    self.offset = offset
    finger.move(to: CGPoint(x: point.x + offset.dx, y: point.y + offset.dy))
  }

  /// The finger stays on the glass, which has other coordinates now. The next move sets a new offset.
  func interfaceDidTurn() { offset = nil }
}
