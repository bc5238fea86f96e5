import UIKit

/// Slows down, pauses, scrubs and repeats transitions while you develop them.
///
/// ```swift
/// TransitionInspector.shared.speed = 0.1
/// ```
///
/// The inspector affects modals and every transition that a choreography runs, but not custom
/// animators. Use it in debug builds. As long as its properties have their defaults, it does no
/// work.
@MainActor public final class TransitionInspector {
  /// The app's inspector.
  public static var shared: TransitionInspector { current }
  /// The inspector, which a test can replace by one of its own.
  @TaskLocal static var current = TransitionInspector()

  /// The speed of all motion, as a multiple of its own; 0.01...10, 1 by default. A value outside
  /// becomes the nearer end; NaN becomes 1.
  public var speed: CGFloat = 1 {
    didSet {
      speed = speed.clamped(to: 0.01...10, default: 1)
      if speed != oldValue { adjustSpeed() }
      updateUse()
    }
  }

  /// Whether all motion is paused; `false` by default. A finger still moves a screen that it
  /// holds.
  public var isPaused = false {
    didSet {
      if isPaused != oldValue { adjustSpeed() }
      updateUse()
    }
  }

  /// Whether the inspector keeps the last transition and its controllers, so that ``restart()``
  /// can repeat it; `false` by default.
  public var keepsLast = false {
    didSet {
      if !keepsLast { repeatLast = nil }
      updateUse()
    }
  }

  /// Called with the progress of each frame of a transition, and with `nil` when it has ended.
  public var onChange: ((_ progress: CGFloat?) -> Void)? {
    didSet {
      updateUse()
      for one in running { one.engine?.startFrames() }
    }
  }

  /// Whether transitions have to tell of their frames. Stored, because every frame needs it.
  private(set) var isInUse = false

  /// A part of a running transition: a name, and the interval in which the part moves.
  public struct Part: Hashable, Sendable {
    /// The name that the part's tracks have.
    public var name: String
    /// The interval of the transition's progress in which the part moves.
    public var interval: ClosedRange<CGFloat>

    package init(name: String, interval: ClosedRange<CGFloat>) {
      self.name = name
      self.interval = interval
    }
  }

  private struct Running {
    weak var engine: TransitionEngine?
  }

  /// The running transitions. The last one is inspected; all have the same time.
  private var running: [Running] = []
  private var current: TransitionEngine? { running.last?.engine }
  private var repeatLast: (() -> Void)?

  init() {}

  // MARK: The running transition

  /// The progress of the running transition: 0 closed, 1 open; `nil` without one.
  public var progress: CGFloat? { current?.progress }

  /// The parts of the running transition, in the order of their tracks; none without one.
  public var parts: [Part] { current?.owner?.parts ?? [] }

  /// Pauses all motion and shows the running transition at another progress.
  ///
  /// Motion stays paused until ``isPaused`` becomes `false` or the app calls ``restart()``.
  ///
  /// - Parameter progress: 0 closed, 1 open. A value outside becomes the nearer end. NaN has no
  ///   effect.
  public func scrub(to progress: CGFloat) {
    guard !progress.isNaN else { return }
    isPaused = true
    let progress = progress.clamped(to: 0...1)
    // `onChange` may call this with the progress that it is told.
    guard let current, abs(current.progress - progress) > 1e-9 else { return }
    current.scrub(to: progress)
  }

  /// Continues motion and starts the running transition again.
  ///
  /// Without a running transition, and if ``keepsLast`` is `true`, it repeats the last one: the
  /// screens return without animation, and the transition runs.
  public func restart() {
    isPaused = false
    if let current { current.restart() } else { repeatLast?() }
  }

  // MARK: Calls of the transitions

  package func begin(_ engine: TransitionEngine) {
    forget(engine)
    running.append(Running(engine: engine))
  }

  private func forget(_ engine: TransitionEngine) {
    running.removeAll { $0.engine == nil || $0.engine === engine }
  }

  /// A transition shows a frame.
  package func follow(_ engine: TransitionEngine) {
    guard isInUse else { return }
    if current !== engine { begin(engine) }
    onChange?(engine.progress)
  }

  /// A transition has ended.
  ///
  /// - Parameter again: Repeats the transition. It may keep the transition's controllers.
  package func end(_ engine: TransitionEngine, again: @escaping () -> Void) {
    if keepsLast { repeatLast = again }
    let wasCurrent = current === engine
    forget(engine)
    if wasCurrent { onChange?(nil) }
  }

  private func updateUse() { isInUse = isPaused || keepsLast || speed != 1 || onChange != nil }

  private func adjustSpeed() {
    let change = { [self] in
      SharedState.current.motionTime.setSpeed(isPaused ? 0 : speed, at: CACurrentMediaTime())
    }
    running.compactMap(\.engine).reduce(change) { change, engine in { engine.changeSpeed(change) } }()
  }
}

extension TransitionEngine {
  fileprivate func changeSpeed(_ change: () -> Void) {
    interrupt()
    change()
    show()
    startFrames()
  }

  fileprivate func scrub(to progress: CGFloat) {
    interrupt()
    interaction.relocate(to: progress)
    show()
  }

  /// Begins a flight anew from its other end.
  fileprivate func restart() {
    guard case .settling = interaction.phase else { return }
    interrupt()
    // The owner has heard of the stop already.
    _ = interaction.handle(.restarted)
    show()
  }
}
