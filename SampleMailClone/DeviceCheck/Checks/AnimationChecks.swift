import UIKit

/// Blocks of animations, and property animators.
@MainActor enum AnimationChecks {
  nonisolated static let all = [
    DeviceCheck(420, "the animations of a block are on the layer when the block has run", run: keys),
    DeviceCheck(131, "a second animation of a property leaves the first on the layer", run: additive),
    DeviceCheck(500, "a transform that is set during an animation of one is multiplied by it", run: product),
    DeviceCheck(501, "a write without animation, in a block, moves what is shown at once", run: mixedBlock),
    DeviceCheck(501, "a write without animation, in an animator, does so too", run: mixedAnimator),
    DeviceCheck(136, "a view's layer changes at once outside of a block", run: implicit),
    DeviceCheck(135, "cornerRadius animates in a block", run: corners),
    DeviceCheck(134, "performWithoutAnimation and setAnimationsEnabled(false) animate nothing", run: without),
    DeviceCheck(
      115, "the layer has the final values while a block animates, which then completes", run: model),
    DeviceCheck(
      102, "a paused animator that eases in has the fraction of its way, and shows the one that is set",
      run: fraction),
    DeviceCheck(106, "stopAnimation(true) keeps what is shown, and completes nothing", run: stops),
    DeviceCheck(115, "an animator that ends reversed restores the start", run: reversed),
    DeviceCheck(
      109, "with pausesOnCompletion an animator completes when it is finished only", run: pausesAtEnd),
    DeviceCheck(482, "the fraction of a reversed animator counts along its run", run: reversedFraction),
    DeviceCheck(105, "continueAnimation goes on to the end", run: continues),
    DeviceCheck(441, "an animator adds more to a layer than the animation of its property", run: books),
    DeviceCheck(441, "an animator goes on and takes blocks after that animation was removed", run: joins),
  ]

  private static func keys(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    UIView.animate(withDuration: 0.3) { view.center.x += 100 }
    return .that(view.layer.animationKeys()?.isEmpty == false, else: "none")
  }

  private static func additive(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    UIView.animate(withDuration: 0.3) { view.center.x += 100 }
    let first = view.layer.animationKeys() ?? []
    UIView.animate(withDuration: 0.3) { view.center.x += 100 }
    let both = view.layer.animationKeys() ?? []
    return .that(both.count > first.count && Set(both).isSuperset(of: first), else: "\(first), then \(both)")
  }

  private static func product(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
    view.transform = CGAffineTransform(scaleX: 0.25, y: 0.25)
    await stage.frames(3)
    let scale = view.layer.presentation()?.affineTransform().a ?? 0
    // The animation begins with a factor of 2. A sum would be 0.75.
    return .that(abs(scale - 0.5) < 0.05, else: "a scale of \(scale.short)")
  }

  private static func mixedBlock(_ stage: CheckStage) async -> Finding {
    await mixed(stage) { UIView.animate(withDuration: 4, delay: 0, options: .curveLinear, animations: $0) }
  }

  private static func mixedAnimator(_ stage: CheckStage) async -> Finding {
    await mixed(stage) {
      UIViewPropertyAnimator(duration: 4, curve: .linear, animations: $0).startAnimation()
    }
  }

  /// Moves a view by 100 points with animation, and by as much without.
  private static func mixed(_ stage: CheckStage, _ animate: (@escaping () -> Void) -> Void) async -> Finding {
    let view = stage.addView()
    let start = view.center.x
    await stage.frames()
    animate {
      view.center.x += 100
      UIView.performWithoutAnimation { view.center.x += 100 }
    }
    await stage.frames(3)
    let way = view.shownCenter.x - start
    return .that(abs(way - 105) < 10, else: "\(way.short) points")
  }

  private static func implicit(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    view.layer.position.x += 50
    view.layer.cornerRadius = 10
    return .same(view.layer.animationKeys() ?? [], as: [])
  }

  private static func corners(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    UIView.animate(withDuration: 0.4) { view.layer.cornerRadius = 40 }
    await stage.wait(0.2)
    let shown = view.layer.presentation()?.cornerRadius ?? 0
    return .that(shown > 1 && shown < 39, else: "a radius of \(shown.short)")
  }

  private static func without(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    var areEnabled: [Bool] = []
    UIView.animate(withDuration: 0.3) {
      UIView.performWithoutAnimation {
        areEnabled.append(UIView.areAnimationsEnabled)
        view.center.x += 100
      }
      areEnabled.append(UIView.areAnimationsEnabled)
    }
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 0.3) { view.center.x += 100 }
    UIView.setAnimationsEnabled(true)
    let keys = view.layer.animationKeys() ?? []
    return .that(keys.isEmpty && areEnabled == [false, true], else: "\(keys), enabled: \(areEnabled)")
  }

  private static func model(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    let goal = view.center.x + 100
    var ends: [Bool] = []
    UIView.animate(withDuration: 0.4, animations: { view.center.x += 100 }, completion: { ends.append($0) })
    await stage.wait(0.2)
    let isBetween = view.shownCenter.x > goal - 99 && view.shownCenter.x < goal - 1 && ends.isEmpty
    let atOnce = view.center.x
    await stage.until { !ends.isEmpty }
    return .that(
      atOnce == goal && isBetween && ends == [true] && view.shownCenter.x == goal,
      else: "\(atOnce), between: \(isBetween), ends \(ends)")
  }

  // MARK: Property animators

  /// An animator that moves a view by 100 points in 0.4 seconds.
  private static func makeAnimator(
    _ stage: CheckStage, _ curve: UIView.AnimationCurve = .linear
  ) async -> (UIView, UIViewPropertyAnimator) {
    let view = stage.addView()
    await stage.frames()
    return (view, UIViewPropertyAnimator(duration: 0.4, curve: curve) { view.center.x += 100 })
  }

  private static let start: CGFloat = 70

  private static func fraction(_ stage: CheckStage) async -> Finding {
    let (view, animator) = await makeAnimator(stage, .easeIn)
    animator.startAnimation()
    await stage.wait(0.2)
    animator.pauseAnimation()
    await stage.frames()
    let gap = animator.fractionComplete - (view.shownCenter.x - start) / 100
    animator.fractionComplete = 0.25
    await stage.frames()
    let shown = view.shownCenter.x - start
    animator.stopAnimation(true)
    return .that(
      abs(gap) < 0.02 && abs(shown - 25) < 1, else: "\(gap.short) apart; 0.25 is at \(shown.short) of 100")
  }

  private static func stops(_ stage: CheckStage) async -> Finding {
    let (view, animator) = await makeAnimator(stage)
    var isCompleted = false
    animator.addCompletion { _ in isCompleted = true }
    animator.startAnimation()
    await stage.wait(0.2)
    animator.stopAnimation(true)
    let place = view.center.x - start
    await stage.wait(0.3)
    let isKept = abs(view.center.x - start - place) < 0.5 && animator.state == .inactive
    return .that(
      place > 5 && place < 95 && isKept && !isCompleted,
      else: "\(place.short) of 100, kept: \(isKept), completed: \(isCompleted)")
  }

  private static func reversed(_ stage: CheckStage) async -> Finding {
    let (view, animator) = await makeAnimator(stage)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    await stage.wait(0.15)
    animator.isReversed = true
    await stage.until { position != nil }
    return .that(position == .start && abs(view.center.x - start) < 0.5, else: "\(view.center.x - start)")
  }

  private static func reversedFraction(_ stage: CheckStage) async -> Finding {
    let (view, animator) = await makeAnimator(stage)
    animator.startAnimation()
    await stage.wait(0.3)
    animator.isReversed = true
    await stage.wait(0.1)
    animator.pauseAnimation()
    await stage.frames()
    let (read, place) = (animator.fractionComplete, (view.shownCenter.x - start) / 100)
    animator.fractionComplete = 0.9
    await stage.frames()
    let set = (view.shownCenter.x - start) / 100
    animator.stopAnimation(true)
    return .that(
      abs(read - (1 - place)) < 0.05 && abs(set - 0.1) < 0.05,
      else: "\(read.short) at \(place.short) of the way; 0.9 is at \(set.short)")
  }

  private static func pausesAtEnd(_ stage: CheckStage) async -> Finding {
    let (_, animator) = await makeAnimator(stage)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    await stage.until { !animator.isRunning }
    guard animator.state == .active, positions.isEmpty else { return .differs("inactive, or completed") }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    return .that(positions == [.end], else: "\(positions.map(\.rawValue))")
  }

  private static func continues(_ stage: CheckStage) async -> Finding {
    let (view, animator) = await makeAnimator(stage)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    await stage.until { position != nil }
    return .that(position == .end && abs(view.center.x - start - 100) < 0.5, else: "\(view.center.x - start)")
  }

  /// The key paths of a layer's animations.
  private static func keyPaths(of layer: CALayer) -> [(key: String, keyPath: String?)] {
    (layer.animationKeys() ?? []).map {
      ($0, (layer.animation(forKey: $0) as? CAPropertyAnimation)?.keyPath)
    }
  }

  private static func books(_ stage: CheckStage) async -> Finding {
    let (view, animator) = await makeAnimator(stage)
    animator.startAnimation()
    let found = keyPaths(of: view.layer)
    animator.stopAnimation(true)
    let hasBoth = found.contains { $0.keyPath == "position" } && found.contains { $0.keyPath != "position" }
    return .that(hasBoth, else: "\(found)")
  }

  private static func joins(_ stage: CheckStage) async -> Finding {
    let (view, animator) = await makeAnimator(stage)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    for (key, keyPath) in keyPaths(of: view.layer) where keyPath == "position" {
      view.layer.removeAnimation(forKey: key)
    }
    animator.addAnimations { view.alpha = 0 }
    await stage.wait(0.2)
    let (center, opacity) = (view.shownCenter.x - start, view.shownOpacity)
    await stage.until { position != nil }
    return .that(
      center == 100 && opacity > 0.1 && opacity < 0.9 && position == .end,
      else: "\(center.short) of 100, an opacity of \(opacity.short)")
  }
}
