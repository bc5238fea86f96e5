import InteractiveModal
import UIKit

/// Runs a choreography through one transition between two screens of a controller.
///
/// The state machine that moves a modal moves the upper screen: open, or closed. UIKit hears of
/// each movement, of the outcome as a finger lets go, and of the end when both screens stand.
@MainActor final class ScreenTransition {
  /// How far UIKit is with the transition.
  private enum State {
    /// UIKit was asked at a time, and has not begun. The drag may have ended meanwhile.
    case waiting(since: TimeInterval, InteractionEvent?)
    /// UIKit has begun, and no frame is drawn yet.
    case starting(Show, InteractionEvent?)
    case running(Show)
    case over
  }

  /// A transition of UIKit, and the choreography that it shows.
  private struct Show {
    let transition: DrivenTransition
    let renderer: TransitionRenderer
  }

  private let request: TransitionRequest
  private let choreography: any TransitionChoreography
  private var state = State.waiting(since: SharedState.systemNow, nil)
  private let engine: TransitionEngine
  private lazy var system = SystemObserver { [weak self] in self?.systemDidChange($0) }
  var onEnd: (() -> Void)?

  /// Creates a transition. With Reduce Motion the screens cross-fade instead.
  init(_ request: TransitionRequest, _ choreography: any TransitionChoreography, motion: TransitionMotion) {
    self.request = request
    let isReduced = UIAccessibility.reducesMotion
    self.choreography = isReduced ? ReducedTransition(replaced: choreography) : choreography
    var motion = MotionParameters(motion, spring: choreography.spring)
    motion.isReduced = isReduced
    motion.oscillatesWhenClosed = request.operation.isAmongSiblings
    engine = TransitionEngine(InteractionState(motion: motion))
    engine.owner = self
    engine.interaction.travel = request.travel
    if !isOpening { _ = engine.interaction.handle(.placed(.presented)) }
    if request.isHeld { _ = engine.interaction.handle(isOpening ? .opened : .began(.granted)) }
    engine.startFrames()
  }

  private var interaction: InteractionState { engine.interaction }
  private var isOpening: Bool { request.operation.isOpening }
  /// The stop to which the transition leads unless it is reversed.
  private var target: TransitionStop { isOpening ? .presented : .dismissed }
  private var current: Show? {
    switch state {
    case .starting(let show, _), .running(let show): show
    case .waiting, .over: nil
    }
  }

  // MARK: Frames

  func engineWillShowFrame(at time: TimeInterval) {
    switch state {
    case .waiting(let since, _): if SharedState.systemNow - since > Patience.long { end() }
    case .starting(let show, let end): begin(show, end, at: time)
    case .running: isHeld ? request.pan?.refresh() : engine.handle(.frame, at: time)
    case .over: break
    }
  }

  /// Begins the motion with the first frame after both screens were laid out, however long that
  /// took.
  private func begin(_ show: Show, _ end: InteractionEvent?, at time: TimeInterval) {
    state = .running(show)
    if !isHeld {
      let distance = isOpening ? -interaction.travel : interaction.travel
      _ = engine.interaction.handle(
        .launched(velocity: choreography.launchVelocity.finiteOrZero * distance))
      engine.handle(.sent(to: target), at: time)
    }
    if let end { handle(end) }
  }

  /// Begins the motion without waiting for a frame, if UIKit has begun.
  private func beginNow() {
    if case .starting(let show, let end) = state { begin(show, end, at: SharedState.now) }
  }

  private func arrive(at stop: TransitionStop) {
    guard let current else { return }
    let isOpen = stop != .dismissed
    end()
    let stage = current.renderer.stage
    current.renderer.end(isOpen: isOpen)
    current.transition.complete(isOpen == isOpening)
    engine.inspector.end(engine) { [request] in
      request.replay(request.operation, stage.upper.controller, stage.lower.controller)
    }
  }

  /// A drag ends too: it would begin again what UIKit may still do.
  private func end() {
    if isHeld { request.pan?.cancel() }
    state = .over
    engine.stopFrames()
    system.stop()
    onEnd?()
  }

  // MARK: System and container

  private func systemDidChange(_ event: SystemObserver.Event) {
    switch event {
    case .inactive: cancelDrag()
    case .background: finishAtOnce()
    case .accessibility: break
    }
  }

  /// Takes the finger off the screens. The gesture tells of its end as well, which changes nothing.
  private func cancelDrag() {
    guard isHeld else { return }
    handle(.cancelled)
    request.pan?.cancel()
  }

  private func containerDidResize() {
    guard let renderer = current?.renderer else { return }
    // A snapshot of a screen in its new size lays out the whole window, without animation. What else is there,
    // such as a card, is to be animated with the resize, so it is laid out before.
    renderer.container.window?.setNeedsLayout()
    renderer.container.window?.layoutIfNeeded()
    engine.resize {
      engine.interaction.travel = request.direction.length(of: renderer.container.bounds.size)
      renderer.containerDidResize()
    }
  }
}

extension ScreenTransition: DrivenTransitionOwner {
  var startsInteractively: Bool { isHeld }
  var nominalDuration: TimeInterval { interaction.nominalDuration }

  func transitionDidStart(
    _ transition: DrivenTransition, in context: any UIViewControllerContextTransitioning
  ) {
    let stage = TransitionStage(request.operation, in: context, leaving: request.direction)
    // A transition that begins after this one gave up finds both screens in their places.
    guard case .waiting(_, let end) = state, let stage else { return transition.complete(true) }
    let renderer = TransitionRenderer(
      choreography, on: stage, preservingSafeAreaOf: [stage.lower.controller, stage.upper.controller])
    state = .starting(Show(transition: transition, renderer: renderer), end)
    renderer.begin()
    engine.inspector.begin(engine)
    stage.view.onResize = { [weak self] in self?.containerDidResize() }
    stage.view.onLeave = { [weak self] in self?.finishAtOnce() }
    engine.interaction.travel = request.direction.length(of: stage.bounds.size)
    engine.show()
    system.start(in: stage.container)
    if stage.container.window?.windowScene?.activationState == .background { finishAtOnce() }
  }
}

extension ScreenTransition {
  var direction: TravelDirection { request.direction }
  /// The view in which both screens move; `nil` before UIKit begins.
  var containerView: UIView? { current?.renderer.container }
  var isHeld: Bool { interaction.isHeld }
  /// Whether the screens move back to where the transition began, without a finger.
  var isReturning: Bool {
    if case .settling(_, let stop) = interaction.phase { stop != target } else { false }
  }

  /// Takes an event of the finger. If the drag ends before UIKit begins, the end takes effect when UIKit
  /// begins.
  func handle(_ event: InteractionEvent) {
    switch (state, event) {
    case (.waiting(let since, let end), .released), (.waiting(let since, let end), .cancelled):
      state = .waiting(since: since, end ?? event)
    case (.starting(let show, let end), .released), (.starting(let show, let end), .cancelled):
      state = .starting(show, end ?? event)
    case (.waiting, .lifted), (.starting, .lifted): if isHeld { handle(.cancelled) }
    case (.over, .released), (.over, .cancelled), (.over, .lifted): break
    case (.waiting, _), (.starting, _), (.running, _), (.over, _):
      engine.handle(event, at: SharedState.now)
    }
  }

  func carry(by distance: CGPoint, velocity: CGPoint) {
    engine.interaction.carry(by: distance, velocity: velocity)
  }

  /// Reverses the motion with its velocity, and returns whether that is possible.
  func turnRound() -> Bool {
    beginNow()
    let wasReturning = isReturning
    engine.handle(.turned, at: SharedState.now)
    return current != nil && isReturning != wasReturning
  }

  /// Puts both screens where they are bound for, without another frame.
  func finishAtOnce() {
    beginNow()
    cancelDrag()
    engine.skipToStop()
  }
}

extension ScreenTransition {
  var playedContainer: UIView? { containerView }
  var picture: (any MovingPicture)? { current?.renderer }
  var parts: [TransitionInspector.Part] { current?.renderer.parts ?? [] }
  var carrier: PageCarrier? { current?.renderer.carrier }
  func write() { current?.renderer.show(interaction.progress) }

  func engineDidShow() {
    guard let current else { return }
    let isOpening = isOpening
    // A closure in a variable, and a function as an argument, would be allocated in each frame.
    func share(_ progress: CGFloat) -> CGFloat { isOpening ? progress : 1 - progress }
    current.transition.update(share(interaction.progress), in: engine.flight) { share($0) }
    engine.inspector.follow(engine)
  }

  func engineDidHandle(_ effect: InteractionEffect?) {
    switch effect {
    case .caught, .dragged: current?.transition.pause()
    case .settle(let stop): current?.transition.decide(completed: stop == target)
    case .arrive(let stop): arrive(at: stop)
    case .ask, .wait, nil: break
    }
  }
}
