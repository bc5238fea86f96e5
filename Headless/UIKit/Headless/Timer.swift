import Foundation

/// Calls a block when an interval of the virtual clock has passed, never earlier (F496).
///
/// It hides Foundation's timer where a file imports UIKit alone.
open class Timer: NSObject {
  open private(set) var isValid = true

  private let interval: TimeInterval
  private let repeats: Bool
  private let block: @Sendable (Timer) -> Void
  private let lifetime: Lifetime
  private weak var clock: Clock?

  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
  {
    self.interval = max(interval, 0.0001)
    self.repeats = repeats
    self.block = block
    clock = MainActor.assumeIsolated { Simulator.running.clock }
    lifetime = Lifetime(of: Self.self)
  }

  /// Stops the timer for good: the run loop lets go of it.
  open func invalidate() {
    isValid = false
    let (timer, clock) = (Unchecked(self), clock)
    MainActor.assumeIsolated { clock?.unschedule(timer.value) }
  }

  /// Waits for the next interval. The clock keeps the timer meanwhile, as a run loop does.
  fileprivate func wait() {
    let (timer, clock, interval) = (Unchecked(self), clock, interval)
    MainActor.assumeIsolated {
      guard let clock else { return }
      clock.schedule(at: clock.now + interval, for: timer.value) { timer.value.fireOnTime() }
    }
  }

  private func fireOnTime() {
    if !repeats { isValid = false }
    block(self)
    if isValid { wait() }
  }
}

extension RunLoop {
  /// Starts a timer. There is only the main loop, and all its modes run.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.wait() }
}
