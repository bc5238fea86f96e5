import UIKit

/// Slows down, stops, scrubs and repeats the kit's transitions, and shows the parts of their timelines: for whoever is making
/// one.
///
/// ```swift
/// TransitionInspector.shared.speed = 0.1
/// TransitionInspector.shared.showsTimeline = true
/// ```
///
/// It looks at modals, and at every transition that a choreography runs; animators of others keep their own time. It is
/// meant for debug builds; while none of it is used it costs nothing.
@MainActor public final class TransitionInspector {
  /// The one there is.
  public static let shared = TransitionInspector()

  /// How fast motion goes, as a multiple of what it does by itself; 0.01...10, 1 by default. What is no number counts as 1.
  public var speed: CGFloat = 1 {
    didSet {
      speed = speed.isNaN ? 1 : min(max(speed, 0.01), 10)
      adjustPace()
    }
  }

  /// Whether all motion stands; false by default. Fingers still move what they hold.
  public var isPaused = false {
    didSet { adjustPace() }
  }

  /// Whether a running transition shows the parts of its timeline, and how far they are; false by default.
  public var showsTimeline = false {
    didSet { current.map(show) }
  }

  /// Whether the last transition is kept after it has ended, with its controllers, so that ``restart()`` can do it again;
  /// false by default.
  public var keepsLast = false {
    didSet { if !keepsLast { again = nil } }
  }

  /// Called with every moment of a transition that is shown, and with `nil` once it has ended.
  public var onChange: ((_ progress: CGFloat?) -> Void)?

  private weak var current: (any InspectedTransition)?
  private var again: (() -> Void)?
  private var timeline: TimelineView?

  private init() {}

  // MARK: What is under way

  /// How far the transition is that is under way: 0 closed, 1 open. `nil` where there is none.
  public var progress: CGFloat? { current?.progress }

  /// Its parts, in the order of their tracks; none where nothing is under way.
  public var parts: [TransitionTimeline.Part] { current?.parts ?? [] }

  /// Stops all motion, and shows the transition that is under way at another moment. Motion stands until ``isPaused`` is
  /// false again, or ``restart()`` is called; also where nothing is under way.
  ///
  /// - Parameter progress: 0 closed, 1 open; out of it counts as the nearer end, and what is no number changes nothing.
  public func scrub(to progress: CGFloat) {
    guard !progress.isNaN else { return }
    isPaused = true
    let moment = min(max(progress, 0), 1)
    // Whoever is told of a moment may ask for the very same.
    guard let current, abs(current.progress - moment) > 1e-9 else { return }
    current.scrub(to: moment)
  }

  /// Lets motion go on, and begins the transition anew that is under way. If there is none, and ``keepsLast`` is true, the last one is done again:
  /// the screens go back without motion, and it runs.
  public func restart() {
    isPaused = false
    if let current { current.restart() } else { again?() }
  }

  // MARK: What transitions tell

  /// - Parameter transition: Is under way from now on.
  func begin(_ transition: any InspectedTransition) { current = transition }

  /// - Parameter transition: Shows another moment.
  func follow(_ transition: any InspectedTransition) {
    guard isInUse else { return }
    current = transition
    if showsTimeline { show(transition) }
    onChange?(transition.progress)
  }

  /// - Parameter again: Does the same again.
  func end(_ transition: any InspectedTransition, again: @escaping () -> Void) {
    if keepsLast { self.again = again }
    guard current === transition else { return }
    current = nil
    timeline?.removeFromSuperview()
    timeline = nil
    onChange?(nil)
  }

  private var isInUse: Bool { showsTimeline || isPaused || keepsLast || speed != 1 || onChange != nil }

  private func adjustPace() {
    MotionTime.setSpeed(isPaused ? 0 : speed, at: CACurrentMediaTime())
  }

  private func show(_ transition: any InspectedTransition) {
    guard showsTimeline, let container = transition.inspectedContainer else {
      timeline?.removeFromSuperview()
      timeline = nil
      return
    }
    let timeline = timeline ?? TimelineView()
    self.timeline = timeline
    timeline.show(transition.parts, at: transition.progress, in: container)
  }
}
