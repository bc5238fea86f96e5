import Foundation

/// The timing of items that move one after the other.
///
/// Every item takes equally long, and each starts a little later than the item before it. The
/// timing is given in seconds, but only its proportions matter: a finger or a spring moves the
/// transition.
///
/// ```swift
/// StaggerTransition(StaggerTiming(delay: 0.03, order: .outward(from: touchedRow)))
/// ```
public struct StaggerTiming: Equatable, Sendable {
  /// The duration of one item, in seconds; 0.01...10, 0.4 by default.
  let duration: TimeInterval
  /// The order in which the items start; `forward` by default.
  public var order: Order
  private let spacing: Spacing

  private enum Spacing: Equatable, Sendable {
    /// Seconds between two starts.
    case delay(TimeInterval)
    /// The share of the whole between the first start and the last.
    case spread(CGFloat)
  }

  /// Creates a timing with a fixed delay: more items take longer.
  ///
  /// A value outside of its domain becomes the nearer end; NaN becomes the default.
  ///
  /// - Parameters:
  ///   - delay: The delay between two starts, in seconds; 0...10, 0.015 by default.
  ///   - duration: The duration of one item, in seconds; 0.01...10, 0.4 by default.
  ///   - order: The order in which the items start; `forward` by default.
  public init(delay: TimeInterval = 0.015, duration: TimeInterval = 0.4, order: Order = .forward) {
    self.init(.delay(delay.clamped(to: 0...10, default: 0.015)), duration, order)
  }

  /// Creates a timing with a fixed total: more items start closer to each other.
  ///
  /// A value outside of its domain becomes the nearer end; NaN becomes the default, 0.3 for
  /// `spread`.
  ///
  /// - Parameters:
  ///   - spread: The share of the whole between the first start and the last; 0...0.9.
  ///   - duration: The duration of one item, in seconds; 0.01...10, 0.4 by default.
  ///   - order: The order in which the items start; `forward` by default.
  public init(spread: CGFloat, duration: TimeInterval = 0.4, order: Order = .forward) {
    self.init(.spread(spread.clamped(to: 0...0.9, default: 0.3)), duration, order)
  }

  private init(_ spacing: Spacing, _ duration: TimeInterval, _ order: Order) {
    self.spacing = spacing
    self.duration = duration.clamped(to: 0.01...10, default: 0.4)
    self.order = order
  }

  /// Returns the time from the first start to the last arrival, in seconds.
  ///
  /// - Parameter count: The number of items. Without items the time is that of one.
  func totalDuration(count: Int) -> TimeInterval {
    lastStart(count: count) + duration
  }

  /// Returns the interval of each item, as shares of the total duration.
  ///
  /// - Parameter count: The number of items. A number below 0 counts as 0.
  func intervals(count: Int) -> [TransitionTimeline.Interval] {
    let (last, turns) = (lastStart(count: count), max(order.greatestRank(count: count), 1))
    return (0..<max(count, 0)).map { index in
      // The quotient first: it is exactly 1 for the last item, whose interval then ends at exactly
      // 1.
      let start = last * (TimeInterval(order.rank(of: index, count: count)) / TimeInterval(turns))
      return TransitionTimeline.Interval(
        from: start / (last + duration), to: (start + duration) / (last + duration))
    }
  }

  /// Returns the time between the first start and the last, in seconds.
  private func lastStart(count: Int) -> TimeInterval {
    let turns = order.greatestRank(count: count)
    guard turns > 0 else { return 0 }
    return switch spacing {
    case .delay(let delay): delay * TimeInterval(turns)
    // `duration` is the rest of the whole, whose share is 1 − spread.
    case .spread(let spread): duration * TimeInterval(spread / (1 - spread))
    }
  }
}

extension StaggerTiming {
  /// The order in which items start.
  public enum Order: Equatable, Sendable {
    /// From the first item to the last.
    case forward
    /// From the last item to the first.
    case backward
    /// From the item at an index to both ends at once. An index outside of the items counts as the
    /// nearest.
    case outward(from: Int)

    /// Returns the number of starts before that of an item.
    func rank(of index: Int, count: Int) -> Int {
      switch self {
      case .forward: index
      case .backward: count - 1 - index
      case .outward(let origin): abs(index - origin.clamped(to: 0...count - 1))
      }
    }

    /// Returns the greatest rank of any item; 0 without items.
    func greatestRank(count: Int) -> Int {
      guard count > 0 else { return 0 }
      return max(rank(of: 0, count: count), rank(of: count - 1, count: count))
    }
  }
}
