import Foundation
import InteractiveModal

/// The timing of items that move one after the other, the first one first.
///
/// Every item takes equally long, and each starts a little later than the item before it: more
/// items take longer. The timing is given in seconds, but only its proportions matter: a finger or
/// a spring moves the transition.
///
/// ```swift
/// StaggerTransition(StaggerTiming(delay: 0.03))
/// ```
public struct StaggerTiming: Equatable, Sendable {
  /// The duration of one item, in seconds; 0.01...10, 0.4 by default.
  let duration: TimeInterval
  private let delay: TimeInterval

  /// Creates a timing with a fixed delay.
  ///
  /// A value outside of its domain becomes the nearer end; NaN becomes the default.
  ///
  /// - Parameters:
  ///   - delay: The delay between two starts, in seconds; 0...10, 0.015 by default.
  ///   - duration: The duration of one item, in seconds; 0.01...10, 0.4 by default.
  public init(delay: TimeInterval = 0.015, duration: TimeInterval = 0.4) {
    self.delay = delay.clamped(to: 0...10, default: 0.015)
    self.duration = duration.clamped(to: 0.01...10, default: 0.4)
  }

  /// Returns the time from the first start to the last arrival, in seconds.
  ///
  /// - Parameter count: The number of items. Without items the time is that of one.
  func totalDuration(count: Int) -> TimeInterval { lastStart(count: count) + duration }

  /// Returns the interval of each item, as shares of the total duration.
  ///
  /// - Parameter count: The number of items. A number below 0 counts as 0.
  func intervals(count: Int) -> [TransitionTimeline.Interval] {
    let last = lastStart(count: count)
    return (0..<max(count, 0)).map { index in
      // The quotient first: it is exactly 1 for the last item, whose interval then ends at exactly
      // 1.
      let start = last * (TimeInterval(index) / TimeInterval(max(count - 1, 1)))
      return TransitionTimeline.Interval(
        from: start / (last + duration), to: (start + duration) / (last + duration))
    }
  }

  /// Returns the time between the first start and the last, in seconds.
  private func lastStart(count: Int) -> TimeInterval { delay * TimeInterval(max(count, 1) - 1) }
}
