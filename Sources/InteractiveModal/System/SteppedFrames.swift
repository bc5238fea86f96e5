import Foundation

/// The kit's time and frames, stepped by a test instead of the display.
///
/// As long as a ``SharedState`` refers to such an object, Core Animation plays no flight. The kit
/// writes each frame when the test steps to it.
@MainActor package final class SteppedFrames {
  /// Duration of a frame, in seconds.
  package static let duration: TimeInterval = 1 / 120
  /// The longest motion, in seconds. What moves longer is expected to move for ever.
  package static let longestMotion: TimeInterval = 60
  /// The latest time, in seconds: beyond it a frame would be shorter than the time's precision.
  private static let latest: TimeInterval = 1e9

  /// The present time of motion, in seconds.
  package private(set) var time: TimeInterval = 0
  /// The frames that were shown.
  package private(set) var count = 0
  /// In the order in which they have started.
  private var links: [() -> DisplayLink?] = []

  package init() {}

  func add(_ link: DisplayLink) {
    guard !links.contains(where: { $0() === link }) else { return }
    links.append { [weak link] in link }
  }

  func remove(_ link: DisplayLink) { links.removeAll { $0() == nil || $0() === link } }

  package func step() {
    count += 1
    time = max(time, TimeInterval(count) * Self.duration)
    for link in links.compactMap({ $0() }) where links.contains(where: { $0() === link }) {
      link.onFrame(time)
    }
  }

  /// Shows each frame until a time, and lets the time pass that remains. An earlier time has no
  /// effect, nor has one that is not finite.
  ///
  /// All that moves comes to its end in the longest motion. So a longer time skips frames after it,
  /// and shows the last one.
  package func advance(to end: TimeInterval) {
    guard end.isFinite else { return }
    let end = min(end, Self.latest)
    show(until: min(end, time + Self.longestMotion))
    count = max(count, Int(end / Self.duration) - 1)
    show(until: end)
    time = max(time, end)
  }

  private func show(until end: TimeInterval) {
    while TimeInterval(count + 1) * Self.duration <= end + 1e-9 { step() }
  }
}
