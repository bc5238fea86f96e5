import UIKit

/// The travel of the card in front, or of the page that a finger pushes or pops, read from outside as any app may:
/// no kit is asked.
struct CardTrack: Equatable, Sendable {
  /// The direction in which the card leaves.
  enum Direction: Sendable {
    case up, down, left, right

    var isVertical: Bool {
      switch self {
      case .up, .down: true
      case .left, .right: false
      }
    }

    /// The edge of a frame that is the last to leave.
    func edge(of frame: CGRect) -> CGFloat {
      switch self {
      case .up: frame.maxY
      case .down: frame.minY
      case .left: frame.maxX
      case .right: frame.minX
      }
    }
  }

  let direction: Direction
  /// The last edge to leave, along the travel: of the open card, of the card that is gone, and now.
  let rest: CGFloat
  let end: CGFloat
  let position: CGFloat
  /// Where the card has stood between its open position and the end: its lower detents.
  var stands: [CGFloat] = []
  /// Where the track is drawn, across the travel.
  let line: CGFloat
  /// Velocity of the finger that holds the card along the travel, in points per second; `nil` without a finger.
  let velocity: CGFloat?

  init(
    _ direction: Direction, from rest: CGFloat, to end: CGFloat, at position: CGFloat, line: CGFloat = 0,
    velocity: CGFloat?
  ) {
    (self.direction, self.rest, self.end, self.position) = (direction, rest, end, position)
    (self.line, self.velocity) = (line, velocity)
  }

  /// Where a card that is let go at rest turns to the next stop: at half of the way between two, as by default.
  var thresholds: [CGFloat] {
    let stops = [rest] + stands.sorted { abs($0 - rest) < abs($1 - rest) } + [end]
    return zip(stops, stops.dropFirst()).map { ($0 + $1) / 2 }
  }
  /// Share of the way that the card has gone; 0 for a card that is pulled beyond its open position.
  var progress: CGFloat { max((position - rest) / (end - rest), 0) }
  /// Where it would coast to.
  var projection: CGFloat? {
    velocity.map { position + CGFloat(Projection.distance(velocity: Double($0))) }
  }

  /// Whether it is the same travel; another card, or another size of the screen, has another.
  func isSameTravel(as other: CardTrack) -> Bool {
    (direction, rest, end, line) == (other.direction, other.rest, other.end, other.line)
  }
}

extension UIWindow {
  /// The controller of the card in front; without a card, the root.
  func frontController(over contained: [ContainedCard]) -> UIViewController? {
    guard let chain = rootViewController?.chainOfPresented else { return nil }
    return chain.dropFirst().prefix { $0.isCard }.last ?? contained.last?.controller ?? chain.first
  }
}

extension CardTrack {
  /// Distance of the track from the edge of the card, in points: beside it, and above its foot.
  private static let margin = CGVector(dx: 14, dy: 40)

  /// `nil` without a card and without a finger that moves a page.
  @MainActor init?(in window: UIWindow, over contained: [ContainedCard] = []) {
    let front = window.frontController(over: contained)
    if let page = front.flatMap(Self.init(pageIn:))
      ?? window.rootViewController.flatMap(Self.init(pageIn:))
    {
      self = page
    } else if let card = contained.last, card.controller === front {
      let space = window.bounds
      let direction = Direction(of: card.frame, in: space)
      let shown = direction.edge(of: card.view.shown(card.view.bounds))
      self.init(direction, from: card.frame, in: space, at: shown, heldBy: card.view)
    } else if front?.presentingViewController != nil, let presentation = front?.presentationController {
      // A controller that nothing presents would make one and keep it (F28).
      self.init(of: presentation)
    } else {
      return nil
    }
  }

  @MainActor private init?(of presentation: UIPresentationController) {
    guard let card = presentation.presentedView, let container = presentation.containerView,
      card.window != nil
    else { return nil }
    let rest = container.convert(presentation.frameOfPresentedViewInContainerView, to: nil)
    let space = container.convert(container.bounds, to: nil)
    let direction = Direction(of: rest, in: space)
    let shown = direction.edge(of: card.shown(card.bounds))
    self.init(direction, from: rest, in: space, at: shown, heldBy: card)
  }

  /// The page that a finger pushes onto a navigation controller, or pops.
  @MainActor private init?(pageIn controller: UIViewController) {
    guard let navigation = controller.outerNavigation, let view = navigation.viewIfLoaded,
      let coordinator = navigation.transitionCoordinator, coordinator.isInteractive,
      navigation.presentedViewController == nil, coordinator.presentationStyle == .none
    else { return nil }
    let page = view.shown(view.bounds)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isPop = !navigation.viewControllers.contains { $0 === coordinator.viewController(forKey: .from) }
    let share = isPop ? coordinator.percentComplete : 1 - coordinator.percentComplete
    let way = page.width * share * (isRightToLeft ? -1 : 1)
    let direction: Direction = isRightToLeft ? .left : .right
    self.init(direction, from: page, in: page, at: direction.edge(of: page) + way, heldBy: view)
  }

  @MainActor private init?(
    _ direction: Direction, from rest: CGRect, in space: CGRect, at position: CGFloat, heldBy view: UIView
  ) {
    self.direction = direction
    self.rest = direction.edge(of: rest)
    self.position = position
    let velocity = Self.pan(holding: view)?.velocity(in: nil)
    switch direction {
    case .up: end = space.minY
    case .down: end = space.maxY
    case .left: end = space.minX
    case .right: end = space.maxX
    }
    self.velocity = direction.isVertical ? velocity?.y : velocity?.x
    line = direction.isVertical ? rest.maxX - Self.margin.dx : rest.maxY - Self.margin.dy
    if self.rest == end { return nil }
  }

  @MainActor private static func pan(holding view: UIView) -> UIPanGestureRecognizer? {
    let pans = view.chainOfSuperviews.flatMap { $0.gestureRecognizers ?? [] }
    return pans.lazy.compactMap { $0 as? UIPanGestureRecognizer }
      .first { $0.state == .began || $0.state == .changed }
  }
}

extension CardTrack.Direction {
  /// A card at one side of its container leaves by it; every other card leaves downwards.
  fileprivate init(of card: CGRect, in space: CGRect) {
    let isHigh = card.minY <= space.minY && card.maxY >= space.maxY
    let isWide = card.minX <= space.minX && card.maxX >= space.maxX
    if isHigh, !isWide, card.maxX >= space.maxX {
      self = .right
    } else if isHigh, !isWide, card.minX <= space.minX {
      self = .left
    } else if !isHigh, card.minY <= space.minY {
      self = .up
    } else {
      self = .down
    }
  }
}

/// The positions at which a card has come to rest: its detents, as far as they were seen.
struct CardStands {
  /// Positions that are nearer are the same, in points.
  private static let tolerance: CGFloat = 1

  private var track: CardTrack?
  private var positions: [CGFloat] = []

  /// Takes note of a card at rest.
  mutating func note(_ track: CardTrack) {
    if !isKnown(track) { positions = [] }
    self.track = track
    let known = positions + [track.rest, track.end]
    if !known.contains(where: { abs($0 - track.position) < Self.tolerance }) {
      positions.append(track.position)
    }
  }

  /// Returns the track with the positions at which its card has stood.
  func completing(_ track: CardTrack) -> CardTrack {
    var track = track
    if isKnown(track) { track.stands = positions }
    return track
  }

  private func isKnown(_ other: CardTrack) -> Bool { track?.isSameTravel(as: other) ?? false }
}
