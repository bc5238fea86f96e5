import Foundation

/// Recognises a finger that moves across the view.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far a finger must move before the pan begins, in points (F149).
  static let hysteresis: CGFloat = 10

  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = Int.max
  /// The scrolls that it takes: none by default, all for a scroll view's pan (F155).
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var track = PanTrack()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > maximumNumberOfTouches { return rejectExtra(touches, with: event) }
    track.rebase(to: middle(in: nil), at: event.timestamp)
    // A second finger sends `.changed` (F154).
    if state == .began || state == .changed { state = .changed }
  }

  /// A finger too many makes a possible pan fail; a pan that has begun ignores it (F154).
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
    let translation = track.translation
    guard !isWaiting, numberOfTouches >= minimumNumberOfTouches, track.begin(after: Self.hysteresis) else {
      return
    }
    state = begins(by: translation) ? .began : .failed
  }

  /// Whether the recogniser accepts the direction of that translation.
  func begins(by translation: CGPoint) -> Bool { true }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    track.release(at: event.timestamp)
    guard numberOfTouches - touches.count < minimumNumberOfTouches else {
      forget(touches)
      track.rebase(to: middle(in: nil), at: event.timestamp)
      if state == .began || state == .changed { state = .changed }
      return
    }
    state = state == .possible ? .failed : .ended
  }

  override var takesScrolls: Bool { allowedScrollTypesMask.contains(.continuous) }

  /// A scroll begins the pan with its first move (F308).
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

  /// The pan's translation without the hysteresis (F150),
  /// in the view's present coordinates (F151).
  open func translation(in view: UIView?) -> CGPoint { vector(track.translation, in: view) }

  /// Points per second over the last moves; zero once the finger rests (F153).
  open func velocity(in view: UIView?) -> CGPoint {
    let simulator = Simulator.running
    return vector(track.velocity(at: simulator.clock.now - simulator.eventDelay), in: view)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let (end, start) = (window.convert(vector, to: view), window.convert(CGPoint.zero, to: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// The scrolls that a pan takes: the steps of a wheel, or two fingers on a trackpad (F155).
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
