import Foundation

/// The state machine of a modal: what happened goes in, what is to be done comes out.
///
/// It knows fingers, springs and stops as numbers; views, recognisers and UIKit's transitions are other rooms'.
struct ModalInteraction: Equatable {
  /// What the modal is doing.
  enum State: Equatable {
    /// At rest, nobody holds it.
    case resting(ModalStop)
    /// Stopped in mid-flight under a finger that may yet turn out to tap; the stop is where it was bound for.
    case caught(Grip, boundFor: ModalStop)
    /// Moved by a finger.
    case dragged(Grip)
    /// On its way to a stop, nobody holds it.
    case settling(SpringMotion, to: ModalStop)
  }

  private(set) var state = State.resting(.dismissed)
  /// Share of the travel that the modal has gone: 0 presented, 1 gone; it may overshoot below 0.
  private(set) var fraction: CGFloat = 1
  /// Speed of the modal along its travel, in points per second; positive is leaving.
  private(set) var velocity: CGFloat = 0
  /// Share of the travel up to which the modal slides; on the rest of it, it fades. Without limit unless motion is
  /// reduced.
  private(set) var slideLimit: CGFloat = .infinity
  /// Length of the travel, in points. A new one keeps the fraction.
  var travel: CGFloat = 1 {
    didSet { travel = max(travel.finiteOrZero, 1) }
  }

  /// How it moves. It may be another one at any time: a flight keeps the spring that it began with.
  var motion: ModalMotion
  /// The time that the screen shows: frames are computed for when they will be seen, which is ahead of events.
  private var shownTime: TimeInterval = -.infinity

  init(motion: ModalMotion) { self.motion = motion }

  /// Where a release now would send the modal.
  var stopIfReleased: ModalStop {
    switch state {
    case .resting(let stop), .settling(_, let stop), .caught(_, let stop): stop
    case .dragged(let grip): stop(releasing: grip, at: grip.speed)
    }
  }

  /// Whether a finger of that speed, letting go now, would dismiss a modal that may not go.
  func refuses(at speed: CGFloat) -> Bool {
    guard case .dragged(let grip) = state, grip.resistance == .eitherWay else { return false }
    let release = ModalRelease(fraction: grip.unresistedFraction, velocity: speed, travel: travel)
    return motion.policy.stop(for: release) == .dismissed
  }

  /// Moves to the next state and returns what it asks for, or `nil` where the event changes nothing for others.
  mutating func handle(_ event: Event) -> Effect? {
    defer { slideLimit = nextSlideLimit }
    switch (state, event) {
    case (.dragged(let grip), .released(let velocity, let time)):
      return release(grip, at: velocity.finiteOrZero, time)
    case (.dragged, .cancelled(let time)), (.caught, .cancelled(let time)):
      return settle(to: .presented, at: 0, time)
    case (.caught(_, let stop), .lifted(let time)):
      return settle(to: stop, at: 0, time)

    case (.settling(_, let stop), .touched):
      return catchModal(boundFor: stop)
    case (.resting(.presented), .began(let resistance)):
      return drag(Grip(fraction: fraction, resistance: resistance, rubberBand: motion.rubberBand))
    case (.caught(let grip, .presented), .began(.eitherWay)):
      return drag(Grip(fraction: grip.fraction, resistance: .eitherWay, rubberBand: motion.rubberBand))
    case (.caught(let grip, _), .began):
      return drag(grip)
    case (.dragged(let grip), .moved(let points, let velocity)):
      state = .dragged(moved(grip, by: points, at: velocity))
      return nil
    case (.caught(let grip, let stop), .moved(let points, let velocity)):
      state = .caught(moved(grip, by: points, at: velocity), boundFor: stop)
      return nil

    case (.settling(let flight, let stop), .frame(let time)):
      return advance(flight, to: stop, at: time)
    case (.resting(.dismissed), .presented(let time)):
      return settle(to: .presented, at: 0, time)
    case (.resting(.presented), .dismissed(let time)), (.settling(_, .presented), .dismissed(let time)),
      (.caught, .dismissed(let time)), (.dragged, .dismissed(let time)):
      return settle(to: .dismissed, at: velocity, time)
    case (_, .placed(let stop)):
      return arrive(at: stop)

    case (.resting, _), (.caught, _), (.dragged, _), (.settling, _):
      return nil
    }
  }

  // MARK: The finger

  /// Freezes the modal where it is shown.
  private mutating func catchModal(boundFor stop: ModalStop) -> Effect {
    let grip = Grip(fraction: fraction, resistance: .beyondPresented, rubberBand: motion.rubberBand)
    state = .caught(grip, boundFor: stop)
    velocity = 0
    return .hold
  }

  private mutating func drag(_ grip: Grip) -> Effect {
    state = .dragged(grip)
    return .hold
  }

  private mutating func moved(_ grip: Grip, by points: CGFloat, at speed: CGFloat) -> Grip {
    guard points.finiteOrZero == points else { return grip }
    var grip = grip
    grip.way += points / travel
    grip.speed = speed.finiteOrZero
    fraction = grip.fraction
    velocity = grip.speed * grip.slope
    return grip
  }

  private mutating func release(_ grip: Grip, at speed: CGFloat, _ time: TimeInterval) -> Effect {
    settle(to: stop(releasing: grip, at: speed), at: speed * grip.slope, time)
  }

  private func stop(releasing grip: Grip, at speed: CGFloat) -> ModalStop {
    switch grip.resistance {
    case .eitherWay: .presented
    case .beyondPresented:
      motion.policy.stop(for: ModalRelease(fraction: fraction, velocity: speed, travel: travel))
    }
  }

  // MARK: The flight

  /// Sends the modal off with the speed it has. The flight starts at the time that the screen shows, so that
  /// neither place nor speed jumps.
  private mutating func settle(to stop: ModalStop, at speed: CGFloat, _ time: TimeInterval) -> Effect {
    velocity = speed
    let flight = SpringMotion(
      spring: motion.spring(from: fraction, to: stop.fraction, at: speed), start: fraction,
      velocity: speed / travel, target: stop.fraction, startTime: max(time, shownTime))
    state = .settling(flight, to: stop)
    return .settle(stop)
  }

  private mutating func advance(_ flight: SpringMotion, to stop: ModalStop, at time: TimeInterval) -> Effect?
  {
    shownTime = time
    let side = fraction - stop.fraction
    fraction = flight.value(at: time)
    velocity = flight.velocity(at: time) * travel
    // What is out of the screen is gone; it need not swing there. Where motion is reduced, nothing swings.
    let isOut = stop == .dismissed && fraction >= 1
    let isReached = motion.isReduced && side * (fraction - stop.fraction) <= 0
    return isOut || isReached || flight.isAtRest(at: time, within: motion.restTolerance / travel)
      ? arrive(at: stop) : nil
  }

  private mutating func arrive(at stop: ModalStop) -> Effect {
    state = .resting(stop)
    fraction = stop.fraction
    velocity = 0
    return .arrive(stop)
  }
}
