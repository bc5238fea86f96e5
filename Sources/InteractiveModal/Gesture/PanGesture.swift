import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A pan of one finger that moves a screen: it turns the finger into translation and velocity for its
/// receiver, also before the finger is a pan.
///
/// A moving screen stops as soon as the user touches it, and follows the finger from there. A tap
/// on one of its buttons stays a tap. The gesture takes the touch from the button only when the
/// finger has moved as far as a pan does.
///
/// The receiver ends the drag by `cancel()`. The system ends it by taking the finger before it is a pan
/// (`fingerWasTaken`) or after that (`cancelled`). At last, however it ended, `gestureIsOver`.
package final class PanGesture: UIPanGestureRecognizer {
  /// The detent of the screen at which a finger scrolls the lists on it.
  private enum ScrollingDetent {
    /// The highest: from a lower detent the finger takes the screen there first.
    case highest
    /// The detent at which the screen stands.
    case current
  }

  /// What moves the screen.
  enum Finger {
    case touch(UITouch)
    /// The finger of a test, which enters where a touch does.
    case script(ScriptedTouch)
  }

  enum Contact {
    /// No finger is down. Two fingers may pan on a trackpad: UIKit tells of no touch then.
    case none
    case followed(Finger)
    /// ``cancel()`` has ended the drag while the finger was no pan. The next event takes the touch from the views.
    case dropped(Finger)
  }

  package weak var receiver: (any PanReceiver)?
  private var touchDirection = DragDirection()
  private(set) var contact = Contact.none
  /// The tracked point in the last reading, on the screen; `nil` if the next reading starts anew.
  private var lastPointOnScreen: CGPoint?
  /// Shares the drag with the lists under the finger; `nil` without such lists.
  private var scrollHandoff: ScrollHandoffCoordinator?
  private var scrollingDetent = ScrollingDetent.highest
  /// Whether the receiver has heard of a move since the last frame, and so of the velocity.
  private var hasMoved = false
  let barHeights = NavigationBarHeights()
  private var endSignpost: Signposts.End?
  private lazy var target = ActionTarget { [weak self] in self?.panDidChange() }

  package init() {
    super.init(target: nil, action: nil)
    delegate = self
    // A mouse wheel scrolls in steps and never lets go: it scrolls lists, and moves no screen.
    allowedScrollTypesMask = .continuous
    addTarget(target, action: ActionTarget.action)
  }

  // MARK: For the receiver

  /// Measures the drag from here on, and returns the location in a view of the finger, or of the
  /// pointer.
  func takeHold(in view: UIView) -> CGPoint {
    measure(from: trackedPoint(in: space))
    return location(in: view)
  }

  /// Goes on in a new layout.
  func rebase() { scrollHandoff?.rebase(pull: pull) }

  /// Sends the present velocity, which changes also while the finger rests.
  ///
  /// - Parameter translation: Distance that the screen moves by itself in this frame, in points.
  package func refresh(movingBy translation: CGFloat = 0) {
    if hasMoved, translation == 0 { return hasMoved = false }
    guard let receiver else { return }
    let (direction, velocity) = (receiver.direction, screenVelocity(in: space))
    receiver.move(
      by: translation, velocity: direction.component(of: velocity), carrying: direction.offset(translation),
      at: velocity)
  }

  /// Ends the drag: the receiver hears `cancelled` and `lifted`, then no more, and the views below hear no
  /// more of the finger.
  ///
  /// The finger may be on a button, and no pan yet. Then the gesture takes the touch from the
  /// button with the finger's next event: only in touch handling may a subclass change its state.
  package func cancel() {
    if !isScroll, panState == .possible {
      drop()
      fingerWasTaken()
      fingerIsGone()
    } else if script != nil {
      cancelScript()
    } else {
      isEnabled = false
      isEnabled = true
    }
  }

  private func drop() {
    switch contact {
    case .followed(let finger): contact = .dropped(finger)
    case .none, .dropped: break
    }
  }

  // MARK: Touches

  /// Follows the first finger, and ignores any other until the first has gone. While the screen is at rest,
  /// a second finger may zoom the content: then the gesture is over.
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let first = touch ?? touches.first
    let others = touches.filter { $0 !== first }
    for touch in others { ignore(touch, for: event) }
    if isScreenAtRest, let first, others.contains(where: { canPinch(first, $0) }) {
      return state = state == .possible ? .failed : .cancelled
    }
    guard touch == nil, let first else { return }
    contact = .followed(.touch(first))
    super.touchesBegan([first], with: event)
    fingerDidLand()
  }

  /// Passes moves to the pan as soon as the direction is clear.
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isDropped { return beginDropped() }
    if let touch { touchDirection.add(touch.location(in: nil) - touch.previousLocation(in: nil)) }
    if touchDirection.isClear { super.touchesMoved(touches, with: event) }
    if state == .possible { fingerDidMove() }
  }

  /// Takes the touch of a dropped drag from the views. A gesture begins once (F460).
  private func beginDropped() { if state == .possible { state = .began } }

  /// Passes the only move of a flick to the pan now, if there was only one.
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isDropped { return state = .ended }
    if touchDirection.isOneMove { super.touchesMoved(touches, with: event) }
    super.touchesEnded(touches, with: event)
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, !isDropped { fingerWasTaken() }
    super.touchesCancelled(touches, with: event)
  }

  package override func reset() {
    super.reset()
    touchDirection = DragDirection()
    gestureIsOver()
  }

  /// The gesture is over, of a touch or of a test's finger. The receiver of a dropped drag has heard of it.
  func gestureIsOver() {
    let wasDropped = isDropped
    contact = .none
    if !wasDropped { fingerIsGone() }
  }

  /// A test puts its finger down.
  func follow(_ script: ScriptedTouch) { contact = .followed(.script(script)) }

  // MARK: Readings of the pan

  package override func location(in view: UIView?) -> CGPoint {
    script?.location(in: view) ?? super.location(in: view)
  }

  package override func translation(in view: UIView?) -> CGPoint {
    script?.translation ?? super.translation(in: view)
  }

  package override func velocity(in view: UIView?) -> CGPoint { script?.velocity ?? super.velocity(in: view) }

  // MARK: The finger before it is a pan

  func fingerDidLand() {
    guard let receiver else { return }
    endSignpost?()
    endSignpost = Signposts.begin(.gesture)
    receiver.handle(.landed)
    if isDropped { return fingerIsGone() }  // The app has dismissed the screen meanwhile.
    let lists = receiver.scrollViewPrecedence == .shared ? touchedLists : []
    for list in lists {
      list.learnBarHeight()
      list.look()
    }
    scrollingDetent = receiver.expandsByScrolling && lists.allSatisfy(\.givesWay) ? .highest : .current
    scrollHandoff = ScrollHandoffCoordinator(lists, under: self, pull: pull) { [weak self] in
      self?.move(by: 0)
    }
    let isMeasured = receiver.isHeld || scrollHandoff != nil || isScroll
    measure(from: isMeasured ? trackedPoint(in: space) : nil)
  }

  func fingerDidMove() {
    if isScreenHeld {
      move()
    } else {
      scrollHandoff?.hold(after: direction.component(of: nextMove(in: space)))
    }
  }

  /// The system, or `cancel()`, took the touch before it was a pan.
  func fingerWasTaken() { receiver?.handle(.cancelled) }

  /// The gesture is over, or the finger went up before it was a pan.
  private func fingerIsGone() {
    scrollHandoff = nil
    receiver?.handle(.lifted)
    endSignpost?()
    endSignpost = nil
  }

  // MARK: The pan

  /// The state of the pan has changed, or the finger moved as a pan.
  func panDidChange() {
    if isDropped { return }  // The receiver has heard of the end already.
    switch panState {
    case .began: began()
    case .changed: move()
    case .ended: release()
    case .cancelled, .failed: cancelled()
    case .possible: break
    @unknown default: cancelled()
    }
  }

  /// Over a list, a screen at rest begins when it gets a share of the finger's way: see `beginAtRest`.
  private func began() {
    let wasAtRest = isScreenAtRest
    if isScroll { fingerDidLand() }
    if let scrollHandoff, wasAtRest { scrollHandoff.begin() } else { receiver?.handle(.began(.granted)) }
    if wasAtRest, !isScroll { startBehindHysteresis() }
    move()
  }

  /// Drops the distance that UIKit needs to recognise a pan. What the finger goes beyond it, in
  /// the same event, moves the screen.
  private func startBehindHysteresis() {
    let space = space
    measure(from: trackedPoint(in: space) - translation(in: space))
  }

  private func move(by translation: CGFloat? = nil) {
    // Looked up once: a move is the most frequent event.
    guard let receiver else { return }
    let (direction, space) = (receiver.direction, space)
    let move = translation.map(direction.offset) ?? nextMove(in: space)
    let along = direction.component(of: move)
    hasMoved = true
    let share = scrollHandoff?.take(along) ?? along
    if share != 0, receiver.isAtRest { beginAtRest() }
    let (velocity, taken) = (screenVelocity(in: space), direction.offset(along - share))
    receiver.move(
      by: share, velocity: direction.component(of: velocity), carrying: move - taken, at: velocity)
  }

  /// Begins to drag a screen at rest, unless the app has ended the drag meanwhile.
  private func beginAtRest() {
    switch panState {
    case .began, .changed, .ended: if isScreenAtRest { receiver?.handle(.began(.granted)) }
    case .possible, .cancelled, .failed: break
    @unknown default: break
    }
  }

  /// Throws the screen, unless the finger scrolled a list. A flick may begin and end in one event.
  private func release() {
    move()
    let movesScreen = scrollHandoff?.releaseMovesScreen(at: velocity) ?? true
    scrollHandoff?.release(toScreen: movesScreen)
    if movesScreen {
      beginAtRest()
      receiver?.handle(.released(velocity: velocity))
    } else {
      receiver?.handle(.leftOnList)
    }
  }

  private func cancelled() {
    scrollHandoff?.release(toScreen: scrollHandoff?.isScreenPulled ?? false)
    receiver?.handle(.cancelled)
  }
}

/// What the gesture reads of its finger, and of the screen.
extension PanGesture {
  /// The state of the pan, of a touch or of a test's finger.
  var panState: State { script?.state ?? state }

  /// Whether two fingers pan on a trackpad: there is no touch then, and the pointer stays where it
  /// is.
  var isScroll: Bool { if case .none = contact { true } else { false } }

  private var touch: UITouch? {
    switch contact {
    case .followed(.touch(let touch)), .dropped(.touch(let touch)): touch
    case .none, .followed(.script), .dropped(.script): nil
    }
  }

  /// The finger of a test; `nil` outside of tests.
  var script: ScriptedTouch? {
    switch contact {
    case .followed(.script(let script)), .dropped(.script(let script)): script
    case .none, .followed(.touch), .dropped(.touch): nil
    }
  }

  /// Whether the receiver has ended the drag while the finger was no pan.
  var isDropped: Bool { if case .dropped = contact { true } else { false } }

  /// The direction of the drag.
  package var dragDirection: DragDirection {
    script?.direction ?? (isScroll ? scrollDirection : touchDirection)
  }

  /// The direction of two fingers on a trackpad, which is known when they begin.
  private var scrollDirection: DragDirection {
    var direction = DragDirection()
    let velocity = velocity(in: nil)
    direction.add(velocity == .zero ? translation(in: nil) : velocity)
    return direction
  }

  /// The views under the finger, from the innermost up to the gesture's own view, without that.
  private var touchedViews: [UIView] {
    let innermost = isScroll ? view?.hitTest(location(in: view), with: nil) : touch?.view ?? script?.view
    var views: [UIView] = []
    var next = innermost
    while let touched = next, touched !== view {
      views.append(touched)
      next = touched.superview
    }
    return views
  }

  private var touchedLists: [ScrollableList] {
    touchedViews.compactMap { $0 as? UIScrollView }.compactMap {
      ScrollableList($0, along: direction, under: barHeights)
    }
  }

  /// Whether the gesture may begin as its direction is now.
  ///
  /// Any finger moves a screen in motion. A screen at rest follows only along its travel, and
  /// not from a view that tracks the finger. A dropped drag begins too, and takes the touch of a button.
  var mayBegin: Bool {
    if isDropped { return true }
    guard let receiver else { return false }
    return !receiver.isAtRest
      || (receiver.follows(dragDirection) && !touchedViews.contains(where: \.tracksFinger))
  }

  /// Returns whether a finger is wanted that lands at a location of the window.
  func takesFinger(at location: CGPoint) -> Bool { receiver?.takesFinger(at: location) ?? false }

  /// The view in which drags are measured: the window, which never moves along.
  private var space: UIWindow? { view?.window }

  /// A point that moves as the finger does. On a trackpad, where the pointer stays, it is as far from the
  /// pointer as the translation goes.
  private func trackedPoint(in view: UIView?) -> CGPoint {
    switch contact {
    case .followed(.touch(let touch)), .dropped(.touch(let touch)): return touch.location(in: view)
    case .followed(.script), .dropped(.script): return location(in: view)
    case .none:
      let (pointer, way) = (location(in: view), translation(in: view))
      return CGPoint(x: pointer.x + way.x, y: pointer.y + way.y)
    }
  }

  /// Measures the next translation from a point of the window; `nil`: from the next reading on.
  private func measure(from point: CGPoint?) {
    lastPointOnScreen = point.map { space?.toScreen($0) ?? $0 }
  }

  /// Returns how far the finger has moved since the last reading, in the window as it is now
  /// (F438). Zero for the first.
  private func nextMove(in space: UIWindow?) -> CGPoint {
    let point = trackedPoint(in: space)
    let last = lastPointOnScreen
    lastPointOnScreen = space?.toScreen(point) ?? point
    guard let last else { return .zero }
    return point - (space?.fromScreen(last) ?? last)
  }

  var direction: TravelDirection { receiver?.direction ?? .down }
  private var velocity: CGFloat { direction.component(of: velocity(in: space)) }
  /// The velocity of the screen, which stands while a list scrolls.
  private func screenVelocity(in space: UIWindow?) -> CGPoint {
    scrollHandoff?.isScreenPulled ?? true ? velocity(in: space) : .zero
  }
  private var isScreenAtRest: Bool { receiver?.isAtRest ?? false }
  /// Whether the finger scrolls a list, and the screen stands.
  var isListScrolled: Bool { scrollHandoff != nil && isScreenAtRest }
  /// Whether a finger holds the screen.
  var isScreenHeld: Bool { receiver?.isHeld ?? false }

  /// Distance of the screen from the position at which the finger scrolls lists, in points.
  private var pull: CGFloat {
    guard let receiver else { return 0 }
    switch scrollingDetent {
    case .highest: return receiver.pull
    case .current: return receiver.pull - receiver.restingPull
    }
  }
}

extension CGPoint {
  static func - (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x - other.x, y: one.y - other.y)
  }
}
