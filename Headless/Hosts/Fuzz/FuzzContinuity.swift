import UIKit

/// Finds a controller's view that jumps on the screen.
///
/// Position and opacity are continuous, and a velocity changes little from one frame to the next. So a step
/// between two frames is at most as long as the faster of its two neighbours allows: a view that starts, speeds
/// up, slows down or stops keeps that rule, and a view that jumps breaks it, since before and after the jump it
/// is slow. A finger may add its own way, and a screen behind a card may go as far as that card. A resize, a
/// setting, a stall and what code does without animation end the comparison, and the next frame begins another.
/// A resize shows every view where it was, as UIKit animates it.
///
/// An animation shows what belongs to the time of the frame, and a display link writes what belongs to the time of
/// the next one. Where frames are not evenly spaced, a jump is one at both times.
@MainActor struct FuzzContinuity {
  /// Ratio of a step to its neighbours at which no spring of the kit comes near, at 30 frames a second and up.
  private static let ratio: CGFloat = 1.5
  /// Square of the angular frequency of the fastest spring in use, that of a response of 0.4 seconds.
  private static let stiffness = pow(2 * CGFloat.pi / 0.4, 2)
  /// Points that a view may move beyond that. A flight that is at rest within half a point snaps there.
  private static let tolerance: CGFloat = 1
  /// Opacity that a view may change out of rest into rest.
  private static let opacityTolerance: CGFloat = 0.05
  /// Points that a view may move for each point of a finger: a choreography moves views farther than the finger.
  private static let reach: CGFloat = 6
  /// Two frames as near as this in seconds show the same.
  private static let instant: TimeInterval = 1e-4

  private struct Track {
    weak var view: UIView?
    var sights: [FuzzSight]
  }

  private var tracks: [ObjectIdentifier: Track] = [:]

  /// Begins anew: what comes next may be anywhere.
  mutating func forget() { tracks = [:] }

  /// Takes what a frame shows, and returns the fault of the frame before.
  ///
  /// - Parameters:
  ///   - views: The views that are compared, each with the cards in front of it.
  ///   - hand: What has been done since the last frame.
  mutating func fault(
    of views: [(view: UIView, cards: [UIView])], in window: UIWindow, hand: FuzzHand, clock: Clock
  ) -> String? {
    let frame = 1 / clock.framesPerSecond
    var next: [ObjectIdentifier: Track] = [:]
    for (view, _) in views where view.window === window {
      var sight = FuzzSight(of: view, in: window, at: (clock.now, clock.nextFrame), hand)
      let known = tracks[ObjectIdentifier(view)]
      var sights = known?.view === view ? known?.sights ?? [] : []
      if let last = sights.last, sight.time - last.time < Self.instant {
        sight.hand.add(last.hand)
        sights.removeLast()
      }
      sights = (sights + [sight]).suffix(5)
      next[ObjectIdentifier(view)] = Track(view: view, sights: sights)
    }
    tracks = next
    return views.lazy.compactMap { view, cards -> String? in
      guard let sights = next[ObjectIdentifier(view)]?.sights else { return nil }
      let others = cards.compactMap { next[ObjectIdentifier($0)]?.sights }
      let faults = [\FuzzSight.time, \.target].map {
        Self.fault(in: sights, at: $0, carriedBy: others, frame: frame)
      }
      return faults.contains(nil) ? nil : faults[0].map { "the view of \(type(of: view.next ?? view)) \($0)" }
    }.first
  }

  /// Returns the fault of a resize: what it shows elsewhere at once.
  static func fault(
    ofResize resize: () -> Void, on views: [UIView], in window: UIWindow, clock: Clock
  ) -> String? {
    func sights() -> [FuzzSight] {
      views.map { FuzzSight(of: $0, in: window, at: (clock.now, clock.now), FuzzHand()) }
    }
    let before = sights()
    resize()
    return zip(views, zip(before, sights())).lazy.compactMap { view, sights -> String? in
      let way = FuzzSight.Step(from: sights.0, to: sights.1, at: \.time, frame: 1).points
      guard view.window === window, sights.0.isVisible, way > tolerance else { return nil }
      return "the view of \(type(of: view.next ?? view)) jumps by \(way) points as the window is resized"
    }.first
  }

  /// - Parameters:
  ///   - time: The time to which what is seen belongs.
  ///   - cards: What was seen of the cards in front of the view. A screen behind goes its whole way while the
  ///     card goes from one detent to the next, which a fast card does within a frame.
  ///   - frame: Seconds from one frame to the next.
  private static func fault(
    in sights: [FuzzSight], at time: KeyPath<FuzzSight, TimeInterval>, carriedBy cards: [[FuzzSight]],
    frame: TimeInterval
  ) -> String? {
    guard sights.count == 5 else { return nil }
    let (before, now, next) = (sights[2], sights[3], sights[4])
    // A finger that lands, and code that sends a view elsewhere, can cut the next step short.
    guard before.isVisible, now.isVisible, !next.hand.isAct else { return nil }
    let steps = zip(sights, sights.dropFirst()).map {
      FuzzSight.Step(from: $0, to: $1, at: time, frame: frame)
    }
    let step = steps[2]
    // Without frames nothing moved: the step took the last of them only. A late frame cannot be judged.
    if step.isLate, steps[1].points > 0.01 || steps[1].opacity > 0.001 { return nil }
    let isAct = before.hand.isAct || now.hand.isAct
    // What is sent elsewhere in mid-flight turns round within a frame, as fast as a spring can.
    let turns = isAct && steps[1].points > 0.01
    let velocities = steps.map { $0.points / $0.seconds }
    let speedsUp = velocities[1] + 2 * max(0, velocities[1] - velocities[0])
    let steady = max(ratio * max(velocities[1], velocities[3]), speedsUp)
    let turning = ratio * (velocities[1] + velocities[3]) + stiffness * now.length * step.seconds
    // What a finger lets go of, and the next one catches in the frame after that, has a frame from rest to rest.
    let isCaughtAgain = isAct && steps[1].points < 0.01 && steps[3].points < 0.01
    let first = isCaughtAgain ? stiffness / 2 * now.length * step.seconds : 0
    let allowed = max(turns ? max(steady, turning) : steady, first) * step.seconds
    let carried = cards.filter { $0.count == 5 }
      .reduce(0) { $0 + FuzzSight.Step(from: $1[2], to: $1[3], at: time, frame: frame).points }
    // A card that is let go has the velocity that the finger had lately.
    let thrown = isAct ? ratio * step.seconds * now.hand.velocity : 0
    // What grows or shrinks beyond the edges of the window is seen by no user.
    let isFar =
      min(step.points, step.seenPoints) > allowed + thrown + carried + reach * now.hand.way + tolerance
    if isFar, !step.goesOn(from: steps[1], after: steps[0], within: tolerance) {
      return "jumps by \(step.points) points at \(now.time), beside \(steps[1].points) and \(steps[3].points)"
    }
    // A choreography may fade a view within a frame or two, but not out of rest into rest.
    let isBlink = steps[1].opacity < 0.001 && steps[3].opacity < 0.001 && step.opacity > opacityTolerance
    if isBlink, !isAct, now.hand.way == 0 {
      return "jumps by \(step.opacity) in opacity at \(now.time)"
    }
    return nil
  }
}

/// What has been done from one frame to the next.
struct FuzzHand {
  /// Points that fingers have moved.
  var way: CGFloat = 0
  /// The highest velocity of a finger in the time over which UIKit measures it, in points per second.
  var velocity: CGFloat = 0
  /// Whether anything happened but time and the movement of fingers.
  var isAct = false

  /// Counts in what was done before a frame that shows the same as the next one.
  mutating func add(_ former: FuzzHand) {
    way += former.way
    velocity = max(velocity, former.velocity)
    isAct = isAct || former.isAct
  }
}

/// Where a frame shows a view.
@MainActor struct FuzzSight {
  /// The time of the frame, and of the next one.
  let time, target: TimeInterval
  var hand: FuzzHand
  let isVisible: Bool
  /// The longer side of the window.
  let length: CGFloat
  private let corners: [CGPoint]
  /// The corners of the part in the window.
  private let seenCorners: [CGPoint]
  private let opacity: CGFloat

  init(of view: UIView, in window: UIWindow, at times: (TimeInterval, TimeInterval), _ hand: FuzzHand) {
    ((time, target), self.hand) = (times, hand)
    var (transform, opacity, isHidden) = (CGAffineTransform.identity, CGFloat(1), false)
    for view in sequence(first: view, next: \.superview).prefix(while: { $0 !== window }) {
      let shown = view.shown
      transform = transform.concatenating(shown.transformToSuperlayer)
      opacity *= CGFloat(shown.opacity)
      isHidden = isHidden || view.isHidden
    }
    let bounds = view.shown.bounds
    let box = bounds.applying(transform)
    corners = [bounds.origin, CGPoint(x: bounds.maxX, y: bounds.maxY)].map { $0.applying(transform) }
    seenCorners = corners.map {
      CGPoint(
        x: min(max($0.x, window.bounds.minX), window.bounds.maxX),
        y: min(max($0.y, window.bounds.minY), window.bounds.maxY))
    }
    self.opacity = opacity
    length = max(window.bounds.width, window.bounds.height)
    // A page behind its own picture has an opacity of 0.011, and comes back at once.
    isVisible = !isHidden && opacity > 0.02 && box.insetBy(dx: 1, dy: 1).intersects(window.bounds)
  }

  /// How far a view has gone from one frame to the next.
  struct Step {
    /// Seconds in which it went there: those of one frame after a time without frames, as nothing moved then.
    let seconds: TimeInterval
    /// Whether there was more time than that.
    let isLate: Bool
    let opacity: CGFloat
    /// The way of each corner.
    private let ways: [CGVector]

    /// The longest way of a corner of the part in the window.
    let seenPoints: CGFloat
    var points: CGFloat { ways.map { hypot($0.dx, $0.dy) }.max() ?? 0 }

    @MainActor init(
      from one: FuzzSight, to other: FuzzSight, at time: KeyPath<FuzzSight, TimeInterval>, frame: TimeInterval
    ) {
      let passed = other[keyPath: time] - one[keyPath: time]
      isLate = passed > 1.5 * frame
      seconds = isLate ? frame : passed
      opacity = abs(other.opacity - one.opacity)
      seenPoints = zip(one.seenCorners, other.seenCorners).map { hypot($1.x - $0.x, $1.y - $0.y) }.max() ?? 0
      ways = zip(one.corners, other.corners).map { CGVector(dx: $1.x - $0.x, dy: $1.y - $0.y) }
    }

    /// Whether the velocity of each corner changes as it did in the two steps before, or up to twice as much.
    /// So a view may brake and turn round, and be slow again soon after.
    func goesOn(from last: Step, after first: Step, within tolerance: CGFloat) -> Bool {
      zip(ways, zip(last.ways, first.ways)).allSatisfy { way, former in
        let (was, now) = (former.1 / first.seconds, former.0 / last.seconds)
        let change = CGVector(dx: now.dx - was.dx, dy: now.dy - was.dy)
        let off = CGVector(
          dx: way.dx / seconds - now.dx - change.dx, dy: way.dy / seconds - now.dy - change.dy)
        return hypot(off.dx, off.dy) * seconds <= hypot(change.dx, change.dy) * seconds + tolerance
      }
    }
  }
}

private func / (vector: CGVector, divisor: CGFloat) -> CGVector {
  CGVector(dx: vector.dx / divisor, dy: vector.dy / divisor)
}
