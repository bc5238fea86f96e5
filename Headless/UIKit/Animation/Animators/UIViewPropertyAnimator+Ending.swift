import Foundation

extension UIViewPropertyAnimator: AnimationParty {
  func begin(at now: TimeInterval, after call: TimeInterval) {
    guard case .moving(var motion) = course.place else { return }
    motion.start += now - call
    course.place = .moving(motion)
  }

  // MARK: Ending by itself

  func expectedEnd(at now: TimeInterval) -> TimeInterval? {
    guard case .moving(let motion) = course.place else { return nil }
    return max(motion.start + motion.duration, now)
  }

  func isOver(at now: TimeInterval) -> Bool { course.arrival(at: now) != nil }

  func end() {
    guard let arrival = course.arrival(at: CACurrentMediaTime()) else { return }
    guard pausesOnCompletion else { return complete(at: arrival) }
    course.place = .held(arrival == .end ? 1 : 0)  // It stays active at its end (F109).
    stage = .paused
  }

  /// A reversed animator restores the old values (F115).
  private func complete(at position: UIViewAnimatingPosition) {
    switch position {
    case .start: layers.restore()
    case .end, .current: layers.finish()
    }
    reset(callingAt: position)
  }

  // MARK: Ending by a call

  /// Sets the shown values, and ends or waits for `finishAnimation(at:)` (F106).
  public func stopAnimation(_ withoutFinishing: Bool) {
    switch stage {
    case .inactive: break
    case .waiting, .running, .paused: stop(withoutFinishing)
    case .stopped: if withoutFinishing { reset(callingAt: nil) }
    }
  }

  private func stop(_ withoutFinishing: Bool) {
    Simulator.running.animations.forget(self)
    let frozen = layers.freeze()
    if withoutFinishing { reset(callingAt: nil) } else { stage = .stopped(frozen) }
  }

  /// Puts a stopped animator's views at `finalPosition` and calls the completions (F107).
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard case .stopped(let frozen) = stage else {
      return complain("is finished while it is not stopped (F107)")
    }
    for layer in frozen { layer.finish(at: finalPosition) }
    reset(callingAt: finalPosition)
  }

  /// Makes the animator usable again (F108).
  private func reset(callingAt position: UIViewAnimatingPosition?) {
    let waiting = completions
    stage = .inactive
    course.place = .held(0)
    (groups, blocks, completions) = ([], [], [])
    if let position { waiting.forEach { $0(position) } }
  }
}
