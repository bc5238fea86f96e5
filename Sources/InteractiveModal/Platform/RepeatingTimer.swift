import UIKit

/// Calls back ten times a second, for what UIKit does not tell.
///
/// The kit may have to wait for minutes. A display link would wake the app for each frame meanwhile.
@MainActor final class RepeatingTimer {
  private let onTick: () -> Void
  private var timer: Timer?
  /// Calls back instead of the timer in a test that steps frames.
  private lazy var frames = DisplayLink { [weak self] _ in self?.onTick() }

  init(onTick: @escaping () -> Void) { self.onTick = onTick }

  func start() {
    guard timer == nil else { return }
    guard SharedState.current.steppedFrames == nil else { return frames.start() }
    // The run loop keeps the timer, so it ends by itself if its owner is gone.
    let timer = Timer(timeInterval: Patience.interval, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { self.onTick() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    frames.stop()
    timer?.invalidate()
    timer = nil
  }
}
