import Foundation

/// What the present state means for others.
extension InteractionState {
  package var isHeld: Bool { phase.drag != nil }

  /// Velocity of the finger that holds the screen, in points per second; `nil` without one.
  var heldVelocity: CGFloat? { phase.drag?.velocity }

  var isAtRest: Bool { if case .resting = phase { true } else { false } }

  /// The progress to which a spring takes the screen, or that it has without a spring.
  var goal: CGFloat {
    switch phase {
    case .settling(let animation, _), .asking(let animation): animation.target
    case .resting, .caught, .dragged: progress
    }
  }

  /// How far the finger or the screen is from the highest detent, in points; without resistance.
  var pull: CGFloat { (1 - (phase.drag?.fingerProgress ?? progress)) * travel }

  /// Progress of the detent at which the screen stands, or to which it returns.
  var detentProgress: CGFloat { max(stops.position(of: detent).progress, stops.lowestProgress) }

  /// The progress of the detent at which the screen is at rest, from which a finger has taken it,
  /// or for which it is bound; `nil` if it is closed or leaves.
  var openProgress: CGFloat? {
    switch phase {
    case .resting(.dismissed), .settling(_, .dismissed), .caught(_, .dismissed): nil
    case .resting(.detent), .settling(_, .detent), .caught(_, .detent), .dragged, .asking: detentProgress
    }
  }

  /// How far the position to which the screen returns is from the highest detent, in points.
  var restingPull: CGFloat { (1 - detentProgress) * travel }

  /// Seconds that a flight over the whole travel takes without a finger.
  package var nominalDuration: TimeInterval {
    SpringAnimation.restTime(of: motion.settlingSpring, within: motion.restTolerance / travel)
  }

  /// The progress below which the screen does not slide from now on.
  ///
  /// With Reduce Motion the screen fades in and out in its place; with a source it grows and shrinks. A
  /// finger slides it; a finger that meets it half faded goes on fading it. The value changes only while
  /// the screen is opaque or out of sight. So neither position nor opacity jumps when the user switches
  /// Reduce Motion.
  var nextSlideEnd: CGFloat {
    switch phase {
    case .settling(_, to: .dismissed) where motion.slidesUnderFingerOnly:
      slideEnd.isFinite ? slideEnd : min(progress, 1)
    case .settling(_, let stop) where motion.slidesUnderFingerOnly && progress <= 0:
      stops.position(of: stop).progress
    // Core Animation plays the flight as it began.
    case .settling: slideEnd
    case .caught, .dragged, .asking: progress >= slideEnd ? -.infinity : slideEnd
    case .resting: -.infinity
    }
  }

  // MARK: The way

  /// Returns where a flight to a stop goes first: a screen that fades in or grows comes to the detent at
  /// which it then stands, and not to a lower one.
  func firstTarget(towards target: TransitionStops.Position) -> TransitionStops.Position {
    guard progress < slideEnd, progress > 0, target.stop != .dismissed, target.progress < slideEnd else {
      return target
    }
    return stops.detents.last { $0.progress >= slideEnd } ?? stops.highest
  }

  /// Returns whether a screen need not come to rest at a stop, because it is there.
  func hasArrived(at stop: TransitionStop, from former: CGFloat) -> Bool {
    // A screen that is out of sight is closed; it need not oscillate there. With Reduce Motion
    // nothing oscillates.
    let target = stops.position(of: stop).progress
    let isClosed = stop == .dismissed && progress <= 0 && staysWhenClosed
    return isClosed || motion.isReduced && (former - target) * (progress - target) <= 0
  }

  /// Whether a screen that reaches its closed position stays there. A carried page may not have
  /// reached its source then.
  var staysWhenClosed: Bool { !motion.oscillatesWhenClosed && boxedPage == nil }

  /// Returns `slideEnd` for the present stops: a detent that moves takes it along.
  func slideEnd(from former: TransitionStops) -> CGFloat {
    former.detents.first { $0.progress == slideEnd }.map { stops.position(of: $0.stop).progress } ?? slideEnd
  }
}

/// Where a release sends the screen.
extension InteractionState {
  /// The stop to which a release now would send the screen.
  var stopIfReleased: TransitionStop {
    switch phase {
    case .resting(let stop), .settling(_, let stop), .caught(_, let stop): stop
    case .dragged(let drag): stop(releasing: drag, at: drag.velocity)
    case .asking: detent
    }
  }

  /// Whether a release at a velocity would close a screen that may not close.
  func isRefused(at velocity: CGFloat) -> Bool {
    guard case .dragged(let drag) = phase, drag.permission == .refused else { return false }
    return wouldClose(drag, at: velocity.finiteOrZero)
  }

  func wouldClose(_ drag: DragState, at velocity: CGFloat) -> Bool {
    stop(at: drag.unresistedProgress, velocity) == .dismissed
  }

  func stop(releasing drag: DragState, at velocity: CGFloat) -> TransitionStop {
    let stop = stop(at: progress, velocity)
    return stop == .dismissed && drag.permission != .granted ? stops.lowest.stop : stop
  }

  private func stop(at progress: CGFloat, _ velocity: CGFloat) -> TransitionStop {
    let release = ReleasePolicy.Release(
      progress: progress, velocity: velocity, travel: travel, stops: stops,
      start: wantedDetent ?? .dismissed)
    return firstTarget(towards: stops.position(of: motion.policy.stop(for: release))).stop
  }
}
