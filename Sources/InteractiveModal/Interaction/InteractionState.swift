import Foundation

/// The state machine of a modal: what happened goes in, what is to be done comes out.
///
/// It knows fingers, springs and stops as numbers; views, recognisers and UIKit's transitions are other rooms'.
struct InteractionState: Equatable {
  private(set) var state = State.resting(.dismissed)
  /// Share of the travel that the modal has gone: 0 presented, 1 gone; it may overshoot below 0.
  private(set) var fraction: CGFloat = 1
  /// Speed of the modal along its travel, in points per second; positive is leaving.
  private(set) var velocity: CGFloat = 0
  /// Share of the travel up to which the modal slides; on the rest of it, it fades. Without limit unless motion is
  /// reduced.
  private(set) var slideLimit: CGFloat = .infinity
  /// The detent that it was sent to last, which may be one that there is none of in the present room.
  private var wanted: TransitionStop?
  /// Length of the travel, in points. A new one keeps the fraction.
  var travel: CGFloat = 1 {
    didSet { travel = max(travel.finiteOrZero, 1) }
  }
  /// Where it can come to rest. New ones move a modal that rests at one, and turn one that is bound for one.
  var stops = TransitionStops() {
    didSet { if stops != oldValue { follow(stops) } }
  }

  /// How it moves. It may be another one at any time: a flight keeps the spring that it began with.
  var motion: MotionParameters
  /// The time that the screen shows: frames are computed for when they will be seen, which is ahead of events.
  private var shownTime: TimeInterval = -.infinity

  init(motion: MotionParameters) { self.motion = motion }

  /// The detent that it stands at, or was at or bound for last: where it returns to. Gone, as long as it was at none.
  var detent: TransitionStop { wanted.map { stops.place(of: $0).stop } ?? .dismissed }

  /// Moves to the next state and returns what it asks for, or `nil` where the event changes nothing for others.
  mutating func handle(_ event: Event) -> Effect? {
    defer { renewSlideLimit() }
    // Most events are a moving finger's: they take the shortest way.
    if case .moved(let points, let velocity) = event {
      move(by: points, at: velocity)
      return nil
    }
    switch (state, event) {
    case (.dragged(let grip), .released(let velocity, let time)):
      return release(grip, at: velocity.finiteOrZero, time)
    case (.dragged(let grip), .cancelled(let time)), (.caught(let grip, _), .cancelled(let time)):
      return settle(to: stop(of: grip.home), at: 0, time)
    case (.caught(_, let stop), .lifted(let time)):
      return settle(to: stop, at: 0, time)

    case (.settling(_, let stop), .touched): return catchModal(boundFor: stop)
    case (.asking, .touched): return catchModal(boundFor: detent)
    case (.resting(.detent), .began(let permission)): return drag(grip(permission))
    case (.resting(.dismissed), .opened): return drag(grip(.granted, home: .dismissed))
    case (.caught(_, .detent), .began(let permission)): return drag(grip(permission))
    case (.caught(let grip, .dismissed), .began): return drag(grip)

    case (.asking, .answered(let isGranted, let time)):
      return settle(to: isGranted ? .dismissed : detent, at: velocity, time)
    case (.dragged(let grip), .answered(let isGranted, _)) where grip.permission == .pending:
      return drag(grip.with(isGranted ? .granted : .refused, lowest: stops.lowestFraction))
    case (.caught(let grip, .detent), .answered(true, _)):
      state = .caught(grip, boundFor: .dismissed)
      return .hold
    case (.resting(.detent), .answered(true, let time)), (.settling(_, .detent), .answered(true, let time)):
      return settle(to: .dismissed, at: velocity, time)

    case (.settling(let flight, let stop), .frame(let time)): return advance(flight, to: stop, at: time)
    case (.asking(let flight), .frame(let time)): return wait(flight, at: time)
    case (_, .sent(let stop, let time)): return send(to: stop, time)
    case (_, .placed(let stop)):
      remember(stop)
      return arrive(at: stop)

    case (.resting, _), (.caught, _), (.dragged, _), (.asking, _), (.settling, _): return nil
    }
  }

  /// Only reduced motion makes one.
  private mutating func renewSlideLimit() {
    if motion.isReduced || slideLimit < .infinity { slideLimit = nextSlideLimit }
  }

  // MARK: The finger

  /// Freezes the modal where it is shown.
  private mutating func catchModal(boundFor stop: TransitionStop) -> Effect {
    state = .caught(grip(.granted), boundFor: stop)
    velocity = 0
    return .hold
  }

  private mutating func drag(_ grip: DragState) -> Effect {
    state = .dragged(grip)
    return .hold
  }

  private mutating func move(by points: CGFloat, at speed: CGFloat) {
    guard points.finiteOrZero == points, var grip = state.grip else { return }
    grip.way += points / travel
    grip.speed = speed.finiteOrZero
    fraction = grip.fraction
    velocity = grip.speed * grip.slope
    state.hold(by: grip)
  }

  private mutating func release(_ grip: DragState, at speed: CGFloat, _ time: TimeInterval) -> Effect {
    if grip.permission == .pending, wouldDismiss(releasing: grip, at: speed) {
      return ask(at: speed * grip.slope, time)
    }
    return settle(to: stop(releasing: grip, at: speed), at: speed * grip.slope, time)
  }

  // MARK: The flight

  /// The app wants it there. One that leaves is not called back.
  private mutating func send(to stop: TransitionStop, _ time: TimeInterval) -> Effect? {
    let place = stops.place(of: stop).stop
    switch (state, place) {
    case (.resting(let present), _) where present == place: return nil
    case (.settling(_, let present), _) where present == place || present == .dismissed: return nil
    case (.caught(_, .dismissed), .detent): return nil
    case (.resting, _), (.caught, _), (.dragged, _), (.asking, _), (.settling, _):
      return settle(to: stop, at: velocity, time)
    }
  }

  /// Sends the modal off with the speed it has. The flight starts at the time that the screen shows, so that
  /// neither place nor speed jumps.
  private mutating func settle(to stop: TransitionStop, at speed: CGFloat, _ time: TimeInterval) -> Effect {
    remember(stop)
    return fly(to: stops.place(of: stop), at: speed, time)
  }

  private mutating func fly(
    to target: TransitionStops.Place, at speed: CGFloat, _ time: TimeInterval
  ) -> Effect {
    state = .settling(flight(to: target.fraction, at: speed, time), to: target.stop)
    return .settle(target.stop)
  }

  /// Comes to a halt where it is.
  private mutating func ask(at speed: CGFloat, _ time: TimeInterval) -> Effect {
    state = .asking(flight(to: fraction, at: speed, time))
    return .ask
  }

  private mutating func flight(to target: CGFloat, at speed: CGFloat, _ time: TimeInterval) -> SpringAnimation
  {
    velocity = speed
    return SpringAnimation(
      spring: motion.spring(from: fraction, to: target, at: speed), start: fraction,
      velocity: speed / travel, target: target, startTime: max(time, shownTime))
  }

  private mutating func follow(_ flight: SpringAnimation, at time: TimeInterval) {
    shownTime = time
    fraction = flight.value(at: time)
    velocity = flight.velocity(at: time) * travel
  }

  private mutating func advance(_ flight: SpringAnimation, to stop: TransitionStop, at time: TimeInterval)
    -> Effect?
  {
    let target = stops.place(of: stop).fraction
    let side = fraction - target
    follow(flight, at: time)
    // What is out of the screen is gone; mostly, it need not swing there. Where motion is reduced, nothing swings.
    let isOut = stop == .dismissed && fraction >= 1 && !motion.swingsOutside
    let isReached = motion.isReduced && side * (fraction - target) <= 0
    return isOut || isReached || flight.isAtRest(at: time, within: motion.restTolerance / travel)
      ? arrive(at: stop) : nil
  }

  private mutating func wait(_ flight: SpringAnimation, at time: TimeInterval) -> Effect? {
    follow(flight, at: time)
    guard flight.isAtRest(at: time, within: motion.restTolerance / travel) else { return nil }
    velocity = 0
    return .wait
  }

  private mutating func arrive(at stop: TransitionStop) -> Effect {
    let place = stops.place(of: stop)
    state = .resting(place.stop)
    fraction = place.fraction
    velocity = 0
    return .arrive(place.stop)
  }

  private mutating func remember(_ stop: TransitionStop) {
    if case .detent = stop { wanted = stop }
  }

  // MARK: The room

  /// The stops are others: the modal is at home, or bound, where its own is now.
  private mutating func follow(_ stops: TransitionStops) {
    switch state {
    case .resting(.detent): _ = arrive(at: detent)
    case .settling(let flight, .detent):
      _ = fly(to: stops.place(of: detent), at: velocity, flight.startTime)
    case .resting(.dismissed), .settling(_, .dismissed), .caught, .dragged, .asking: break
    }
  }

  /// The travel is another one in the same room: one that rests is at its stop, one that moves goes on from where it is
  /// seen, which is this fraction now.
  mutating func relocate(to place: CGFloat) {
    guard place.finiteOrZero == place else { return }
    let speed = velocity
    switch state {
    case .resting: return
    case .caught(let grip, let stop): state = .caught(moved(grip, to: place), boundFor: stop)
    case .dragged(let grip): state = .dragged(moved(grip, to: place))
    case .asking(let flight):
      fraction = place
      state = .asking(self.flight(to: place, at: speed, flight.startTime))
    case .settling(let flight, let stop):
      fraction = place
      _ = fly(to: stops.place(of: stop), at: speed, flight.startTime)
    }
  }

  /// One at rest is given a speed along its travel, in points per second, with which it sets out when it is sent.
  mutating func launch(at speed: CGFloat) {
    if case .resting = state { velocity = speed.finiteOrZero }
  }

  /// One that is on its way turns round, with the speed it has: back to where it was, or out again.
  mutating func turnRound(at time: TimeInterval) {
    guard case .settling(_, let stop) = state else { return }
    _ = settle(to: stop == .dismissed ? detent : .dismissed, at: velocity, time)
  }

  /// One that is on its way begins it anew, elsewhere and without speed.
  mutating func setOffAnew(from place: CGFloat) {
    guard case .settling(let flight, let stop) = state, place.finiteOrZero == place else { return }
    fraction = place
    _ = fly(to: stops.place(of: stop), at: 0, flight.startTime)
  }

  private mutating func moved(_ grip: DragState, to place: CGFloat) -> DragState {
    fraction = place
    var moved = self.grip(grip.permission, home: grip.home)
    moved.speed = grip.speed
    return moved
  }
}
