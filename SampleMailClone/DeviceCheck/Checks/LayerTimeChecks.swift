import UIKit

/// The time of layers, and of what Core Animation plays on them.
@MainActor enum LayerTimeChecks {
  nonisolated static let all = [
    DeviceCheck(189, "a layer of speed 0 shows one moment, and goes on from there", run: stopped),
    DeviceCheck(483, "the delegate of an animation hears of its start, once", run: starts),
    DeviceCheck(483, "whole numbers are values of key frames", run: numbers),
    DeviceCheck(488, "a transaction completes with its animation, which has its duration", run: transaction),
    DeviceCheck(489, "an animation with an offset begins within itself, and comes round", run: offset),
    DeviceCheck(490, "each key frame of a block takes its share of the time", run: keyFrames),
    DeviceCheck(491, "discrete key frames stay until the next, paced ones keep one speed", run: modes),
  ]

  private static let travel: CGFloat = 200

  /// Adds key frames from a view's place to the right.
  private static func move(
    _ view: UIView, through shares: [CGFloat] = [0, 1], _ change: (CAKeyframeAnimation) -> Void
  ) {
    let (animation, start) = (CAKeyframeAnimation(keyPath: "position"), view.layer.position)
    animation.values = shares.map { CGPoint(x: start.x + travel * $0, y: start.y) }
    change(animation)
    view.layer.add(animation, forKey: "move")
  }

  /// The share of the way that the screen shows.
  private static func shown(_ view: UIView) -> CGFloat { (view.shownCenter.x - view.center.x) / travel }

  private static func stopped(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    move(view) { $0.duration = 1 }
    await stage.wait(0.2)
    let now = view.layer.convertTime(CACurrentMediaTime(), from: nil)
    (view.layer.speed, view.layer.timeOffset) = (0, now)
    await stage.frames()
    let held = shown(view)
    await stage.wait(0.3)
    let drift = abs(shown(view) - held)
    (view.layer.speed, view.layer.timeOffset) = (1, 0)
    view.layer.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) - now
    await stage.frames()
    let jump = shown(view) - held
    return .that(
      held > 0.05 && held < 0.6 && drift < 0.01 && jump >= -0.01 && jump < 0.2,
      else: "held at \(held.short), drift \(drift.short), jump \(jump.short)")
  }

  private static func starts(_ stage: CheckStage) async -> Finding {
    let (view, listener) = (stage.addView(), StartListener())
    await stage.frames()
    move(view) {
      $0.duration = 0.2
      $0.delegate = listener
    }
    let atOnce = listener.calls
    await stage.until { listener.calls.contains("stop") }
    return .that(
      atOnce.isEmpty && listener.calls == ["start", "stop"],
      else: "at once \(atOnce), then \(listener.calls)")
  }

  private static func numbers(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0, 1]
    animation.duration = 0.5
    view.layer.add(animation, forKey: "fade")
    await stage.wait(0.15)
    let opacity = view.shownOpacity
    return .that(opacity > 0.05 && opacity < 0.9, else: "an opacity of \(opacity.short)")
  }

  private static func transaction(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    var end: TimeInterval?
    var isEmptyDone = false
    let start = CACurrentMediaTime()
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { end = CACurrentMediaTime() }
    move(view) { _ in }
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { isEmptyDone = true }
    CATransaction.commit()
    await stage.frames()
    let isEmptyFirst = isEmptyDone && end == nil
    await stage.until { end != nil }
    let took = CGFloat((end ?? start) - start)
    return .that(
      isEmptyFirst && took > 0.45 && took < 0.8,
      else: "the empty one first: \(isEmptyFirst), the other after \(took.short) seconds")
  }

  private static func offset(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    move(view) { ($0.duration, $0.timeOffset) = (1, 0.6) }
    await stage.frames(3)
    let first = shown(view)
    await stage.wait(0.5)
    let later = shown(view)
    return .that(
      first > 0.58 && first < 0.8 && later > 0.05 && later < 0.4, else: "\(first.short), then \(later.short)")
  }

  private static func keyFrames(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    let start = view.center.x
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 0.8, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x += 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.2 }
    }
    await stage.wait(0.2)
    let first = (view.shownCenter.x - start, view.shownOpacity)
    await stage.wait(0.4)
    let second = (view.shownCenter.x - start, view.shownOpacity)
    return .that(
      first.0 > 20 && first.0 < 95 && first.1 > 0.99 && second.0 > 99 && second.1 > 0.25 && second.1 < 0.95,
      else: "\(first.0.short) and \(first.1.short), then \(second.0.short) and \(second.1.short)")
  }

  private static func modes(_ stage: CheckStage) async -> Finding {
    let (steps, even) = (stage.addView(), stage.addView(at: CGPoint(x: 20, y: 240)))
    await stage.frames()
    move(steps, through: [0.25, 0.75]) { ($0.calculationMode, $0.duration) = (.discrete, 0.8) }
    // By its key times it would be at a tenth after half of the time.
    move(even, through: [0, 0.1, 1]) {
      ($0.calculationMode, $0.duration, $0.keyTimes) = (.paced, 0.8, [0, 0.5, 1])
    }
    await stage.wait(0.2)
    let first = (shown(steps), shown(even))
    await stage.wait(0.35)
    let second = shown(steps)
    return .that(
      abs(first.0 - 0.25) < 0.01 && abs(second - 0.75) < 0.01 && first.1 > 0.15 && first.1 < 0.6,
      else: "\(first.0.short), \(second.short), paced \(first.1.short)")
  }
}

/// Hears how an animation begins and ends.
private final class StartListener: NSObject, CAAnimationDelegate {
  private(set) var calls: [String] = []

  func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop") }
}
