import Foundation

extension UIViewPropertyAnimator {
  // MARK: Starting

  /// Sets out, or goes on from where it was paused (F99).
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// - Parameter delay: In seconds, until it moves; it is active at once (F100).
  public func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay.isFinite ? max(0, delay) : 0
    switch stage {
    case .inactive where blocks.isEmpty: stage = .waiting
    case .inactive:
      runBlocks()
      resume()
    case .paused: resume()
    case .waiting, .running: break
    case .stopped: complain("is started while it is stopped (F99)")
    }
  }

  /// Goes on along its curve, from where it is held.
  func resume() {
    go(course.motion(to: isReversed ? 0 : 1, within: duration, at: time + delay))
  }

  private func go(_ motion: AnimatorMotion?) {
    guard let motion else { return }
    for group in groups { group.go(from: motion.origin) }
    course.place = .moving(motion)
    stage = .running
    layers.note()
    Simulator.running.animations.watch(self)
  }

  // MARK: Holding

  /// Holds it where it is; an inactive one at its start (F101).
  public func pauseAnimation() {
    guard isInterruptible else { return complain("cannot be interrupted (F111)") }
    switch stage {
    case .inactive:
      runBlocks()
      stage = .paused
    case .waiting: stage = .paused
    case .running: hold()
    case .paused: break
    case .stopped: complain("is paused while it is stopped (F101)")
    }
  }

  private func hold() {
    let (time, fraction) = (time, fractionComplete)
    for group in groups { group.hold(at: fraction, time) }
    course.place = .held(fraction)
    stage = .paused
    layers.note()
    Simulator.running.animations.forget(self)
  }

  func move(to fraction: CGFloat) {
    guard fraction.isFinite else { return complain("is given a fraction that is no number (F103)") }
    let wasRunning = isRunning
    pauseAnimation()
    guard case .paused = stage else { return }
    course.place = .held(min(max(fraction, 0), 1))
    layers.note()
    delay = 0
    if wasRunning { resume() }
  }

  /// F104
  func turn() {
    guard isRunning else { return }
    hold()
    delay = 0
    resume()
  }

  /// Goes on from where it is paused, on another curve, for `durationFactor` times its duration; for the share of it
  /// that is left where that is 0 (F105).
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard case .paused = stage else { return complain("is continued while it is not paused (F105)") }
    let (origin, goal) = (fractionComplete, isReversed ? 0.0 : 1)
    let curve = parameters.map { TimingCurve($0) } ?? course.curve
    let factor = durationFactor.isFinite && durationFactor > 0 ? durationFactor : abs(goal - origin)
    course.curve = curve
    go(
      AnimatorMotion(
        origin: origin, goal: goal, start: time, duration: curve.duration(within: factor * duration),
        curve: curve))
  }

  // MARK: Blocks

  public func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// - Parameter delayFactor: The share of the time that is left after which it sets out, 0...1 (F112).
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch stage {
    case .inactive: blocks.append((animation, delayFactor))
    case .running, .paused: run((animation, delayFactor))
    case .waiting:
      run((animation, delayFactor))
      resume()
    case .stopped: complain("is given animations while it is stopped (F112)")
    }
  }

  /// Called at the end with where that is; not called by one that is stopped for good.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func runBlocks() {
    let waiting = blocks
    blocks = []
    course.place = .held(0)
    for block in waiting { run(block) }
  }

  /// What a block changes sets out from what is shown (F113).
  func run(_ block: Block) {
    guard UIView.areAnimationsEnabled else { return block.animation() }
    let settings = AnimationSettings(duration: duration, curve: course.curve)
    let recorder = AnimationRecorder(settings) { [unowned self] in join($0, $1, $2) }
    let changes = recorder.record(block.animation)
    let group = AnimatorGroup(course, delayFactor: block.delayFactor, at: time)
    groups.append(group)
    layers.animate(changes, isFromCurrent: true) { _ in group }
  }

  /// A block in its own goes along with it (F311).
  private func join(_ settings: AnimationSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?)
  {
    withoutActuallyEscaping(animations) {
      run(($0, duration > 0 ? settings.delay / duration : 0))
    }
    completion.map { completion in addCompletion { completion($0 == .end) } }
  }

  func complain(_ what: String) { Simulator.running.complain("A property animator \(what)") }
}
