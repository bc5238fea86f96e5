import Foundation

/// A running block of animations.
@MainActor final class AnimationBlock: AnimationParty {
  private let settings: AnimationSettings
  private let completion: ((Bool) -> Void)?
  private let layers = AnimatedLayers()
  private var course: TimedCourse

  private init(_ settings: AnimationSettings, _ completion: ((Bool) -> Void)?) {
    self.settings = settings
    self.completion = completion
    course = TimedCourse(
      start: CACurrentMediaTime() + settings.delay,
      duration: settings.curve.duration(within: settings.duration), curve: settings.curve,
      allowsTouches: settings.options.contains(.allowUserInteraction))
  }

  // MARK: Beginning

  /// Runs a block and animates its changes.
  static func run(
    _ settings: AnimationSettings, _ animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = AnimationRecorder.current
    let settings = settings.inheriting(from: outer?.settings)
    guard Simulator.running.animations.areEnabled, settings.duration > 0 else {
      AnimationRecorder.pause(animations)
      return complete(after: settings.delay, completion)
    }
    if let joining = outer?.joining, !settings.options.contains(.overrideInheritedDuration) {
      return joining(settings, animations, completion)
    }
    let changes = AnimationRecorder(settings).record(animations)
    guard !changes.isEmpty else { return complete(after: 0, completion) }  // Ends early (F130).
    AnimationBlock(settings, completion).begin(with: changes)
  }

  /// Animates what the system changes: size or orientation of the interface (F195), the keyboard.
  static func run(
    system settings: AnimationSettings, turn: InterfaceTurn? = nil, _ change: () -> Void
  ) {
    let windows = turn == nil ? [] : Simulator.running.windowScene.windows
    let former = windows.map { ($0, $0.layer.values) }
    var changes = AnimationRecorder(settings).record(change)
    if let turn {
      changes.removeAll { $0.layer.owner is UIWindow }
      changes += former.map { window, values in LayerChange(window, from: values, in: turn) }
    }
    if !changes.isEmpty { AnimationBlock(settings, nil).begin(with: changes) }
  }

  /// Without a duration the completion comes in the next turn, or after the delay (F129).
  private static func complete(after delay: TimeInterval, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    let clock = Simulator.running.clock
    guard delay > 0 else { return clock.nextTurn { completion(true) } }
    clock.schedule(at: clock.now + delay) { completion(true) }
  }

  private func begin(with changes: [LayerChange]) {
    layers.animate(
      changes, isFromCurrent: settings.options.contains(.beginFromCurrentState), along: course)
    Simulator.running.animations.watch(self)
  }

  func begin(at now: TimeInterval, after call: TimeInterval) {
    course = course.delayed(by: now - call)
    layers.change(to: course)
  }

  // MARK: Ending

  func expectedEnd(at now: TimeInterval) -> TimeInterval? { max(course.end, now) }

  func isOver(at now: TimeInterval) -> Bool { layers.areOver(at: now) }

  func end() {
    let isComplete = layers.areComplete
    layers.finish()
    completion?(isComplete)
  }
}

/// The parameters of a block of animations.
struct AnimationSettings {
  /// In seconds.
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var curve = TimingCurve.easeInOut
  var options: UIView.AnimationOptions = []

  /// Non-finite and negative times count as 0.
  init(
    duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve? = nil,
    options: UIView.AnimationOptions = []
  ) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.delay = delay.isFinite ? max(0, delay) : 0
    self.curve = curve ?? options.curve
    self.options = options
  }

  /// A nested block inherits duration, curve and options unless it overrides them (F132).
  func inheriting(from outer: AnimationSettings?) -> AnimationSettings {
    guard let outer else { return self }
    var settings = self
    if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { settings.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) { settings.options.formUnion(outer.options.inherited) }
    return settings
  }
}

extension UIView.AnimationOptions {
  fileprivate var inherited: UIView.AnimationOptions {
    intersection([.allowUserInteraction, .beginFromCurrentState])
  }
}

/// A block of animations or an animator, while it runs.
@MainActor protocol AnimationParty: AnyObject {
  /// Begins with the commit, which comes later than the call (F402).
  func begin(at now: TimeInterval, after call: TimeInterval)
  /// The time on the clock at which it may be over; `nil` while it is held.
  func expectedEnd(at now: TimeInterval) -> TimeInterval?
  func isOver(at now: TimeInterval) -> Bool
  /// Removes its animations and calls its completion.
  func end()
}
