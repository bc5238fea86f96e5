import InteractiveModal
import UIKit

/// Views, the display, and notifications.
@MainActor enum ViewChecks {
  nonisolated static let all = [
    DeviceCheck(
      179, "a new size lays a view out with the next commit; center, opacity, corners and hiding do not",
      run: size),
    DeviceCheck(513, "whether a snapshot after screen updates commits the changes of the turn", run: commits),
    DeviceCheck(161, "a view that a block animates is hit where it ends, and only if asked", run: moving),
    DeviceCheck(159, "a modal of the kit that does not dim passes touches to the screen behind", run: passes),
    DeviceCheck(191, "a display link's timestamps rise, and its target is later", run: timestamps),
    DeviceCheck(438, "the screen's fixed coordinates are those of portrait, however it stands", run: fixed),
    DeviceCheck(495, "post returns when all blocks have run, also those on another queue", run: posting),
  ]

  /// The view is away from the edges: a safe area that changes would lay it out.
  private static func size(_ stage: CheckStage) async -> Finding {
    let view = CountingView(frame: stage.root.view.bounds.centered(CGSize(width: 100, height: 100)))
    stage.root.view.addSubview(view)
    await stage.frames()
    view.count = 0
    let changes: [@MainActor () -> Void] = [
      { view.center.x += 30 }, { view.alpha = 0.5 }, { view.layer.cornerRadius = 10 },
      { view.isHidden = true },
    ]
    for change in changes {
      change()
      await stage.frames()
    }
    let afterOthers = view.count
    view.bounds.size.height += 30
    let atOnce = view.count
    await stage.frames()
    return .that(
      afterOthers == 0 && atOnce == 0 && view.count == 1,
      else: "others \(afterOthers), at once \(atOnce), size \(view.count)")
  }

  private static func commits(_ stage: CheckStage) async -> Finding {
    let view = await stage.addShownView()
    let new = stage.addView(at: CGPoint(x: 20, y: 240))
    guard new.layer.presentation() == nil else { return .unknown("a layer tells nothing of its commit") }
    _ = view.snapshotView(afterScreenUpdates: true)
    return .answer(new.layer.presentation() == nil ? "it does not" : "it does")
  }

  // MARK: Touches

  private static func moving(_ stage: CheckStage) async -> Finding {
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      stage.root.view.hitTest(CGPoint(x: x, y: y), with: nil)
    }
    let view = await stage.addShownView()
    UIView.animate(withDuration: 0.4, delay: 0, options: .allowUserInteraction) { view.center.y += 150 }
    await stage.wait(0.1)
    let isHit = [hit(70, 300) === view, hit(70, 130) === view]
    let shy = stage.addView(at: CGPoint(x: 150, y: 120))
    await stage.frames()
    UIView.animate(withDuration: 0.4) { shy.center.y += 10 }
    return .same(isHit + [hit(200, 180) === shy], as: [true, false, false])
  }

  private static func passes(_ stage: CheckStage) async -> Finding {
    let (view, modal) = (stage.addView(), UIViewController())
    var configuration = ModalConfiguration.mail
    let low = ModalDetent("low") { _ in 60 }
    configuration.detents = [low]
    configuration.dimming.largestUndimmedDetent = low.identifier
    stage.root.present(modal, as: configuration) { stage.log.note("completion") }
    guard await stage.until({ stage.log.has("completion") }) else { return .differs("no completion") }
    await stage.frames()
    let hit = stage.window.hitTest(CGPoint(x: 70, y: 170), with: nil)
    return .that(hit === view, else: hit.map { "\(type(of: $0))" } ?? "nothing")
  }

  // MARK: The system

  private static func timestamps(_ stage: CheckStage) async -> Finding {
    var frames: [(time: TimeInterval, target: TimeInterval)] = []
    let ticker = FrameTicker { frames.append(($0.timestamp, $0.targetTimestamp)) }
    await stage.until { frames.count >= 20 }
    ticker.stop()
    let rises = zip(frames, frames.dropFirst()).allSatisfy { $0.time < $1.time }
    let isLater = frames.allSatisfy { $0.target > $0.time }
    return .that(
      frames.count >= 20 && rises && isLater,
      else: "\(frames.count) frames, rise: \(rises), later: \(isLater)")
  }

  private static func fixed(_ stage: CheckStage) async -> Finding {
    #if os(visionOS)
      return .unknown("there is no screen")
    #else
      let (screen, point) = (stage.window.screen, CGPoint(x: 30, y: 50))
      let upright = stage.window.convert(point, to: screen.fixedCoordinateSpace)
      let (place, size) = (stage.window.convert(point, to: screen.coordinateSpace), screen.bounds.size)
      let expected =
        switch stage.window.windowScene?.interfaceOrientation ?? .unknown {
        case .landscapeLeft: CGPoint(x: place.y, y: size.width - place.x)
        case .landscapeRight: CGPoint(x: size.height - place.y, y: place.x)
        case .portraitUpsideDown: CGPoint(x: size.width - place.x, y: size.height - place.y)
        case .portrait, .unknown: place
        @unknown default: place
        }
      let back = stage.window.convert(upright, from: screen.fixedCoordinateSpace)
      let gaps = [upright.x - expected.x, upright.y - expected.y, back.x - point.x, back.y - point.y]
      return .that(
        gaps.allSatisfy { abs($0) < 0.01 }, else: "\(upright), not \(expected), and back \(back)")
    #endif
  }

  private static func posting(_ stage: CheckStage) async -> Finding {
    let (queue, center) = (OperationQueue(), NotificationCenter.default)
    let name = Notification.Name("InteractiveModal.DeviceCheck")
    let observers = [
      center.addObserver(forName: name, object: nil, queue: nil) { [log = stage.log] _ in
        MainActor.assumeIsolated { log.note("within") }
      },
      // Longer than a call that does not wait.
      center.addObserver(forName: name, object: nil, queue: queue) { _ in
        Thread.sleep(forTimeInterval: 0.05)
      },
    ]
    center.post(name: name, object: nil)
    let (isWithin, left) = (stage.log.has("within"), queue.operationCount)
    observers.forEach { center.removeObserver($0) }
    return .that(isWithin && left == 0, else: "within post: \(isWithin), blocks left: \(left)")
  }
}

/// A view that counts its layout passes.
final class CountingView: UIView {
  var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}
