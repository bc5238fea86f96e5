import UIKit

/// Key frames that Core Animation plays.
@MainActor enum FlightChecks {
  nonisolated static let all = [
    DeviceCheck(401, "key frames move what is shown, and leave the layer's values", run: shows),
    DeviceCheck(403, "key frames go straight from each value to the next", run: linear),
    DeviceCheck(432, "transforms of key frames that add are multiplied with the layer's own", run: factor),
    DeviceCheck(402, "key frames begin with the commit, not when they are added", run: commit),
    DeviceCheck(440, "a block of animations begins with the commit, not at the call", run: blockCommit),
    DeviceCheck(444, "key frames of a shadow's outline show what lies between", run: shadow),
    DeviceCheck(443, "an animation keeps the frame rate that it asks for", run: frameRate),
    DeviceCheck(401, "the presentation layer goes on while the main thread is busy", run: busy),
    DeviceCheck(401, "the delegate hears of the end, and the layer shows its own values", run: ends),
    DeviceCheck(401, "a layer whose animation is removed shows its own values", run: removed),
    DeviceCheck(
      185, "a layer has no presentation layer before its first commit, and then its own values", run: atRest),
  ]

  private static let travel: CGFloat = 300
  private static let duration: TimeInterval = 1

  /// Adds key frames from the left to where a view stands, and returns their delegate.
  @discardableResult private static func fly(_ view: UIView) -> EndListener {
    let (listener, keys) = (EndListener(), CAKeyframeAnimation(keyPath: "position"))
    let end = view.layer.position
    keys.values = [0.0, 0.25, 1].map { CGPoint(x: end.x - travel * (1 - $0), y: end.y) }
    keys.keyTimes = [0, 0.5, 1]
    keys.duration = duration
    keys.delegate = listener
    view.layer.add(keys, forKey: "flight")
    return listener
  }

  /// The share of the way at a share of the time.
  private static func share(at time: TimeInterval) -> CGFloat {
    time < 0.5 ? CGFloat(time) * 0.5 : 0.25 + CGFloat(time - 0.5) * 1.5
  }

  private static func shown(_ view: UIView) -> CGFloat {
    1 - (view.center.x - view.shownCenter.x) / travel
  }

  private static func shows(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    let center = view.center
    await stage.frames()
    fly(view)
    await stage.wait(0.2)
    let share = shown(view)
    return .that(view.center == center && share > 0.02 && share < 0.9, else: "\(share.short), \(view.center)")
  }

  private static func linear(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    fly(view)
    await stage.frames(3)
    let (first, start) = (shown(view), CACurrentMediaTime())
    guard first < 0.25 else { return .unknown("the display was slow") }
    let offset = TimeInterval(first / 0.5)
    var gaps: [CGFloat] = []
    for _ in 1...5 {
      await stage.wait(0.12)
      gaps.append(abs(shown(view) - share(at: offset + CACurrentMediaTime() - start)))
    }
    return .that(gaps.median < 0.06, else: "a distance of \(gaps.median.short)")
  }

  private static func factor(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    await stage.frames()
    let keys = CAKeyframeAnimation(keyPath: "transform")
    keys.values = [CATransform3DMakeScale(2, 2, 1), CATransform3DIdentity]
    (keys.isAdditive, keys.duration) = (true, 4)
    view.layer.add(keys, forKey: "flight")
    await stage.frames(3)
    let scale = view.layer.presentation()?.affineTransform().a ?? 0
    return .that(abs(scale - 1) < 0.05, else: "a scale of \(scale.short)")
  }

  private static func commit(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    let isHeld = await stage.holdMainThread(0.4) { fly(view) }
    guard isHeld else { return .unknown("this clock stands while the thread is busy") }
    await stage.frames(3)
    let share = shown(view)
    return .that(share < 0.15, else: "a share of \(share.short)")
  }

  private static func blockCommit(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    let start = view.center.x
    await stage.frames()
    let isHeld = await stage.holdMainThread(0.4) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += travel }
    }
    guard isHeld else { return .unknown("this clock stands while the thread is busy") }
    await stage.frames(3)
    let share = (view.shownCenter.x - start) / travel
    return .that(share < 0.2, else: "a share of \(share.short)")
  }

  private static func shadow(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    view.layer.shadowOpacity = 0.5
    await stage.frames()
    let keys = CAKeyframeAnimation(keyPath: "shadowPath")
    keys.values = [100, 300].map { CGPath(rect: CGRect(x: 0, y: 0, width: $0, height: 100), transform: nil) }
    keys.duration = duration
    view.layer.add(keys, forKey: "flight")
    await stage.wait(0.4)
    let width = view.layer.presentation()?.shadowPath?.boundingBox.width ?? 0
    let isBetween = width > 110 && width < 290
    return .that(isBetween && view.layer.shadowPath == nil, else: "a width of \(width.short)")
  }

  private static func frameRate(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    let keys = CAKeyframeAnimation(keyPath: "opacity")
    (keys.values, keys.duration) = ([CGFloat(1), CGFloat(0)], duration)
    keys.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    view.layer.add(keys, forKey: "flight")
    let range = view.layer.animation(forKey: "flight")?.preferredFrameRateRange
    return .that(range?.minimum == 80 && range?.preferred == 120, else: "\(range?.minimum ?? 0) and more")
  }

  private static func busy(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    fly(view)
    await stage.frames(3)
    let (before, start) = (shown(view), CACurrentMediaTime())
    guard await stage.holdMainThread(0.3) else {
      return .unknown("this clock stands while the thread is busy")
    }
    let expected = share(at: TimeInterval(before / 0.5) + CACurrentMediaTime() - start)
    let distance = abs(shown(view) - expected)
    return .that(distance < 0.05, else: "a distance of \(distance.short)")
  }

  private static func ends(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    let listener = fly(view)
    await stage.until { listener.finished != nil }
    await stage.frames()
    let state = "finished: \(listener.finished.map { "\($0)" } ?? "never"), share \(shown(view).short)"
    return .that(listener.finished == true && shown(view) == 1, else: state)
  }

  private static func removed(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    let listener = fly(view)
    await stage.wait(0.2)
    view.layer.removeAnimation(forKey: "flight")
    await stage.until { listener.finished != nil }
    await stage.frames()
    return .that(listener.finished != nil && shown(view) == 1, else: "a share of \(shown(view).short)")
  }

  private static func atRest(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    guard view.layer.presentation() == nil else { return .differs("there is one before the commit") }
    await stage.frames()
    view.center.x += 33
    await stage.frames()
    return .same(view.layer.presentation()?.position, as: view.center)
  }
}

/// Hears how an animation ends.
private final class EndListener: NSObject, CAAnimationDelegate {
  private(set) var finished: Bool?

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished = flag }
}
