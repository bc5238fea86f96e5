import UIKit

/// Blocks of animations, property animators, and key frames that Core Animation plays.
@MainActor enum AnimationChecks {
  nonisolated static let all = [
    DeviceCheck(501, "a write without animation, in a block, moves what is shown at once", run: mixedBlock),
    DeviceCheck(501, "a write without animation, in an animator, does so too", run: mixedAnimator),
    DeviceCheck(441, "an animator adds more to a layer than the animation of its property", run: books),
    DeviceCheck(441, "an animator goes on and takes blocks after that animation was removed", run: joins),
    DeviceCheck(432, "transforms of key frames that add are multiplied with the layer's own", run: factor),
    DeviceCheck(740, "a transform that key frames add applies before the layer's own", run: order),
    DeviceCheck(444, "key frames of a shadow's outline show what lies between", run: shadow),
    DeviceCheck(443, "an animation keeps the frame rate that it asks for", run: frameRate),
    DeviceCheck(401, "the delegate hears of the end, and the layer shows its own values", run: ends),
    DeviceCheck(401, "a layer whose animation is removed shows its own values", run: removed),
  ]

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
    let view = await stage.addShownView()
    let start = view.center.x
    animate {
      view.center.x += 100
      UIView.performWithoutAnimation { view.center.x += 100 }
    }
    await stage.frames(3)
    let way = view.shownCenter.x - start
    return .that(abs(way - 105) < 10, else: "\(way.short) points")
  }

  // MARK: Property animators

  /// Starts an animator that moves a view by 100 points in 0.4 seconds.
  private static func start(_ stage: CheckStage) async -> (UIView, UIViewPropertyAnimator) {
    let view = await stage.addShownView()
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.center.x += 100 }
    animator.startAnimation()
    return (view, animator)
  }

  /// The key paths of a layer's animations.
  private static func keyPaths(of layer: CALayer) -> [(key: String, keyPath: String?)] {
    (layer.animationKeys() ?? []).map {
      ($0, (layer.animation(forKey: $0) as? CAPropertyAnimation)?.keyPath)
    }
  }

  private static func books(_ stage: CheckStage) async -> Finding {
    let (view, animator) = await start(stage)
    let found = keyPaths(of: view.layer)
    animator.stopAnimation(true)
    let hasBoth = found.contains { $0.keyPath == "position" } && found.contains { $0.keyPath != "position" }
    return .that(hasBoth, else: "\(found)")
  }

  private static func joins(_ stage: CheckStage) async -> Finding {
    let (view, animator) = await start(stage)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    for (key, keyPath) in keyPaths(of: view.layer) where keyPath == "position" {
      view.layer.removeAnimation(forKey: key)
    }
    animator.addAnimations { view.alpha = 0 }
    await stage.wait(0.2)
    let (left, opacity) = (view.center.x - view.shownCenter.x, view.shownOpacity)
    await stage.until { position != nil }
    return .that(
      left == 0 && opacity > 0.1 && opacity < 0.9 && position == .end,
      else: "\(left.short) of 100 are left, an opacity of \(opacity.short)")
  }

  // MARK: Key frames

  /// Adds key frames that last a second and move a view to where it stands, and returns their delegate.
  private static func fly(_ view: UIView) -> EndListener {
    let (listener, keys) = (EndListener(), CAKeyframeAnimation(keyPath: "position"))
    keys.values = [CGPoint.zero, view.layer.position]
    keys.duration = 1
    keys.delegate = listener
    view.layer.add(keys, forKey: "flight")
    return listener
  }

  /// Adds key frames that scale a view by two at first, and returns what the view shows then.
  private static func scaled(
    _ transform: CGAffineTransform, _ stage: CheckStage
  ) async -> CGAffineTransform {
    let view = stage.addView()
    view.transform = transform
    await stage.frames()
    let keys = CAKeyframeAnimation(keyPath: "transform")
    keys.values = [CATransform3DMakeScale(2, 2, 1), CATransform3DIdentity]
    (keys.isAdditive, keys.duration) = (true, 4)
    view.layer.add(keys, forKey: "flight")
    await stage.frames(3)
    return view.layer.presentation()?.affineTransform() ?? .identity
  }

  private static func factor(_ stage: CheckStage) async -> Finding {
    let scale = await scaled(CGAffineTransform(scaleX: 0.5, y: 0.5), stage).a
    return .that(abs(scale - 1) < 0.05, else: "a scale of \(scale.short)")
  }

  private static func order(_ stage: CheckStage) async -> Finding {
    let way = await scaled(CGAffineTransform(translationX: 100, y: 0), stage).tx
    return .that(abs(way - 100) < 5, else: "\(way.short) points")
  }

  private static func shadow(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    view.layer.shadowOpacity = 0.5
    await stage.frames()
    let keys = CAKeyframeAnimation(keyPath: "shadowPath")
    keys.values = [100, 300].map { CGPath(rect: CGRect(x: 0, y: 0, width: $0, height: 100), transform: nil) }
    keys.duration = 1
    view.layer.add(keys, forKey: "flight")
    await stage.wait(0.4)
    let width = view.layer.presentation()?.shadowPath?.boundingBox.width ?? 0
    let isBetween = width > 110 && width < 290
    return .that(isBetween && view.layer.shadowPath == nil, else: "a width of \(width.short)")
  }

  private static func frameRate(_ stage: CheckStage) async -> Finding {
    let view = await stage.addShownView()
    let keys = CAKeyframeAnimation(keyPath: "opacity")
    (keys.values, keys.duration) = ([CGFloat(1), CGFloat(0)], 1)
    keys.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    view.layer.add(keys, forKey: "flight")
    let range = view.layer.animation(forKey: "flight")?.preferredFrameRateRange
    return .that(range?.minimum == 80 && range?.preferred == 120, else: "\(range?.minimum ?? 0) and more")
  }

  private static func ends(_ stage: CheckStage) async -> Finding {
    let view = await stage.addShownView()
    let listener = fly(view)
    await stage.until { listener.finished != nil }
    await stage.frames()
    return .that(
      listener.finished == true && view.shownCenter == view.center,
      else: "finished: \(listener.finished.map { "\($0)" } ?? "never"), at \(view.shownCenter)")
  }

  private static func removed(_ stage: CheckStage) async -> Finding {
    let view = await stage.addShownView()
    let listener = fly(view)
    await stage.wait(0.2)
    view.layer.removeAnimation(forKey: "flight")
    await stage.until { listener.finished != nil }
    await stage.frames()
    return .that(
      listener.finished != nil && view.shownCenter == view.center, else: "at \(view.shownCenter)")
  }
}

/// Hears how an animation ends.
private final class EndListener: NSObject, CAAnimationDelegate {
  private(set) var finished: Bool?

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished = flag }
}
