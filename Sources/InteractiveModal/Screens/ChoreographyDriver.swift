import UIKit

/// Runs a choreography through one transition between two screens: of a navigation controller, a tab bar controller, a
/// container.
///
/// It asks the same machine as a modal's driver where the upper screen is: 0 open, 1 closed. UIKit is told what has
/// happened: progress with every frame, and the end once the screens stand.
@MainActor final class ChoreographyDriver {
  /// How long UIKit may take to begin, in seconds.
  private static let patience: TimeInterval = 5

  let operation: TransitionOperation
  let direction: TravelDirection
  private let choreography: any TransitionChoreography
  /// Does the same again, given both controllers.
  private let again: TransitionRequest.Again
  /// The gesture whose finger can hold the upper screen.
  private let pan: PanDriver?
  var interaction: InteractionState
  private var state = State.waiting(since: DisplayLink.now, nil)
  private lazy var clock = DisplayLink { [weak self] in self?.frame(at: $0) }
  private lazy var news = SystemObserver { [weak self] in self?.systemTold($0) }
  /// Called once it is over.
  var onEnd: (() -> Void)?

  /// - Parameter request: What UIKit is asked for.
  init(_ request: TransitionRequest, _ choreography: any TransitionChoreography, motion: TransitionMotion) {
    operation = request.operation
    direction = request.direction
    pan = request.pan
    again = request.again
    let isReduced = UIAccessibility.reducesMotion
    self.choreography = isReduced ? CrossFadeTransition() : choreography
    var motion = MotionParameters(motion).with(choreography.spring)
    motion.isReduced = isReduced
    motion.swingsOutside = operation.isAmongSiblings
    interaction = InteractionState(motion: motion)
    interaction.travel = request.travel
    if !operation.isOpening { _ = interaction.handle(.placed(.presented)) }
    if request.isHeld { _ = interaction.handle(operation.isOpening ? .opened : .began(.granted)) }
    clock.start()
  }

  /// Where it leads if nobody calls it off.
  private var target: TransitionStop { operation.isOpening ? .presented : .dismissed }

  /// What it shows, as long as it does.
  var performance: TransitionRenderer? { current?.performance }

  private var current: Show? {
    switch state {
    case .starting(let show, _), .running(let show): show
    case .waiting, .over: nil
    }
  }

  // MARK: Events

  func handle(_ event: InteractionState.Event) {
    let effect = interaction.handle(event)
    show()
    switch effect {
    case .arrive(let stop): arrive(at: stop)
    case .hold, .settle, .ask, .wait, nil: break
    }
  }

  /// The finger let go. Before UIKit has begun, that counts when it does.
  private func end(_ ending: Ending) {
    switch state {
    case .waiting(let since, nil): state = .waiting(since: since, ending)
    case .starting(let show, nil): state = .starting(show, ending)
    case .running: deliver(ending)
    case .waiting, .starting, .over: break
    }
  }

  private func deliver(_ ending: Ending) {
    switch ending {
    case .released(let velocity): handle(.released(velocity: velocity, at: DisplayLink.now))
    case .cancelled: handle(.cancelled(at: DisplayLink.now))
    }
  }

  func show() {
    guard let current else { return }
    current.performance.show(1 - interaction.fraction)
    current.transition.update(operation.isOpening ? 1 - interaction.fraction : interaction.fraction)
    TransitionInspector.shared.follow(self)
  }

  private func frame(at time: TimeInterval) {
    switch state {
    case .waiting(let since, _): if time - since > Self.patience { giveUp() }
    case .starting(let show, let ending): begin(show, ending, at: time)
    case .running: isHeld ? pan?.refresh() : handle(.frame(at: time))
    case .over: break
    }
  }

  /// A finger that still draws is let go: it would begin anew what UIKit may still do.
  private func giveUp() {
    if isHeld { pan?.cancel() }
    end()
  }

  /// The first frame after both screens were laid out, however long that took: the flight begins here.
  private func begin(_ show: Show, _ ending: Ending?, at time: TimeInterval) {
    state = .running(show)
    if !isHeld { launch(at: time) }
    if let ending { deliver(ending) }
  }

  private func launch(at time: TimeInterval) {
    let way = operation.isOpening ? -interaction.travel : interaction.travel
    interaction.launch(at: choreography.launchVelocity.finiteOrZero * way)
    handle(.sent(to: target, at: time))
  }

  private func arrive(at stop: TransitionStop) {
    guard let current else { return }
    let isOpen = stop != .dismissed
    end()
    let stage = current.performance.stage
    current.performance.end(isOpen: isOpen)
    isOpen == operation.isOpening ? current.transition.finish() : current.transition.cancel()
    TransitionInspector.shared.end(self) { [operation, again] in
      again(operation, stage.upper.controller, stage.lower.controller)
    }
  }

  private func end() {
    state = .over
    clock.stop()
    news.stop()
    onEnd?()
  }

  // MARK: The system

  private func systemTold(_ event: SystemObserver.Event) {
    switch event {
    case .inactive: letGo()
    case .background: finishAtOnce()
    case .motion, .crossFade, .contrast: break
    }
  }

  private func letGo() {
    guard isHeld else { return }
    pan?.cancel()
    end(.cancelled)
  }

  func finishAtOnce() {
    if case .starting(let show, let ending) = state { begin(show, ending, at: DisplayLink.now) }
    letGo()
    if case .settling(_, let stop) = interaction.state { handle(.placed(stop)) }
  }
}

extension ChoreographyDriver: RunningTransition {
  var animator: any UIViewControllerAnimatedTransitioning { TransitionAnimator(driver: self) }

  func runs(_ animator: any UIViewControllerAnimatedTransitioning) -> Bool {
    (animator as? TransitionAnimator)?.driver === self
  }

  func makeInteractionController() -> any UIViewControllerInteractiveTransitioning {
    InteractiveTransition(driver: self)
  }

  var isHeld: Bool {
    switch interaction.state {
    case .caught, .dragged: true
    case .resting, .asking, .settling: false
    }
  }

  var pull: CGFloat { interaction.fraction * interaction.travel }

  func covers(_ location: CGPoint) -> Bool {
    guard let container = performance?.stage.container else { return false }
    return container.bounds.contains(container.convert(location, from: nil))
  }

  func fingerLanded() { handle(.touched) }
  func fingerBegan() { handle(.began(.granted)) }
  func fingerMoved(by way: CGFloat, velocity: CGFloat) { handle(.moved(by: way, velocity: velocity)) }
  func fingerReleased(velocity: CGFloat) { end(.released(velocity: velocity)) }
  func fingerCancelled() { end(.cancelled) }

  func fingerLifted() {
    switch state {
    case .waiting, .starting: if isHeld { end(.cancelled) }
    case .running: handle(.lifted(at: DisplayLink.now))
    case .over: break
    }
  }
}

extension ChoreographyDriver {
  var isReturning: Bool {
    if case .settling(_, let stop) = interaction.state { stop != target } else { false }
  }

  func turnRound() -> Bool {
    if case .starting(let show, let ending) = state { begin(show, ending, at: DisplayLink.now) }
    guard case .running = state, case .settling = interaction.state else { return false }
    interaction.turnRound(at: DisplayLink.now)
    return true
  }
}

extension ChoreographyDriver: TransitionDriver {
  /// How long the spring takes, in seconds.
  var nominalDuration: TimeInterval {
    let motion = interaction.motion
    return SpringAnimation(spring: motion.spring(from: 1, to: 0, at: 0), start: 1, target: 0, startTime: 0)
      .restTime(within: motion.restTolerance / interaction.travel)
  }

  func transitionWasCalledOff() {}

  func transitionDidStart(
    _ transition: InteractiveTransition, in context: any UIViewControllerContextTransitioning
  ) {
    let stage = TransitionStage(operation, in: context, leaving: direction)
    // One that begins after all patience still has both screens in their places.
    guard case .waiting(_, let ending) = state, let stage else { return transition.finish() }
    let performance = TransitionRenderer(
      choreography, on: stage, keeping: [stage.lower.controller, stage.upper.controller])
    state = .starting(Show(transition: transition, performance: performance), ending)
    performance.begin()
    TransitionInspector.shared.begin(self)
    stage.view.onResize = { [weak self] in self?.roomDidChange() }
    stage.view.onLeave = { [weak self] in self?.finishAtOnce() }
    interaction.travel = direction.length(of: stage.bounds.size)
    show()
    news.start()
  }

  private func roomDidChange() {
    guard let performance else { return }
    interaction.travel = direction.length(of: performance.stage.bounds.size)
    performance.roomDidChange()
    pan?.rebase()
  }
}
