import UIKit

/// Waits for conditions, and looks at them once a frame of the display.
///
/// Its time is that of the frames: it stands while the app is in the background.
@MainActor final class FrameWaits: NSObject {
  private struct Wait {
    let deadline: TimeInterval
    let isOver: () -> Bool
    let continuation: CheckedContinuation<Bool, Never>
  }

  /// A frame counts as this many seconds at most: the display may have been off before it.
  private static let longestFrame: TimeInterval = 0.5

  /// Seconds that the display has run for this object.
  private(set) var time: TimeInterval = 0
  private var lastFrame: TimeInterval?
  private var waits: [Wait] = []
  private var ticker: FrameTicker?
  private var isStopped = false

  /// Returns whether a condition has come true within some seconds.
  @discardableResult func until(atMost limit: TimeInterval, _ condition: @escaping () -> Bool) async -> Bool {
    guard !isStopped else { return false }
    if condition() { return true }
    return await withCheckedContinuation { continuation in
      waits.append(Wait(deadline: time + limit, isOver: condition, continuation: continuation))
      if ticker == nil { ticker = FrameTicker { [weak self] in self?.look(at: $0.timestamp) } }
    }
  }

  /// Ends all waits, and any that is asked for later.
  func stop() {
    isStopped = true
    ticker?.stop()
    ticker = nil
    for wait in waits { wait.continuation.resume(returning: false) }
    waits = []
  }

  private func look(at frame: TimeInterval) {
    time += min(max(frame - (lastFrame ?? frame), 0), Self.longestFrame)
    lastFrame = frame
    let due = waits
    waits = []
    for wait in due {
      if wait.isOver() {
        wait.continuation.resume(returning: true)
      } else if time >= wait.deadline || isStopped {
        wait.continuation.resume(returning: false)
      } else {
        waits.append(wait)
      }
    }
  }
}
