import Foundation

extension UIViewPropertyAnimator {
  // MARK: Starting

  /// Starts, or continues after a pause (F99).
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// - Parameter delay: In seconds; the animator is active at once (F100).
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

  /// Continues on its curve from the held fraction.
  func resume() {
    go(course.motion(to: isReversed ? 0 : 1, within: duration, at: CACurrentMediaTime() + delay))
  }

  private func go(_ motion: AnimatorMotion?) {
    guard let motion else { return }
    for group in groups { group.go(from: motion.origin) }
    course.place = .moving(motion)
    stage = .running
    layers.note()
    Simulator.running.animations.watch(self)
  }

  // MARK: Pausing

  /// Pauses; an inactive animator is paused at its start (F101).
  public func pauseAnimation() {
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
    let time = CACurrentMediaTime()
    let fraction = course.fraction(at: time)
    for group in groups { group.hold(at: fraction, time) }
    course.place = .held(fraction)
    stage = .paused
    layers.note()
    Simulator.running.animations.forget(self)
  }

  /// - Parameter fraction: Toward the end.
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

  /// Turns a running animator round at once (F104).
  func turn() {
    guard isRunning else { return }
    hold()
    delay = 0
    resume()
  }

  /// Continues with other timing, in `durationFactor` times the duration;
  /// 0 takes the share that is left (F105, F315).
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard case .paused = stage else { return complain("is continued while it is not paused (F105)") }
    let time = CACurrentMediaTime()
    let (origin, goal) = (course.fraction(at: time), isReversed ? 0.0 : 1)
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

  /// - Parameter delayFactor: The share of the remaining time before the block begins, 0
  ///   to 1 (F112).
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

  /// Called at the end with the position; not called after `stopAnimation(true)` (F106).
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func runBlocks() {
    let waiting = blocks
    blocks = []
    course.place = .held(0)
    for block in waiting { run(block) }
  }

  /// A block's changes begin at the shown values (F113).
  func run(_ block: Block) {
    guard UIView.areAnimationsEnabled else { return block.animation() }
    if !layers.haveBooks { complain("gets a block after its books were taken off a layer (F441)") }
    let settings = AnimationSettings(duration: duration, curve: course.curve)
    let recorder = AnimationRecorder(settings) { [unowned self] in join($0, $1, $2) }
    let changes = recorder.record(block.animation)
    let group = AnimatorGroup(course, delayFactor: block.delayFactor, at: CACurrentMediaTime())
    groups.append(group)
    layers.animate(changes, isFromCurrent: true, keepsBooks: true, along: group)
  }

  /// A nested block of `UIView.animate` joins the animator (F311).
  private func join(_ settings: AnimationSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?)
  {
    withoutActuallyEscaping(animations) {
      run(($0, duration > 0 ? settings.delay / duration : 0))
    }
    completion.map { completion in addCompletion { completion($0 == .end) } }
  }

  func complain(_ what: String) { Simulator.running.complain("A property animator \(what)") }
}
