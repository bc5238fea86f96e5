import Foundation

/// Runs blocks of animations that can be paused, scrubbed, reversed and stopped (F97 to F116).
/// The blocks run at the first start or pause.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  enum Stage {
    case inactive
    /// Started without a block: it begins with the first one (F108).
    case waiting
    case running
    case paused
    case stopped([FrozenLayer])
  }

  typealias Block = (animation: () -> Void, delayFactor: CGFloat)

  /// The duration of an animator without one, in seconds.
  private static let standardDuration: TimeInterval = 0.2

  public let timingParameters: (any UITimingCurveProvider)?
  /// In seconds; for a physical spring the spring's own (F118).
  public let duration: TimeInterval
  /// In seconds, before it moves.
  public internal(set) var delay: TimeInterval = 0
  /// Whether it stays paused at its end (F109).
  public var pausesOnCompletion = false

  private let lifetime: Lifetime
  var stage = Stage.inactive
  let course: AnimatorCourse
  let layers = AnimatedLayers()
  /// The simulator that hears of misuse. The deinitializer may run outside of its world.
  private weak let simulator = Simulator.current
  var groups: [AnimatorGroup] = []
  var blocks: [Block] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// - Parameter duration: In seconds; negative and non-finite values count as 0.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let curve = TimingCurve(parameters)
    self.duration = curve.duration(within: duration.isFinite ? max(0, duration) : 0)
    course = AnimatorCourse(curve)
    lifetime = Lifetime(of: Self.self)
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map(addAnimations)
  }

  /// 0.2 seconds, on Core Animation's default curve.
  public convenience override init() {
    self.init(duration: Self.standardDuration, timingParameters: UICubicTimingParameters())
  }

  /// Releasing a paused or stopped animator raises on a device (F110);
  /// here its views get the values that are set.
  isolated deinit {
    switch stage {
    case .inactive, .waiting, .running: break
    case .paused, .stopped:
      layers.finish()
      simulator?.complain("A paused or stopped property animator is released (F110)")
    }
  }

  // MARK: Settings

  /// Whether animated views are hit at their end position instead of where they appear (F111).
  public var isManualHitTestingEnabled: Bool {
    get { !course.isHitWhereShown }
    set { course.isHitWhereShown = !newValue }
  }

  // MARK: State

  public var state: UIViewAnimatingState {
    switch stage {
    case .inactive: .inactive
    case .waiting, .running, .paused: .active
    case .stopped: .stopped
    }
  }

  public var isRunning: Bool {
    switch stage {
    case .running: true
    case .inactive, .waiting, .paused, .stopped: false
    }
  }

  /// Whether it goes to its start. Setting it turns a running animator round at once (F104).
  public var isReversed = false {
    didSet { if isReversed != oldValue { turn() } }
  }

  /// The progress of the run, 0 to 1: toward the end, or toward the start while reversed (F482).
  /// Setting it pauses an inactive animator there; a running one continues from there.
  public var fractionComplete: CGFloat {
    get { state == .inactive ? 0 : directed(course.fraction(at: CACurrentMediaTime())) }
    set { move(to: directed(newValue)) }
  }

  /// Converts between progress toward the end and progress of the run.
  private func directed(_ fraction: CGFloat) -> CGFloat { isReversed ? 1 - fraction : fraction }
}
