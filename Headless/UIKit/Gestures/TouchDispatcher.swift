import Foundation

/// Delivers a window's touches to the hit view and to the recognisers from it up
/// to the window (F162).
@MainActor final class TouchDispatcher {
  private unowned let window: UIWindow
  /// Recognisers that have a touch that is down.
  private var active: [UIGestureRecognizer] = []
  private var down: Set<UITouch> = []

  init(window: UIWindow) { self.window = window }

  func dispatch(_ event: UIEvent) {
    let touches = event.allTouches ?? []
    for touch in touches where touch.phase == .began { take(touch, event) }
    deliver(touches.filter { $0.phase == .began }, .began, event)
    deliver(touches.filter { $0.phase == .moved }, .moved, event)
    deliver(touches.filter { $0.phase == .ended }, .ended, event)
    deliver(touches.filter { $0.phase == .cancelled }, .cancelled, event)
    finish(touches)
  }

  private func take(_ touch: UITouch, _ event: UIEvent) {
    let hit = window.hitTest(touch.location, with: event)
    touch.view = hit
    // A view gets one touch at a time by default (F163), and no scroll.
    if touch.isScroll {
      touch.isCancelledInView = true
    } else if let hit, !hit.isMultipleTouchEnabled {
      touch.isCancelledInView = down.contains { $0.view === hit && !$0.isScroll }
    }
    down.insert(touch)
    var recognizers: [UIGestureRecognizer] = []
    var view = hit
    while let next = view {
      // Among recognisers of a view the one added last comes first (F145).
      recognizers += (next.gestureRecognizers ?? []).reversed()
      view = next.superview
    }
    touch.gestureRecognizers = recognizers.filter { $0.receives(touch) }
    for recognizer in touch.gestureRecognizers ?? [] where !active.contains(where: { $0 === recognizer }) {
      active.append(recognizer)
    }
  }

  private func deliver(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    guard !touches.isEmpty else { return }
    for recognizer in Simulator.running.deliversInward ? active.reversed() : active {
      let own = touches.filter { $0.gestureRecognizers?.contains { $0 === recognizer } ?? false }
      if !own.isEmpty { recognizer.deliver(own, phase, event) }
    }
    for recognizer in active { recognizer.retry() }
    for touch in touches where !touch.isCancelledInView {
      touch.view.map { send([touch], phase, event, to: $0) }
    }
  }

  /// How long a scroll view keeps a touch from a control in it, in seconds (F174).
  private static let contentDelay: TimeInterval = 0.15

  /// A touch that is over before the control has heard of it is told at once (F704).
  private func begin(_ touches: Set<UITouch>, _ event: UIEvent, in view: UIView) {
    let waiting = touches.filter { !$0.hasBegunInView && !$0.isCancelledInView }
    guard !waiting.isEmpty else { return }
    waiting.forEach { $0.hasBegunInView = true }
    view.touchesBegan(waiting, with: event)
  }

  private func send(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, to view: UIView) {
    switch phase {
    case .began:
      guard view.isDelayedContent else { return begin(touches, event, in: view) }
      let clock = Simulator.running.clock
      clock.schedule(at: clock.now + Self.contentDelay) { [weak self, weak view] in
        if let view { self?.begin(touches.filter { $0.gestureRecognizers != nil }, event, in: view) }
      }
    case .moved:
      let told = touches.filter(\.hasBegunInView)
      if !told.isEmpty { view.touchesMoved(told, with: event) }
    case .ended:
      begin(touches, event, in: view)
      view.touchesEnded(touches, with: event)
    case .cancelled:
      let told = touches.filter(\.hasBegunInView)
      if !told.isEmpty { view.touchesCancelled(told, with: event) }
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Takes a recogniser's touches from the views (F148). A view that has not got the touch yet
  /// gets no cancel.
  func cancelTouchesInViews(of recognizer: UIGestureRecognizer) {
    for touch in recognizer.touches where !touch.isCancelledInView {
      touch.isCancelledInView = true
      guard touch.hasBegunInView else { continue }
      let event = UIEvent(touches: [touch], time: touch.timestamp)
      touch.view?.touchesCancelled([touch], with: event)
    }
  }

  private func finish(_ touches: Set<UITouch>) {
    let over = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
    down.subtract(over)
    for recognizer in active {
      recognizer.forget(over)
      recognizer.resetIfOver()
    }
    for touch in over { touch.leaveRecognizers() }
    active.removeAll { $0.touches.isEmpty && $0.state == .possible }
  }

  /// The recognisers that share a touch with `recognizer`.
  func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { rival in
      rival !== recognizer && rival.touches.contains(where: recognizer.touches.contains)
    }
  }
}
