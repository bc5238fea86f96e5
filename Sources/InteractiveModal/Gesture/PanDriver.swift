import UIKit

/// Turns the pan of a finger into translation and velocity for its receiver.
@MainActor final class PanDriver: NSObject {
  /// The detent of the screen at which a finger scrolls the lists on it.
  private enum ScrollingDetent {
    /// The highest: from a lower detent the finger takes the screen there first.
    case highest
    /// The detent at which the screen stands.
    case current
  }

  let recognizer = TransitionPanGestureRecognizer()
  weak var receiver: (any PanReceiver)?
  /// The tracked point in the last reading, on the screen; `nil` if the next reading starts anew.
  private var lastPointOnScreen: CGPoint?
  /// Shares the drag with the lists under the finger; `nil` without such lists.
  private var scrollHandoff: ScrollHandoffCoordinator?
  private var scrollingDetent = ScrollingDetent.highest
  let barHeights = NavigationBarHeights()
  private var endSignpost: Signposts.End?
  private lazy var target = ActionTarget { [weak self] in self?.panDidChange() }

  override init() {
    super.init()
    (recognizer.delegate, recognizer.observer) = (self, self)
    // A mouse wheel scrolls in steps and never lets go: it scrolls lists, and moves no screen.
    recognizer.allowedScrollTypesMask = .continuous
    recognizer.addTarget(target, action: ActionTarget.action)
  }

  // MARK: For the receiver

  /// Whether fingers reach the gesture; true by default.
  var isEnabled: Bool {
    get { recognizer.isEnabled }
    set { recognizer.isEnabled = newValue }
  }

  /// The direction of the drag.
  var dragDirection: DragDirection { recognizer.dragDirection }

  /// Measures the drag from here on, and returns the location in a view of the finger, or of the
  /// pointer.
  func takeHold(in view: UIView) -> CGPoint {
    lastPoint = recognizer.trackedPoint(in: space)
    return recognizer.location(in: view)
  }

  /// Goes on in a new layout.
  func rebase() { scrollHandoff?.rebase(pull: pull) }

  /// Ends the drag. A receiver hears `cancelled` and `lifted`, then no more.
  func cancel() { recognizer.drop() }

  /// Sends the present velocity, which changes also while the finger rests.
  ///
  /// - Parameter translation: Distance that the screen moves by itself in this frame, in points.
  func refresh(movingBy translation: CGFloat = 0) {
    receiver?.handle(.moved(by: translation, velocity: screenVelocity))
  }

  // MARK: Readings

  /// The view in which drags are measured: the window, which never moves along.
  private var space: UIWindow? { recognizer.view?.window }

  /// The tracked point in the last reading, in the window as it is now (F438).
  private var lastPoint: CGPoint? {
    get { lastPointOnScreen.map { space?.fromScreen($0) ?? $0 } }
    set { lastPointOnScreen = newValue.map { space?.toScreen($0) ?? $0 } }
  }

  var direction: TravelDirection { receiver?.direction ?? .down }
  private var velocity: CGFloat { direction.component(of: recognizer.velocity(in: space)) }
  /// The velocity of the screen, which stands while a list scrolls.
  private var screenVelocity: CGFloat { scrollHandoff?.isScreenPulled ?? true ? velocity : 0 }
  private var isScreenAtRest: Bool { receiver?.isAtRest ?? false }
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

  func panDidChange() {
    if recognizer.isDropped { return }  // The receiver has heard of the end already.
    switch recognizer.panState {
    case .began: began()
    case .changed: move()
    case .ended: release()
    case .cancelled, .failed: cancelled()
    case .possible: break
    @unknown default: cancelled()
    }
  }

  private func began() {
    let wasAtRest = isScreenAtRest
    if recognizer.isScroll { fingerDidLand() }
    if let scrollHandoff, wasAtRest { scrollHandoff.begin() } else { receiver?.handle(.began) }
    if wasAtRest, !recognizer.isScroll { startBehindHysteresis() }
    move()
  }

  /// Drops the distance that UIKit needs to recognise a pan. What the finger goes beyond it, in
  /// the same event, moves the screen.
  private func startBehindHysteresis() {
    lastPoint = recognizer.trackedPoint(in: space) - recognizer.translation(in: space)
  }

  private func move(by translation: CGFloat? = nil) {
    let translation = translation ?? nextTranslation()
    let share = scrollHandoff?.take(translation) ?? translation
    if share != 0 { beginAtRest() }
    receiver?.handle(.moved(by: share, velocity: screenVelocity))
  }

  /// Begins to drag a screen at rest, unless the app has ended the drag meanwhile.
  private func beginAtRest() {
    switch recognizer.panState {
    case .began, .changed, .ended: if isScreenAtRest { receiver?.handle(.began) }
    case .possible, .cancelled, .failed: break
    @unknown default: break
    }
  }

  /// Returns the finger's translation since the last reading; 0 for the first.
  private func nextTranslation() -> CGFloat {
    let point = recognizer.trackedPoint(in: space)
    defer { lastPoint = point }
    return lastPoint.map { direction.component(of: point - $0) } ?? 0
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

extension PanDriver: TransitionPanObserver {
  /// Lets any finger move a screen in motion. A screen at rest follows only along its travel, and
  /// not from a view that tracks the finger. A dropped drag begins too, and takes the touch of a button.
  var mayBegin: Bool {
    guard let receiver else { return false }
    return recognizer.isDropped || !receiver.isAtRest
      || (receiver.follows(recognizer.dragDirection) && !recognizer.isOnTrackingView)
  }

  func takesFinger(at location: CGPoint) -> Bool { receiver?.takesFinger(at: location) ?? false }

  func fingerDidLand() {
    guard let receiver else { return }
    endSignpost?()
    endSignpost = Signposts.begin(.gesture)
    receiver.handle(.landed)
    if recognizer.isDropped { return fingerIsGone() }  // The app has dismissed the screen meanwhile.
    let lists = receiver.scrollViewPrecedence == .shared ? touchedLists : []
    lists.forEach { $0.learnBarHeight() }
    scrollingDetent = receiver.expandsByScrolling && lists.allSatisfy(\.givesWay) ? .highest : .current
    scrollHandoff = ScrollHandoffCoordinator(lists, under: recognizer, pull: pull) { [weak self] in
      self?.move(by: 0)
    }
    let isMeasured = receiver.isHeld || scrollHandoff != nil || recognizer.isScroll
    lastPoint = isMeasured ? recognizer.trackedPoint(in: space) : nil
  }

  func fingerDidMove() {
    if isScreenHeld { move() } else { scrollHandoff?.wait(nextTranslation()) }
  }

  func fingerWasTaken() { receiver?.handle(.cancelled) }

  func fingerIsGone() {
    scrollHandoff = nil
    receiver?.handle(.lifted)
    endSignpost?()
    endSignpost = nil
  }

  private var touchedLists: [ScrollableList] {
    recognizer.touchedViews.compactMap { $0 as? UIScrollView }.compactMap {
      ScrollableList($0, along: direction, under: barHeights)
    }
  }
}
