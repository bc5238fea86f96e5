import Foundation

/// Runs blocks of animations that can be held, moved by hand, turned round and gone on with (F97 to F116).
///
/// Blocks run when it is started or paused first; what they set is set at once, what is shown follows.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  enum Stage {
    case inactive
    /// Started without a block: it sets out with the first one (F108).
    case waiting
    case running
    case paused
    case stopped([FrozenLayer])
  }

  typealias Block = (animation: () -> Void, delayFactor: CGFloat)

  /// How long one lasts that nobody gave a time, in seconds.
  private static let standardDuration: TimeInterval = 0.2

  public let timingParameters: (any UITimingCurveProvider)?
  /// In seconds; the spring's own, where it has one (F118).
  public let duration: TimeInterval
  /// In seconds, from the start until it moves.
  public internal(set) var delay: TimeInterval = 0
  /// Whether it stays paused when it has arrived (F109).
  public var pausesOnCompletion = false

  private let lifetime: Lifetime
  var stage = Stage.inactive
  let course: AnimatorCourse
  let layers = AnimatedLayers()
  var groups: [AnimatorGroup] = []
  var blocks: [Block] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var storedInterruptible = true

  /// - Parameter duration: In seconds; what is below 0 or no number counts as 0.
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

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    animations.map(addAnimations)
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    animations.map(addAnimations)
  }

  /// 0.2 seconds, along Core Animation's own curve.
  public convenience override init() {
    self.init(duration: Self.standardDuration, timingParameters: UICubicTimingParameters())
  }

  /// One that is on its way (F114).
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0xF)) ?? .easeInOut
    let animator = Self.make(duration, curve)
    animator.addAnimations(animations)
    completion.map(animator.addCompletion)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private class func make(_ duration: TimeInterval, _ curve: UIView.AnimationCurve) -> Self {
    guard let animator = UIViewPropertyAnimator(duration: duration, curve: curve) as? Self else {
      fatalError("A subclass's running animator is not modelled; see Sources/UIKit/README.md")
    }
    return animator
  }

  /// F110: a device raises. The layers show what is set.
  isolated deinit {
    switch stage {
    case .inactive, .waiting, .running: break
    case .paused, .stopped:
      layers.finish()
      Simulator.current?.complain("A paused or stopped property animator is released (F110)")
    }
  }

  // MARK: What may be set while it is inactive

  /// Whether its views take touches on their way (F111).
  public var isUserInteractionEnabled: Bool {
    get { course.allowsTouches }
    set { if mayChange("isUserInteractionEnabled") { course.allowsTouches = newValue } }
  }

  /// Whether its views are hit where they are bound for, instead of where they appear (F111).
  public var isManualHitTestingEnabled: Bool {
    get { !course.isHitWhereShown }
    set { course.isHitWhereShown = !newValue }
  }

  /// Whether it can be held (F111).
  public var isInterruptible: Bool {
    get { storedInterruptible }
    set { if mayChange("isInterruptible") { storedInterruptible = newValue } }
  }

  /// Whether curves do not count while it is held (F102).
  public var scrubsLinearly: Bool {
    get { course.scrubsLinearly }
    set { course.scrubsLinearly = newValue }
  }

  private func mayChange(_ name: String) -> Bool {
    if state == .inactive { return true }
    Simulator.running.complain("\(name) of an active property animator is set (F111)")
    return false
  }

  // MARK: Where it is

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

  /// Whether it is bound for the start. Set on one that runs, it turns round at once (F104).
  public var isReversed = false {
    didSet { if isReversed != oldValue { turn() } }
  }

  /// How much of the way to the end is done, 0...1, whichever way it goes (F104). Setting it holds an inactive one there;
  /// one that runs goes on from there.
  public var fractionComplete: CGFloat {
    get { course.fraction(at: time) }
    set { move(to: newValue) }
  }

  /// The time of its layers.
  var time: TimeInterval { layers.first?.time(at: CACurrentMediaTime()) ?? CACurrentMediaTime() }
}
