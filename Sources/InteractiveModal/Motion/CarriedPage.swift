import Foundation

/// The position and the scale of a page that a finger carries in both axes.
///
/// The page comes out of a source, and goes back into it. The centre of the open page is the
/// origin, and all offsets are in points. Under a finger the centre follows the finger as a rubber
/// band does, and the page shrinks. Without one, springs take the centre to an end of the
/// transition, with the finger's velocity in both axes.
package struct CarriedPage: Equatable, Sendable {
  /// What the screen shows: the offset of the centre, and the scale about it.
  package struct Pose: Equatable, Sendable {
    package let offset: CGPoint
    package let scale: CGFloat
  }

  /// The springs of a flight. A class, because each copy of an ``InteractionState`` would take three springs along,
  /// also that of a card, which has none.
  final class Springs: Equatable, Sendable {
    let x, y, shrinking: SpringAnimation

    init(x: SpringAnimation, y: SpringAnimation, shrinking: SpringAnimation) {
      (self.x, self.y, self.shrinking) = (x, y, shrinking)
    }

    static func == (one: Springs, other: Springs) -> Bool {
      (one.x, one.y, one.shrinking) == (other.x, other.y, other.shrinking)
    }

    /// Where the page comes to rest.
    var end: Pose { Pose(offset: CGPoint(x: x.target, y: y.target), scale: 1 - max(shrinking.target, 0)) }
  }

  /// A finger, from where it took hold of the page.
  private struct Grip: Equatable, Sendable {
    let offset: CGPoint
    let shrinkingPull: CGFloat
    var pull = CGPoint.zero
    var closingPull: CGFloat = 0
  }

  private enum Motion: Equatable, Sendable {
    case still
    case held(Grip)
    case flying(Springs)
  }

  /// The centre follows the finger at first, and ever less.
  private static let band = RubberBand(coefficient: 1)
  /// How much a page shrinks under a finger at most.
  private static let mostShrinking: CGFloat = 0.35

  /// The offset of the source's centre.
  let home: CGPoint
  /// The size of the container, beyond which the finger carries no page.
  private let size: CGSize
  private var motion = Motion.still
  private var offset: CGPoint
  private var velocity: CGPoint
  /// By how much the page is smaller; below 0 in a spring that swings.
  private var shrinking: CGFloat = 0
  private var shrinkingVelocity: CGFloat = 0

  /// Creates a page on its straight path.
  ///
  /// - Parameters:
  ///   - home: The offset of the source's centre; a number that is not finite counts as 0.
  ///   - size: The size of the container.
  ///   - progress: 0 in the source, 1 open.
  ///   - rate: The change of progress per second.
  init(from home: CGPoint, in size: CGSize, at progress: CGFloat, rate: CGFloat = 0) {
    self.home = CGPoint(x: home.x.finiteOrZero, y: home.y.finiteOrZero)
    self.size = size
    offset = CGPoint(x: self.home.x * (1 - progress), y: self.home.y * (1 - progress))
    velocity = CGPoint(x: -self.home.x * rate, y: -self.home.y * rate)
  }

  package var pose: Pose { Pose(offset: offset, scale: 1 - max(shrinking, 0)) }

  /// The springs that move the page; `nil` if a finger does, or nothing.
  var springs: Springs? { if case .flying(let springs) = motion { springs } else { nil } }

  /// Returns how long after their start all springs are at rest, in seconds.
  func restTime(within points: CGFloat) -> TimeInterval {
    guard let springs else { return 0 }
    return max(
      springs.x.restTime(within: points), springs.y.restTime(within: points),
      springs.shrinking.restTime(within: share(of: points)))
  }

  /// Returns the change of scale that moves an edge of the page by a distance.
  private func share(of points: CGFloat) -> CGFloat { points / max(size.width, size.height, 1) }

  /// Returns whether the page comes out of a source in a container.
  func isFrom(_ home: CGPoint, in size: CGSize) -> Bool { home == self.home && size == self.size }

  /// Goes on with another source or in another container. A flight has to begin again.
  mutating func move(to home: CGPoint, in size: CGSize) {
    let former = self
    self = CarriedPage(from: home, in: size, at: 1)
    (offset, velocity) = (former.offset, former.velocity)
    (shrinking, shrinkingVelocity) = (former.shrinking, former.shrinkingVelocity)
    if case .held = former.motion { hold() }
  }

  // MARK: The finger

  /// A finger takes hold of the page where it is.
  mutating func hold() {
    motion = .held(
      Grip(
        offset: offset,
        shrinkingPull: Self.band.pull(forOffset: max(shrinking, 0), dimension: Self.mostShrinking)))
    halt()
  }

  /// The finger moves the page.
  ///
  /// - Parameters:
  ///   - distance: In points; ignored with a number that is not finite.
  ///   - fingerVelocity: In points per second.
  mutating func carry(by distance: CGPoint, velocity fingerVelocity: CGPoint) {
    guard case .held(var grip) = motion, distance.x.isFinite, distance.y.isFinite else { return }
    grip.pull = CGPoint(x: grip.pull.x + distance.x, y: grip.pull.y + distance.y)
    motion = .held(grip)
    let (width, height) = (size.width, size.height)
    offset = CGPoint(
      x: grip.offset.x + Self.band.offset(forPull: grip.pull.x, dimension: width),
      y: grip.offset.y + Self.band.offset(forPull: grip.pull.y, dimension: height))
    velocity = CGPoint(
      x: fingerVelocity.x.finiteOrZero * Self.band.slope(atPull: grip.pull.x, dimension: width),
      y: fingerVelocity.y.finiteOrZero * Self.band.slope(atPull: grip.pull.y, dimension: height))
  }

  /// The finger moves along the travel, by a share of it: a page that closes shrinks.
  mutating func close(by share: CGFloat, velocity: CGFloat) {
    guard case .held(var grip) = motion else { return }
    grip.closingPull += share
    motion = .held(grip)
    let pull = max(grip.shrinkingPull + grip.closingPull, 0)
    shrinking = Self.band.offset(forPull: pull, dimension: Self.mostShrinking)
    shrinkingVelocity =
      pull > 0 ? velocity.finiteOrZero * Self.band.slope(atPull: pull, dimension: Self.mostShrinking) : 0
  }

  /// Takes the velocity away.
  mutating func halt() { (velocity, shrinkingVelocity) = (.zero, 0) }

  // MARK: The springs

  /// Sends the page to one of its ends, with its velocity.
  mutating func fly(isClosing: Bool, by spring: TransitionSpring, at time: TimeInterval) {
    fly(to: isClosing ? home : .zero, by: spring, at: time)
  }

  /// Brings the page to a stand where it is.
  mutating func slowDown(by spring: TransitionSpring, at time: TimeInterval) {
    fly(to: offset, shrinkingTo: shrinking, by: spring, at: time)
  }

  private mutating func fly(
    to end: CGPoint, shrinkingTo smallest: CGFloat = 0, by spring: TransitionSpring, at time: TimeInterval
  ) {
    func animation(_ start: CGFloat, _ velocity: CGFloat, _ target: CGFloat) -> SpringAnimation {
      SpringAnimation(
        spring: spring, start: start, velocity: velocity, target: target, startTime: time, limit: .infinity)
    }
    motion = .flying(
      Springs(
        x: animation(offset.x, velocity.x, end.x), y: animation(offset.y, velocity.y, end.y),
        shrinking: animation(shrinking, shrinkingVelocity, smallest)))
  }

  /// Shows the springs at a moment, and returns whether they are at rest there.
  mutating func follow(at time: TimeInterval, within points: CGFloat) -> Bool {
    guard let springs else { return true }
    let (x, y, shrinking) = (
      springs.x.state(at: time), springs.y.state(at: time), springs.shrinking.state(at: time)
    )
    offset = CGPoint(x: x.value, y: y.value)
    velocity = CGPoint(x: x.velocity, y: y.velocity)
    (self.shrinking, shrinkingVelocity) = shrinking
    return springs.x.isAtRest(x, within: points) && springs.y.isAtRest(y, within: points)
      && springs.shrinking.isAtRest(shrinking, within: share(of: points))
  }

  /// Puts the page on its straight path, without motion.
  mutating func place(at progress: CGFloat) { self = CarriedPage(from: home, in: size, at: progress) }
}

/// A page behind a reference. Each copy of a state would take the numbers of the page along, also that of a card, which
/// has no page.
indirect enum BoxedPage: Equatable, Sendable {
  case page(CarriedPage)

  var page: CarriedPage {
    get {
      switch self {
      case .page(let page): page
      }
    }
    set { self = .page(newValue) }
  }
}
