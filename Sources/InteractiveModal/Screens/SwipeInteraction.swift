import UIKit

/// The finger on the view of a controller that shows one of several screens: it draws a screen away, or the next one in,
/// and catches those that move. The view owns it.
@MainActor final class SwipeInteraction: NSObject {
  private let source: any SwipeDataSource
  let pan = PanDriver()
  private(set) weak var view: UIView?
  /// The transition that is under way.
  private(set) var runner: (any RunningTransition)?
  /// The finger begins a transition now: the next one is its.
  private(set) var isBeginning = false

  init(_ source: any SwipeDataSource) {
    self.source = source
    super.init()
    pan.receiver = self
  }

  /// Returns the animator of a transition that the controller begins.
  ///
  /// One that is still under way is where it is bound for at once: UIKit knows of one at a time.
  func animator(
    for operation: TransitionOperation, as style: TransitionStyle
  ) -> any UIViewControllerAnimatedTransitioning {
    runner?.finishAtOnce()
    let request = TransitionRequest(
      operation: operation, direction: direction, travel: direction.length(of: view?.bounds.size ?? .zero),
      pan: pan, isHeld: isBeginning
    ) { [weak source] in source?.doAgain($0, upper: $1, lower: $2) }
    switch style {
    case .choreography(let choreography):
      return run(ChoreographyDriver(request, choreography, motion: source.motion))
    case .animator(let makeAnimator):
      let animator = makeAnimator()
      return isBeginning ? run(source.makeScrubber(request, of: animator)) : animator
    }
  }

  /// Returns what drives the transition of that animator: `nil` for one that runs by itself.
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let runner, runner.runs(animator) else { return nil }
    return runner.makeInteractionController()
  }

  private func run(_ runner: any RunningTransition) -> any UIViewControllerAnimatedTransitioning {
    runner.onEnd = { [weak self, weak runner] in
      if self?.runner === runner { self?.runner = nil }
    }
    self.runner = runner
    return runner.animator
  }
}

extension SwipeInteraction: UIInteraction {
  func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(pan.recognizer) }

  func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(pan.recognizer)
  }
}

extension SwipeInteraction: PanReceiver {
  var isHeld: Bool { runner?.isHeld ?? false }
  var isAtRest: Bool { runner == nil }
  var pull: CGFloat { runner?.pull ?? 0 }
  var restingPull: CGFloat { 0 }
  var expandsByScrolling: Bool { false }

  /// The upper screen leaves to where lines end.
  var direction: TravelDirection {
    runner?.direction
      ?? (view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right)
  }

  var listPrecedence: ScrollViewPrecedence {
    guard isAtRest else { return .modal }
    switch source.region {
    case .content, .disabled: return .lists
    case .screenEdge: return .modal
    }
  }

  /// At the edge of the screen it goes before what is swiped anywhere, a container in a page say.
  func precedes(_ other: UIGestureRecognizer) -> Bool {
    if source.precedes(other) { return true }
    guard isAtRest, case .screenEdge = source.region else { return false }
    return other.isOfFingerAnywhere && !source.yields(to: other)
  }

  func yields(to other: UIGestureRecognizer) -> Bool { isAtRest && source.yields(to: other) }

  /// A finger on what does not take part, a bar say, is not the transition's.
  func takesFinger(at location: CGPoint) -> Bool {
    if let runner { return runner.covers(location) }
    guard let window = view?.window else { return false }
    switch source.region {
    case .content: return true
    case .disabled: return false
    case .screenEdge(let reach):
      return SwipeDirection.allCases.filter(source.canBegin).contains {
        $0.edge(of: direction).distance(of: location, fromEdgeOf: window.bounds)
          <= (reach.isFinite ? reach : GestureRegion.edgeReach)
      }
    }
  }

  func follows(_ heading: DragDirection) -> Bool { wanted(by: heading).map(source.canBegin) ?? false }

  /// What a finger that goes that way wants.
  private func wanted(by heading: DragDirection) -> SwipeDirection? {
    guard heading.isAlong(direction) else { return nil }
    return heading.isAgainst(direction) ? .forward : .backward
  }

  func fingerLanded() { runner?.fingerLanded() }

  func fingerBegan() {
    if let runner { return runner.fingerBegan() }
    guard let wanted = wanted(by: pan.recognizer.heading) else { return pan.cancel() }
    isBeginning = true
    source.begin(wanted)
    isBeginning = false
    if runner == nil { pan.cancel() }
  }

  func fingerMoved(by way: CGFloat, velocity: CGFloat) { runner?.fingerMoved(by: way, velocity: velocity) }
  func fingerReleased(velocity: CGFloat) { runner?.fingerReleased(velocity: velocity) }
  func fingerLeftOnList() {}
  func fingerLifted() { runner?.fingerLifted() }
  func fingerCancelled() { runner?.fingerCancelled() }
}
