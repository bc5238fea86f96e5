import Foundation

extension CALayer {
  /// Adds a copy of key frames in place of what has the same key (F401); others are a complaint.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    observers.ledger?.record(.appearance, isRedundant: false, to: .init(animation: key, of: self))
    let key = key ?? "animation \(animations.count)"
    guard let given = anim as? CAKeyframeAnimation, let added = LayerKeyFrames(given.copied, forKey: key)
    else {
      return complain("gets an animation that is not modelled")
    }
    removeAnimation(forKey: key)
    animations.append(.keyFrames(added))
    let layer = Unchecked(self)
    MainActor.assumeIsolated { Simulator.running.animations.add(layer.value) }
  }

  /// The animation that was added with a key; its properties must not be changed. One of UIKit's tells its key path
  /// and no more.
  public func animation(forKey key: String) -> CAAnimation? {
    switch animations.first(where: { $0.key == key }) {
    case .difference(let difference): CAPropertyAnimation(keyPath: difference.keyPath)
    case .keyFrames(let keyFrames): keyFrames.animation
    case nil: nil
    }
  }

  /// The keys of the animations, also of UIKit's (F420); `nil` without any.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// Ends an animation: the layer shows the value that is set. The delegate, or the completion of a block, gets false
  /// in the next turn.
  public func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    switch animations.remove(at: index) {
    case .difference: notifyOwner { _ in Simulator.running.animations.settleSoon() }
    case .keyFrames(let removed): tellOfEnd(of: removed)
    }
  }

  private func tellOfEnd(of removed: LayerKeyFrames) {
    guard !removed.hasStopped, let delegate = removed.animation.delegate else { return }
    let told = Unchecked((delegate, removed.animation))
    MainActor.assumeIsolated {
      Simulator.running.clock.nextTurn { told.value.0.animationDidStop(told.value.1, finished: false) }
    }
  }
}

extension CAKeyframeAnimation {
  fileprivate var copied: CAKeyframeAnimation {
    let copy = CAKeyframeAnimation(keyPath: keyPath)
    (copy.beginTime, copy.duration, copy.speed) = (beginTime, duration, speed)
    (copy.fillMode, copy.isRemovedOnCompletion, copy.delegate) = (fillMode, isRemovedOnCompletion, delegate)
    (copy.values, copy.keyTimes, copy.timingFunctions) = (values, keyTimes, timingFunctions)
    (copy.isAdditive, copy.preferredFrameRateRange) = (isAdditive, preferredFrameRateRange)
    return copy
  }
}
