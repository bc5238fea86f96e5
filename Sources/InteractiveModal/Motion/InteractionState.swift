import Foundation

/// The state machine of an interactive transition: events go in, effects come out.
///
/// It knows no view, no recogniser and no transition of UIKit's. Progress is 0 closed, 1 open.
///
/// Beside events it takes over measures: `travel`, `stops`, `motion`, and what `resize`, `relocate` and
/// `takeOver` say. They change numbers and no decision, so they have no effect.
package struct InteractionState: Equatable {
  package private(set) var phase = InteractionPhase.resting(.dismissed)
  /// 0 closed, 1 open. A finger or a spring may take it beyond both.
  package private(set) var progress: CGFloat = 0
  /// Velocity of the screen along its travel, in points per second; positive closes.
  private(set) var velocity: CGFloat = 0
  /// Below this progress the screen fades or shrinks into its source; −infinity if it slides.
  private(set) var slideEnd: CGFloat = -.infinity
  /// The detent to which the screen was sent last. It may be missing from the present stops.
  private(set) var wantedDetent: TransitionStop?
  /// The page that the finger carries in both axes; `nil` if the screen only moves along its
  /// travel.
  package var page: CarriedPage? { boxedPage?.page }
  private(set) var boxedPage: BoxedPage?
  /// Length of the travel, in points. A new length keeps the progress.
  package var travel: CGFloat = 1 { didSet { travel = max(travel.finiteOrZero, 1) } }
  /// How far the screen goes beyond its open position, in points: a finger and a spring take it there
  /// against more and more resistance. Infinity, the default, is as far as a rubber band of the travel.
  /// A flight keeps the reach with which it began.
  var reach: CGFloat = .infinity { didSet { if reach != oldValue, isHeld { relocate(to: progress) } } }
  /// The stops of the travel. A screen at a detent, or bound for one, follows new stops.
  var stops = TransitionStops() { didSet { if stops != oldValue { stopsDidChange(from: oldValue) } } }
  /// Springs, resistance and policy. A flight keeps the spring with which it began.
  var motion: MotionParameters { didSet { slideEnd = nextSlideEnd } }
  /// The time that the screen shows, ahead of events.
  private(set) var shownTime: TimeInterval = -.infinity

  package init(motion: MotionParameters) { self.motion = motion }

  /// The last detent at which the screen stood or for which it was bound; `.dismissed` at first.
  var detent: TransitionStop { wantedDetent.map { stops.position(of: $0).stop } ?? .dismissed }

  // MARK: Events

  /// Handles an event and returns its effect; `nil` if nothing outside the machine has to react.
  ///
  /// - Parameter time: The time of motion, in seconds; for a frame, the time at which the user sees it. For an
  ///   event that is no frame, a time before the one that the screen shows counts as that one, as does −infinity.
  package mutating func handle(
    _ event: InteractionEvent, at time: TimeInterval = -.infinity
  ) -> InteractionEffect? {
    // Most events are movements of the finger: they take the shortest path.
    if case .moved(let points, let velocity) = event {
      move(by: points, at: velocity)
      return nil
    }
    defer { if motion.slidesUnderFingerOnly || slideEnd.isFinite { slideEnd = nextSlideEnd } }
    switch (phase, event) {
    case (.dragged(let drag), .released(let velocity)):
      return release(drag, at: velocity.finiteOrZero, time)
    case (.dragged(let drag), .cancelled), (.caught(let drag, _), .cancelled):
      return cancel(drag, time)
    // A finger that went up without a drag was a tap, so the screen goes on. One that was taken away keeps it.
    case (.caught(_, let stop), .lifted): return settle(to: stop, at: 0, time)
    case (.dragged, .leftOnList), (.caught(_, .detent), .leftOnList):
      return settle(to: stops.detent(nearest: progress).stop, at: velocity, time)
    case (.settling(_, let stop), .landed):
      return catchScreen(boundFor: stop == .dismissed ? stop : detent)
    case (.asking, .landed): return catchScreen(boundFor: detent)
    case (.resting(.detent), .began(let permission)): return drag(takeHold(permission))
    case (.resting(.dismissed), .opened): return drag(takeHold(.granted, cancelTarget: .dismissed))
    case (.caught(_, .detent), .began(let permission)): return drag(takeHold(permission))
    case (.caught(let drag, .dismissed), .began): return self.drag(drag)

    case (.asking, .answered(let isGranted)):
      return settle(to: isGranted ? .dismissed : detent, at: velocity, time)
    case (.dragged(let drag), .answered(let isGranted)) where drag.permission == .pending:
      return self.drag(drag.with(isGranted ? .granted : .refused, lowest: stops.lowestProgress))
    case (.caught(let drag, .detent), .answered(true)):
      phase = .caught(drag, boundFor: .dismissed)
      return .caught(boundFor: .dismissed)
    case (.resting(.detent), .answered(true)), (.settling(_, .detent), .answered(true)):
      return settle(to: .dismissed, at: velocity, time)

    case (.settling(let animation, let stop), .frame): return advance(animation, to: stop, at: time)
    case (.asking(let animation), .frame): return stand(still: animation, at: time)
    case (_, .sent(let stop)): return send(to: stop, time)
    case (_, .placed(let stop)): return place(at: stop)
    case (.resting, .launched(let newVelocity)):
      velocity = newVelocity.finiteOrZero
      return nil
    case (.settling(_, let stop), .turned):
      return settle(to: stop == .dismissed ? detent : .dismissed, at: velocity, time)
    case (.settling(let animation, let stop), .restarted): return restart(animation, to: stop)
    case (.resting, _), (.caught, _), (.dragged, _), (.asking, _), (.settling, _): return nil
    }
  }

  // MARK: The finger

  /// Stops the screen where it is shown.
  private mutating func catchScreen(boundFor stop: TransitionStop) -> InteractionEffect {
    boxedPage?.page.hold()
    phase = .caught(takeHold(.granted), boundFor: stop)
    velocity = 0
    return .caught(boundFor: stop)
  }

  private mutating func drag(_ drag: DragState) -> InteractionEffect {
    phase = .dragged(drag)
    return .dragged
  }

  /// Returns the drag state of a finger that takes hold of the screen where it is.
  private func takeHold(
    _ permission: DragState.Permission, cancelTarget: DragState.CancelTarget = .detent
  ) -> DragState {
    DragState(
      progress: progress, cancelTarget: cancelTarget, permission: permission, lowest: stops.lowestProgress,
      rubberBand: motion.rubberBand, reach: reach / travel)
  }

  /// The finger that holds a carried page moves it in both axes; `.moved` follows. A finger that may
  /// not close the page moves it less.
  ///
  /// - Parameters:
  ///   - distance: In points.
  ///   - velocity: Of the finger, in points per second.
  package mutating func carry(by distance: CGPoint, velocity: CGPoint) {
    guard boxedPage != nil, let drag = phase.drag else { return }
    let share = drag.permission == .granted ? 1 : motion.rubberBand.coefficient
    boxedPage?.page.carry(
      by: CGPoint(x: distance.x * share, y: distance.y * share),
      velocity: CGPoint(x: velocity.x * share, y: velocity.y * share))
  }

  private mutating func move(by points: CGFloat, at fingerVelocity: CGFloat) {
    guard points.finiteOrZero == points, var drag = phase.drag else { return }
    drag.move(by: -points / travel)
    drag.velocity = fingerVelocity.finiteOrZero
    let former = progress
    (progress, velocity) = drag.shown
    velocity *= drag.velocity
    let (distance, rate) = (former - progress, velocity / travel)
    boxedPage?.page.close(by: distance, velocity: rate)
    phase.hold(drag)
    if slideEnd.isFinite { slideEnd = nextSlideEnd }
  }

  private mutating func release(
    _ drag: DragState, at fingerVelocity: CGFloat, _ time: TimeInterval
  ) -> InteractionEffect {
    let velocity = fingerVelocity * drag.slope
    if drag.permission == .pending, wouldClose(drag, at: fingerVelocity) {
      stop(at: velocity, time)
      return .ask
    }
    return settle(to: stop(releasing: drag, at: fingerVelocity), at: velocity, time)
  }

  private mutating func cancel(_ drag: DragState, _ time: TimeInterval) -> InteractionEffect {
    boxedPage?.page.halt()
    return settle(to: drag.cancelTarget == .detent ? detent : .dismissed, at: 0, time)
  }

  // MARK: The spring

  /// Sends the screen to a stop for the app. A screen that is closing goes on closing.
  private mutating func send(to stop: TransitionStop, _ time: TimeInterval) -> InteractionEffect? {
    switch (phase, stop) {
    case (.settling(_, .dismissed), _), (.caught(_, .dismissed), .detent): return nil
    case (_, .detent): wantedDetent = stop
    case (_, .dismissed): break
    }
    let target = stops.position(of: stop).stop
    switch phase {
    case .resting(target), .settling(_, target): return nil
    case .resting, .caught, .dragged, .asking, .settling: return settle(to: stop, at: velocity, time)
    }
  }

  /// Sends the screen off with a velocity, from the time that the screen shows: so nothing jumps. A wanted
  /// detent that is missing now, as the medium one on a phone on its side, stays wanted while the screen
  /// only returns.
  private mutating func settle(
    to stop: TransitionStop, at velocity: CGFloat, _ time: TimeInterval
  ) -> InteractionEffect {
    if case .detent = stop, stop != detent { wantedDetent = stop }
    return fly(to: stops.position(of: stop), at: velocity, time)
  }

  private mutating func fly(
    to wanted: TransitionStops.Position, at velocity: CGFloat, _ time: TimeInterval
  ) -> InteractionEffect {
    if progress >= slideEnd { slideEnd = -.infinity }
    let target = firstTarget(towards: wanted)
    let animation = makeAnimation(to: target.progress, at: velocity, time)
    boxedPage?.page.fly(isClosing: target.stop == .dismissed, by: animation.spring, at: animation.startTime)
    phase = .settling(animation, to: target.stop)
    return .settle(target.stop)
  }

  /// Brings the screen to a stand where it is.
  private mutating func stop(at velocity: CGFloat, _ time: TimeInterval) {
    let animation = makeAnimation(to: progress, at: velocity, time)
    boxedPage?.page.slowDown(by: animation.spring, at: animation.startTime)
    phase = .asking(animation)
  }

  private mutating func makeAnimation(
    to target: CGFloat, at velocity: CGFloat, _ time: TimeInterval
  ) -> SpringAnimation {
    self.velocity = velocity
    return SpringAnimation(
      spring: motion.spring(from: progress, to: target, at: velocity), start: progress,
      velocity: -velocity / travel, target: target, startTime: max(time, shownTime), reach: reach / travel)
  }

  /// Shows the spring at a moment, and returns whether it is at rest there.
  private mutating func follow(_ animation: SpringAnimation, at time: TimeInterval) -> Bool {
    shownTime = time
    let state = animation.state(at: shownTime)
    progress = state.value
    velocity = -state.velocity * travel
    let tolerance = motion.restTolerance
    let isPageAtRest = boxedPage?.page.follow(at: time, within: tolerance) ?? true
    return isPageAtRest && animation.isAtRest(state, within: tolerance / travel)
  }

  private mutating func advance(
    _ animation: SpringAnimation, to stop: TransitionStop, at time: TimeInterval
  ) -> InteractionEffect? {
    let former = progress
    guard follow(animation, at: time) || hasArrived(at: stop, from: former) else { return nil }
    let effect = arrive(at: stop)
    // A screen that had to fade in or to grow first goes on to a lower detent.
    return stop == .dismissed || stop == detent ? effect : settle(to: detent, at: 0, time)
  }

  private mutating func stand(still animation: SpringAnimation, at time: TimeInterval) -> InteractionEffect? {
    guard follow(animation, at: time) else { return nil }
    velocity = 0
    return .wait
  }

  private mutating func restart(_ animation: SpringAnimation, to stop: TransitionStop) -> InteractionEffect {
    let start: CGFloat = stop == .dismissed ? 1 : 0
    progress = start
    boxedPage?.page.place(at: start)
    return fly(to: stops.position(of: stop), at: 0, animation.startTime)
  }

  private mutating func place(at stop: TransitionStop) -> InteractionEffect {
    if case .detent = stop { wantedDetent = stop }
    return arrive(at: stop)
  }

  private mutating func arrive(at stop: TransitionStop) -> InteractionEffect {
    let position = stops.position(of: stop)
    (phase, progress, velocity) = (.resting(position.stop), position.progress, 0)
    boxedPage?.page.place(at: position.progress)
    return .arrive(position.stop)
  }

  // MARK: Changes from outside

  /// Moves a screen that rests at a detent, or is bound for one, to its detent.
  private mutating func stopsDidChange(from former: TransitionStops) {
    let (share, end) = (progress / slideEnd, slideEnd(from: former))
    if end != slideEnd {
      slideEnd = end
      if share < 1 { relocate(to: share * end) }
    }
    switch phase {
    case .resting(.detent): _ = arrive(at: detent)
    case .settling(let animation, .detent):
      _ = fly(to: stops.position(of: detent), at: velocity, animation.startTime)
    case .resting(.dismissed), .settling(_, .dismissed), .caught, .dragged, .asking: break
    }
  }

  /// Goes on from another progress. A screen at rest stays at its stop. Ignores a progress that is not
  /// finite.
  mutating func relocate(to newProgress: CGFloat) {
    guard newProgress.finiteOrZero == newProgress, !isAtRest else { return }
    progress = newProgress
    switch phase {
    case .resting: break
    case .caught(let drag, _), .dragged(let drag):
      var moved = takeHold(drag.permission, cancelTarget: drag.cancelTarget)
      moved.velocity = drag.velocity
      phase.hold(moved)
    case .asking(let animation): self.stop(at: velocity, animation.startTime)
    case .settling(let animation, let stop):
      let progress = progress
      boxedPage?.page.place(at: progress)
      _ = fly(to: stops.position(of: stop), at: velocity, animation.startTime)
    }
  }

  /// Follows a page that a finger can carry: it is new, or its source or its container has
  /// changed.
  ///
  /// - Parameters:
  ///   - home: The offset of the source's centre from that of the open page, in points; `nil` if there is no such page.
  ///   - size: The size of the container.
  mutating func follow(pageFrom home: CGPoint?, in size: CGSize) {
    guard let home else { return boxedPage = nil }
    if page?.isFrom(home, in: size) ?? false { return }
    if boxedPage == nil {
      // A finger takes hold of an open page before it moves.
      boxedPage = .page(
        CarriedPage(from: home, in: size, at: isHeld ? 1 : progress, rate: isHeld ? 0 : -velocity / travel))
      if isHeld { boxedPage?.page.hold() }
    } else {
      boxedPage?.page.move(to: home, in: size)
    }
    guard let animation else { return }
    let time = max(animation.startTime, shownTime)
    switch phase {
    case .settling(_, let stop):
      boxedPage?.page.fly(isClosing: stop == .dismissed, by: animation.spring, at: time)
    case .asking: boxedPage?.page.slowDown(by: animation.spring, at: time)
    case .resting, .caught, .dragged: break
    }
  }

  /// Takes over the progress and velocity per second that the screen shows.
  ///
  /// - Parameter renews: Whether the spring starts again there.
  mutating func takeOver(_ shown: (value: CGFloat, velocity: CGFloat), renews: Bool) {
    guard let animation else { return }
    (progress, velocity) = (shown.value, -shown.velocity * travel)
    if renews { phase.move(by: animation.renewed(from: shown, at: shownTime)) }
  }

  /// Takes the travel of a container of another size. A flight keeps how fast its progress changes.
  mutating func resize(travel newTravel: CGFloat) {
    let former = travel
    travel = newTravel
    if animation != nil { velocity *= travel / former }
  }
}

/// What the screen of a transition is doing.
package enum InteractionPhase: Equatable {
  /// At rest at a stop.
  case resting(TransitionStop)
  /// Stopped in flight by a finger that may yet turn out to tap; the stop is where the screen was
  /// bound for.
  case caught(DragState, boundFor: TransitionStop)
  /// Moved by a finger.
  case dragged(DragState)
  /// Released where it would close, and held there for the answer; the spring takes the velocity
  /// away.
  case asking(SpringAnimation)
  /// On its way to a stop.
  case settling(SpringAnimation, to: TransitionStop)

  /// The finger that holds the screen, if there is one.
  var drag: DragState? {
    switch self {
    case .caught(let drag, _), .dragged(let drag): drag
    case .resting, .asking, .settling: nil
    }
  }

  /// Replaces the spring; does nothing if no spring moves the screen.
  mutating func move(by animation: SpringAnimation) {
    switch self {
    case .asking: self = .asking(animation)
    case .settling(_, let stop): self = .settling(animation, to: stop)
    case .resting, .caught, .dragged: break
    }
  }

  /// Replaces the drag state; does nothing if no finger holds the screen.
  mutating func hold(_ drag: DragState) {
    // Each movement of the finger comes here: a consumed value need not be destroyed.
    switch consume self {
    case .dragged: self = .dragged(drag)
    case .caught(_, let stop): self = .caught(drag, boundFor: stop)
    case .resting(let stop): self = .resting(stop)
    case .asking(let animation): self = .asking(animation)
    case .settling(let animation, let stop): self = .settling(animation, to: stop)
    }
  }
}
