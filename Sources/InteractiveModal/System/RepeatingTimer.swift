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

/// How long the kit waits for UIKit, in seconds. UIKit does not tell that it has lost a request, nor that
/// another controller is gone.
package enum Patience {
  /// Time without any sign of what UIKit was asked for. After that UIKit has lost the request.
  static let short: TimeInterval = 1
  /// Time that UIKit may take to begin while it shows a sign, or before it shows one of a push or a tab.
  package static let long: TimeInterval = 5
  /// Time between two looks.
  static let interval: TimeInterval = 0.1
}
