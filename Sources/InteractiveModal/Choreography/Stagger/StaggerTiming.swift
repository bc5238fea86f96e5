import Foundation

/// How the items of a list move one after the other: which share of the whole transition each has.
///
/// Every item takes equally long, and each sets off a little later than the one before it. It is said in
/// seconds, but what comes of it are shares of the whole: a finger or a spring may run through them at any
/// speed.
///
/// ```swift
/// let staggering = StaggerTiming(delay: 0.05, duration: 0.6, order: .outward(from: touchedRow))
/// let rows = staggering.intervals(count: 12, easing: .spring(dampingRatio: 0.8))
/// row.alpha = rows[index].progress(at: progress)
/// ```
public struct StaggerTiming: Equatable, Sendable {
  /// How long one item takes, in seconds; 0.01...10, 0.6 by default. What lies outside counts as the nearer
  /// end, and what is not a number as 0.6.
  public let duration: TimeInterval
  /// Which of the items moves first; `forward` by default.
  public var order: Order
  private let spacing: Spacing

  private enum Spacing: Equatable, Sendable {
    /// Seconds from one start to the next.
    case delay(TimeInterval)
    /// Share of the whole from the first start to the last.
    case spread(CGFloat)
  }

  /// Creates a staggering with the same delay however many items there are: the more, the longer the whole
  /// takes.
  ///
  /// - Parameters:
  ///   - delay: From one start to the next, in seconds; 0...10, 0.05 by default. At 0 all move at once. What
  ///     lies
  ///     outside counts as the nearer end, and what is not a number as 0.05.
  ///   - duration: How long one item takes, as `duration` tells.
  ///   - order: Which of the items moves first.
  public init(delay: TimeInterval = 0.05, duration: TimeInterval = 0.6, order: Order = .forward) {
    spacing = .delay(delay.isNaN ? 0.05 : min(max(delay, 0), 10))
    self.duration = Self.allowed(duration)
    self.order = order
  }

  /// Creates a staggering that takes the same time however many items there are: the more, the closer their
  /// starts.
  ///
  /// - Parameters:
  ///   - spread: Share of the whole from the first start to the last; 0...0.9. At 0 all move at once. What
  ///     lies
  ///     outside counts as the nearer end, and what is not a number as 0.3.
  ///   - duration: How long one item takes, as `duration` tells.
  ///   - order: Which of the items moves first.
  public init(spread: CGFloat, duration: TimeInterval = 0.6, order: Order = .forward) {
    spacing = .spread(spread.isNaN ? 0.3 : min(max(spread, 0), 0.9))
    self.duration = Self.allowed(duration)
    self.order = order
  }

  /// Returns how long the whole takes, in seconds: from the first start to the last, and the duration of one.
  ///
  /// - Parameter count: How many items there are. One, or none, takes the duration of one.
  public func totalDuration(count: Int) -> TimeInterval {
    lastStart(count: count) + duration
  }

  /// Returns the share of the whole that each item has, in the order of the items.
  ///
  /// The first to move sets off at 0, and the last arrives at 1; a single one has the whole.
  ///
  /// - Parameters:
  ///   - count: How many items there are; below 0 counts as 0.
  ///   - easing: What each does in its interval; `linear` by default.
  public func intervals(count: Int, easing: TransitionEasing = .linear) -> [TransitionTimeline.Interval] {
    let (last, turns) = (lastStart(count: count), max(order.greatestRank(count: count), 1))
    return (0..<max(count, 0)).map { index in
      // The share first: it is exactly 1 for the last, which then ends at exactly 1.
      let start = last * (TimeInterval(order.rank(of: index, count: count)) / TimeInterval(turns))
      return TransitionTimeline.Interval(
        from: start / (last + duration), to: (start + duration) / (last + duration), easing: easing)
    }
  }

  /// When the last item sets off, in seconds from the first; 0 where none waits.
  private func lastStart(count: Int) -> TimeInterval {
    let turns = order.greatestRank(count: count)
    guard turns > 0 else { return 0 }
    return switch spacing {
    case .delay(let delay): delay * TimeInterval(turns)
    // The duration of one is what the spread leaves of the whole.
    case .spread(let spread): duration * TimeInterval(spread / (1 - spread))
    }
  }

  private static func allowed(_ duration: TimeInterval) -> TimeInterval {
    duration.isNaN ? 0.6 : min(max(duration, 0.01), 10)
  }
}
