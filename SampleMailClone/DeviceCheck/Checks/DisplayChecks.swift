import UIKit

/// The display, its link, and the timer.
@MainActor enum DisplayChecks {
  nonisolated static let all = [
    DeviceCheck(191, "a display link's timestamps rise, and its target is later", run: timestamps),
    DeviceCheck(191, "a display link's duration is the distance of its frames", run: rate),
    DeviceCheck(191, "a paused display link does not fire", run: paused),
    DeviceCheck(191, "a display link retains its target until it is invalidated", run: retains),
    DeviceCheck(438, "the screen's fixed coordinates are those of portrait, however it stands", run: fixed),
    DeviceCheck(496, "a timer in the common modes fires when its interval has passed", run: timer),
  ]

  private static func timer(_ stage: CheckStage) async -> Finding {
    let (start, interval, log) = (CACurrentMediaTime(), 0.1, stage.log)
    let timer = Timer(timeInterval: interval, repeats: false) { _ in
      MainActor.assumeIsolated { log.note("timer") }
    }
    RunLoop.main.add(timer, forMode: .common)
    guard await stage.until({ log.has("timer") }) else { return .differs("it never fires") }
    let passed = CACurrentMediaTime() - start
    return .that(passed > interval - 0.001, else: "after \(passed) seconds")
  }

  private struct Frame {
    let timestamp: TimeInterval
    let target: TimeInterval
    let duration: TimeInterval
  }

  private static func frames(_ stage: CheckStage) async -> [Frame] {
    var frames: [Frame] = []
    let ticker = FrameTicker {
      frames.append(Frame(timestamp: $0.timestamp, target: $0.targetTimestamp, duration: $0.duration))
    }
    await stage.until { frames.count >= 20 }
    ticker.stop()
    return frames
  }

  private static func timestamps(_ stage: CheckStage) async -> Finding {
    let frames = await frames(stage)
    let rises = zip(frames, frames.dropFirst()).allSatisfy { $0.timestamp < $1.timestamp }
    let isLater = frames.allSatisfy { $0.target > $0.timestamp }
    return .that(
      frames.count >= 20 && rises && isLater,
      else: "\(frames.count) frames, rise: \(rises), later: \(isLater)")
  }

  private static func rate(_ stage: CheckStage) async -> Finding {
    let frames = await frames(stage)
    let steps = zip(frames, frames.dropFirst()).map { $1.timestamp - $0.timestamp }.sorted()
    guard let duration = frames.last?.duration, !steps.isEmpty else { return .differs("no frames") }
    let middle = steps[steps.count / 2]
    // A display that shows fewer frames than it could shows every second or third.
    let share = middle / duration
    return .that(
      abs(share - share.rounded()) < 0.2 && share > 0.8,
      else:
        "frames of \(Int(middle * 10000)) and a duration of \(Int(duration * 10000)) tenths of a millisecond")
  }

  private static func paused(_ stage: CheckStage) async -> Finding {
    var count = 0
    let ticker = FrameTicker { _ in count += 1 }
    await stage.until { count > 0 }
    ticker.link?.isPaused = true
    await stage.frames()
    let before = count
    await stage.frames(5)
    ticker.stop()
    return .same(count, as: before)
  }

  private static func retains(_ stage: CheckStage) async -> Finding {
    weak var target: FrameTicker?
    var link: CADisplayLink?
    makeTicker { (target, link) = ($0, $0.link) }
    await stage.frames()
    let isRetained = target != nil
    link?.invalidate()
    link = nil
    await stage.until { target == nil }
    return .that(
      isRetained && target == nil, else: "retained: \(isRetained), after the end: \(target != nil)")
  }

  private static func fixed(_ stage: CheckStage) async -> Finding {
    #if os(visionOS)
      return .unknown("there is no screen")
    #else
      fixedPoint(stage)
    #endif
  }

  #if !os(visionOS)
    private static func fixedPoint(_ stage: CheckStage) -> Finding {
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
      let error = max(distance(upright, expected), distance(back, point))
      return .that(error < 0.01, else: "\(upright), not \(expected), and back \(back)")
    }
  #endif

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    max(abs(one.x - other.x), abs(one.y - other.y))
  }

  private static func makeTicker(_ use: (FrameTicker) -> Void) { use(FrameTicker { _ in }) }
}
