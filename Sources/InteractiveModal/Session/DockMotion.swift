import UIKit

/// A part of the dock that moves along an axis: one bar to the side, or all cards. Progress is 1 in its open position.
@MainActor protocol DockMover: AnyObject {
  /// The view in which it moves.
  var container: UIView? { get }
  /// The direction in which it closes.
  var direction: TravelDirection { get }
  /// The progresses at which a value begins to change otherwise.
  var bends: [CGFloat] { get }
  /// Lists the values that a progress moves.
  func move(to progress: CGFloat, _ values: inout some MovingValues)
  func takesFinger(at location: CGPoint) -> Bool
  /// Asks whether a finger may close it.
  func permission() -> DragState.Permission
  func motionDid(_ effect: InteractionEffect)
  /// A finger tried to close it, and may not.
  func wasRefused()
}

/// Moves a part of the dock: under a finger, and by a spring that a finger can catch.
@MainActor final class DockMotion {
  let pan = PanGesture()
  let engine: TransitionEngine
  private weak var mover: (any DockMover)?
  private lazy var system = SystemObserver { [weak self] in self?.systemDidSend($0) }

  init(_ mover: any DockMover, _ motion: MotionParameters) {
    engine = TransitionEngine(InteractionState(motion: motion))
    self.mover = mover
    engine.owner = self
    pan.receiver = self
  }

  var interaction: InteractionState { engine.interaction }

  func send(_ event: InteractionEvent) { engine.handle(event, at: SharedState.now) }

  /// Puts it where it is bound for, without another frame.
  func finishAtOnce() {
    if isHeld {
      send(.cancelled)
      pan.cancel()
    }
    engine.skipToStop()
  }

  private func systemDidSend(_ event: SystemObserver.Event) {
    switch event {
    case .inactive where isHeld: pan.cancel()
    case .background: finishAtOnce()
    case .inactive, .accessibility: break
    }
  }
}

extension DockMotion: TransitionOwner, MovingPicture, MovingPart {
  var playedContainer: UIView? { mover?.container }
  var picture: (any MovingPicture)? { self }
  var movingParts: [any MovingPart] { [self] }
  var bends: [CGFloat] { mover?.bends ?? [] }
  /// The inspector shows modals and screens.
  var parts: [TransitionInspector.Part] { [] }

  func write() { show(interaction.progress) }
  func sample(_ progress: CGFloat, _ values: inout SampledValues) { mover?.move(to: progress, &values) }
  func show(_ progress: CGFloat) {
    var views = WrittenValues()
    mover?.move(to: progress, &views)
  }

  func engineDidShow() {}

  func engineDidHandle(_ effect: InteractionEffect?) {
    switch effect {
    case nil: return
    case .arrive, .wait:
      engine.stopFrames()
      system.stop()
    case .caught, .dragged, .ask, .settle:
      engine.startFrames()
      if let container = mover?.container { system.start(in: container) }
    }
    if let effect { mover?.motionDid(effect) }
  }

  func engineWillShowFrame(at time: TimeInterval) {
    if isHeld { pan.refresh() } else { engine.handle(.frame, at: time) }
    if interaction.isAtRest || engine.flight != nil { engine.stopFrames() }
  }
}

extension DockMotion: PanReceiver {
  var isHeld: Bool { interaction.isHeld }
  var isAtRest: Bool { interaction.isAtRest }
  var direction: TravelDirection { mover?.direction ?? .down }
  func follows(_ dragDirection: DragDirection) -> Bool { dragDirection.isAlong(direction) }
  func takesFinger(at location: CGPoint) -> Bool { mover?.takesFinger(at: location) ?? false }

  func handle(_ event: InteractionEvent) {
    switch event {
    case .moved(let translation, let velocity):
      if translation != 0 || interaction.heldVelocity != velocity { engine.handle(event, at: -.infinity) }
    case .began:
      switch interaction.phase {
      case .caught(_, boundFor: .dismissed): send(.began(.granted))
      case .caught(_, boundFor: .detent), .resting(.detent): send(.began(mover?.permission() ?? .refused))
      case .resting(.dismissed), .dragged, .asking, .settling: break
      }
    case .released(let velocity):
      let isRefused = interaction.isRefused(at: velocity)
      send(event)
      if isRefused { mover?.wasRefused() }
    case .landed, .leftOnList, .lifted, .cancelled, .opened, .answered, .frame, .sent, .placed, .launched,
      .turned, .restarted:
      send(event)
    }
  }
}
