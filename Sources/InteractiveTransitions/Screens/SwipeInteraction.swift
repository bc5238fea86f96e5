import InteractiveModal
import UIKit

/// The finger on the view of a controller that shows one of several screens.
///
/// A swipe leads to another screen, and a finger catches screens in motion. The view owns the
/// interaction.
@MainActor final class SwipeInteraction: NSObject {
  /// Returns the style of a transition; `nil` for the system's own transition.
  typealias StyleProvider =
    @MainActor (TransitionOperation, _ from: UIViewController, _ to: UIViewController) ->
    TransitionStyle?

  private enum State {
    case idle
    /// A swipe begins now: the next transition belongs to it.
    case beginning
    /// A transition is in progress, and UIKit has an object for it.
    case running(ScreenTransition, DrivenTransition)
  }

  private let source: any SwipeDataSource
  private let pan = PanGesture()
  private(set) weak var view: UIView?
  /// The region that counts for the finger that has come down last.
  private var landingRegion = GestureRegion.disabled
  private var state = State.idle

  init(_ source: any SwipeDataSource) {
    self.source = source
    super.init()
    pan.receiver = self
  }

  /// Adds a swipe to a view, which owns the source from then on.
  static func add(_ source: any SwipeDataSource, to view: UIView) -> SwipeInteraction {
    let swipe = SwipeInteraction(source)
    view.addInteraction(swipe)
    return swipe
  }

  /// The transition in progress.
  var transition: ScreenTransition? {
    if case .running(let transition, _) = state { transition } else { nil }
  }
  /// Whether a swipe begins now.
  var isBeginning: Bool { if case .beginning = state { true } else { false } }

  /// Returns the animator of a transition that the controller begins.
  ///
  /// UIKit runs one transition at a time, so a transition in progress is finished at once.
  func animator(
    for operation: TransitionOperation, as style: TransitionStyle
  ) -> any UIViewControllerAnimatedTransitioning {
    transition?.finishAtOnce()
    let request = TransitionRequest(
      operation: operation, direction: direction, travel: direction.length(of: view?.bounds.size ?? .zero),
      pan: pan, isHeld: isBeginning
    ) { [weak source] in source?.replay($0, upper: $1, lower: $2) }
    switch style {
    case .choreography(let choreography):
      return run(ScreenTransition(request, choreography, motion: source.motion))
    case .animator(let makeAnimator): return makeAnimator()
    }
  }

  /// Returns the object that drives the transition of an animator; `nil` if the animator runs by
  /// itself.
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if case .running(_, let driven) = state, animator === driven { driven } else { nil }
  }

  private func run(_ transition: ScreenTransition) -> any UIViewControllerAnimatedTransitioning {
    let driven = DrivenTransition(owner: transition)
    transition.onEnd = { [weak self, weak transition] in
      if let self, self.transition === transition { self.state = .idle }
    }
    state = .running(transition, driven)
    return driven
  }
}

extension SwipeInteraction: UIInteraction {
  func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(pan) }

  func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(pan)
  }
}

extension SwipeInteraction: PanReceiver {
  var isHeld: Bool { transition?.isHeld ?? false }
  var isAtRest: Bool { transition == nil }

  /// The direction in which the upper screen closes: to the trailing edge.
  var direction: TravelDirection {
    transition?.direction
      ?? (view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right)
  }

  var scrollViewPrecedence: ScrollViewPrecedence {
    guard isAtRest else { return .screen }
    switch landingRegion {
    case .content, .disabled: return .scrollView
    case .edge: return .screen
    }
  }

  /// A swipe from the edge of the screen precedes swipes that begin anywhere, such as a
  /// container's in a page.
  func precedes(_ other: UIGestureRecognizer) -> Bool {
    if source.precedes(other) { return true }
    guard isAtRest, case .edge = landingRegion else { return false }
    return other.isContentPan && !source.yields(to: other)
  }

  func yields(to other: UIGestureRecognizer) -> Bool { isAtRest && source.yields(to: other) }

  /// In a transition, takes a finger on the screens that move. A finger on a bar stays the bar's.
  func takesFinger(at location: CGPoint) -> Bool {
    if let transition {
      return transition.containerView.map { $0.bounds.contains($0.convert(location, from: nil)) } ?? false
    }
    guard let bounds = view?.window?.bounds else { return false }
    let distances = SwipeDirection.allCases.filter(source.canSwipe).map {
      $0.edge(of: direction).distance(of: location, fromEdgeOf: bounds)
    }
    let distance = distances.min() ?? .infinity
    landingRegion = source.region(at: distance)
    return landingRegion.contains(distanceFromEdge: distance)
  }

  func follows(_ dragDirection: DragDirection) -> Bool {
    swipeDirection(of: dragDirection).map(source.canSwipe) ?? false
  }

  private func swipeDirection(of dragDirection: DragDirection) -> SwipeDirection? {
    guard dragDirection.isAlong(direction) else { return nil }
    return dragDirection.isAgainst(direction) ? .forward : .backward
  }

  func move(by points: CGFloat, velocity: CGFloat, carrying distance: CGPoint, at carryingVelocity: CGPoint) {
    guard let transition else { return }
    transition.carry(by: distance, velocity: carryingVelocity)
    transition.handle(.moved(by: points, velocity: velocity))
  }

  func handle(_ event: InteractionEvent) {
    if let transition { return transition.handle(event) }
    if case .began = event { begin() }
  }

  private func begin() {
    guard let swipe = swipeDirection(of: pan.dragDirection) else { return pan.cancel() }
    state = .beginning
    source.beginSwipe(swipe)
    guard transition == nil else { return }
    state = .idle
    pan.cancel()
  }
}
