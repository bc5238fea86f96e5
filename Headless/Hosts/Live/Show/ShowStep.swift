import UIKit

/// A step of a show: something that the ghost finger does.
enum ShowStep: Sendable {
  /// Taps a view. Does nothing if the app does not show it.
  case tap(ShowTarget)
  /// Taps a view unless a card is presented.
  case open(ShowTarget)
  case draw(GhostGesture, GhostGesture.Direction, from: ShowTarget)
  case type(String)
  case press(LiveKey.Name)
  case turn(clockwise: Bool)
  case wait(TimeInterval)

  /// Seconds for which the ghost finger stays down in a tap.
  private static let tapTime: TimeInterval = 0.1

  /// Returns the inputs of this step, in seconds since its beginning.
  @MainActor func inputs(on simulator: Simulator) -> [(time: TimeInterval, input: LiveInput)] {
    switch self {
    case .tap(let target): Self.tap(target.place(on: simulator))
    case .open(let target):
      simulator.window?.rootViewController?.presentedViewController == nil
        ? Self.tap(target.place(on: simulator)) : []
    case .draw(let gesture, let direction, let target):
      target.place(on: simulator).map { place in
        gesture.touches(direction, from: place).map { ($0.time, .touch($0.touch)) }
      } ?? []
    case .type(let text): [(0, .text(text))]
    case .press(let key): [(0, .key(LiveKey(key: key)))]
    case .turn(let clockwise): [(0, .rotate(clockwise: clockwise))]
    case .wait: []
    }
  }

  /// How long the step takes after its last input, in seconds.
  var pause: TimeInterval {
    if case .wait(let seconds) = self { seconds } else { 0 }
  }

  private static func tap(_ place: CGPoint?) -> [(time: TimeInterval, input: LiveInput)] {
    guard let place else { return [] }
    func touch(_ phase: LiveTouch.Phase) -> LiveInput {
      .touch(LiveTouch(phase: phase, finger: 0, x: place.x, y: place.y))
    }
    return [(0, touch(.down)), (tapTime, touch(.up))]
  }
}

/// What the ghost finger touches.
enum ShowTarget: Sendable {
  /// The view with this accessibility identifier or label, or the label with this text.
  case view(String)
  /// The bar of the card in front, beside its buttons.
  case card
  /// A row of the list in front, from the top.
  case row(Int)
  /// The left edge of the screen.
  case edge

  /// Distance from the edge of the screen at which a finger swipes back, in points.
  private static let edgeDistance: CGFloat = 4

  /// Returns a point of the window; `nil` if the app does not show the target.
  @MainActor func place(on simulator: Simulator) -> CGPoint? {
    switch self {
    case .view(let name):
      return Self.view(on: simulator) {
        [$0.accessibilityIdentifier, $0.accessibilityLabel, ($0 as? UILabel)?.text].contains(name)
      }
    case .card:
      let modals = simulator.window?.rootViewController?.chainOfPresented.dropFirst()
      let card = modals?.last?.presentationController?.presentedView
      return card.map { Grip(card: $0).point }
    case .row(let index):
      return Self.rows(on: simulator).dropFirst(index).first
    case .edge:
      return CGPoint(x: Self.edgeDistance, y: simulator.screen.bounds.midY)
    }
  }

  /// The middle of the view in front of which `claim` holds.
  @MainActor private static func view(on simulator: Simulator, _ claim: (UIView) -> Bool) -> CGPoint? {
    for window in simulator.windowScene.windows.reversed() {
      if let view = window.lastDescendant(where: claim) { return view.shown(view.middle) }
    }
    return nil
  }

  /// The middles of the rows of the list in front, from the top.
  @MainActor private static func rows(on simulator: Simulator) -> [CGPoint] {
    let list = simulator.window?.lastDescendant { ($0 as? UITableView)?.visibleCells.isEmpty == false }
    let cells = (list as? UITableView)?.visibleCells ?? []
    return cells.map { $0.shown($0.middle) }.filter(simulator.screen.bounds.contains)
  }
}
