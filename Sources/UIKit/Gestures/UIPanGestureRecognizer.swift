import Foundation

/// Recognises a finger that is drawn across the view.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far a finger moves before it counts as a pan, in points (F149).
  private static let hysteresis: CGFloat = 10

  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = Int.max
  /// Nothing, unless it is a scroll view's (F155).
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var track = PanTrack()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > maximumNumberOfTouches { return rejectExtra(touches, with: event) }
    track.rebase(to: middle(in: nil), at: event.timestamp)
    if state == .began || state == .changed { state = .changed }  // F154
  }

  /// Fails if it has not begun; ignores the finger if it has (F154).
  private func rejectExtra(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
    for touch in touches { ignore(touch, for: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    track.add(middle(in: nil), at: event.timestamp)
    switch state {
    case .possible: beginIfFarEnough()
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  private func beginIfFarEnough() {
    let way = track.translation
    guard !isWaiting, numberOfTouches >= minimumNumberOfTouches, track.begin(after: Self.hysteresis) else {
      return
    }
    state = begins(going: way) ? .began : .failed
  }

  /// Whether a finger that goes that way is what the recogniser waits for.
  func begins(going way: CGPoint) -> Bool { true }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    track.release(at: event.timestamp)
    guard numberOfTouches - touches.count < minimumNumberOfTouches else {
      forget(touches)
      track.rebase(to: middle(in: nil), at: event.timestamp)
      if state == .began || state == .changed { state = .changed }  // F154
      return
    }
    state = state == .possible ? .failed : .ended
  }

  override var takesScrolls: Bool { allowedScrollTypesMask.contains(.continuous) }

  /// A scroll begins the pan with its first move: what touches wait for is known (F308).
  override func hearScroll(_ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .began: track.rebase(to: middle(in: nil), at: event.timestamp)
    case .moved:
      track.add(middle(in: nil), at: event.timestamp)
      state = state == .possible ? .began : .changed
    case .ended:
      track.release(at: event.timestamp)
      state = state == .possible ? .failed : .ended
    case .cancelled: state = state == .possible ? .failed : .cancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    track = PanTrack()
  }

  /// How far the pan went, less the hysteresis (F150), in the view's present coordinates (F151).
  public func translation(in view: UIView?) -> CGPoint { vector(track.translation, in: view) }

  /// Later movement adds to the value set; the velocity starts anew (F152).
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {
    track.set(translation: windowVector(translation, from: view))
  }

  /// Points per second over the last movements; nought once the finger has rested (F153).
  public func velocity(in view: UIView?) -> CGPoint {
    vector(track.velocity(at: Simulator.running.clock.now), in: view)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    return difference(window.convert(vector, to: view), window.convert(CGPoint.zero, to: view))
  }

  private func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return vector }
    return difference(view.convert(vector, to: nil), view.convert(CGPoint.zero, to: nil))
  }

  private func difference(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
    CGPoint(x: one.x - other.x, y: one.y - other.y)
  }
}
