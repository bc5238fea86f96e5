import Foundation

/// A timer that runs out once, unless it is stopped before.
@MainActor final class Countdown {
  private let length: DispatchTimeInterval
  private var timer: (any DispatchSourceTimer)?

  init(_ length: DispatchTimeInterval) { self.length = length }

  /// Begins to count; if it is at it, it goes on.
  func start(_ end: @escaping @MainActor () -> Void) {
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + length)
    timer.setEventHandler { MainActor.assumeIsolated(end) }
    timer.activate()
    self.timer = timer
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }
}
