import Foundation
import InteractiveModal

/// The intervals of a transition's progress in which the items of both screens move.
///
/// A second is the same share of the progress for both screens. The transition ends when the last
/// item of either screen arrives.
struct StaggerSchedule: Equatable {
  /// The items of one screen.
  struct Group {
    let timing: StaggerTiming
    let count: Int

    /// The duration of all items, in seconds; 0 without items.
    var duration: TimeInterval { count > 0 ? timing.totalDuration(count: count) : 0 }

    /// - Parameters:
    ///   - delay: The start of the first item, in seconds.
    ///   - whole: The duration of the transition, in seconds.
    fileprivate func intervals(
      after delay: TimeInterval, of whole: TimeInterval, _ easing: TransitionEasing
    ) -> [TransitionTimeline.Interval] {
      timing.intervals(count: count).map {
        TransitionTimeline.Interval(
          from: (delay + $0.from * duration) / whole, to: (delay + $0.to * duration) / whole, easing: easing)
      }
    }
  }

  let lower: [TransitionTimeline.Interval]
  let upper: [TransitionTimeline.Interval]

  /// - Parameters:
  ///   - lag: The delay of the items that appear after those that leave, in seconds.
  ///   - easing: The motion of each item in time, also where progress decreases.
  ///   - isOpening: Whether the lower screen's items leave. If not, the upper screen's items do.
  init(lower: Group, upper: Group, lag: TimeInterval, easing: TransitionEasing, isOpening: Bool) {
    let (leaving, appearing) = isOpening ? (lower, upper) : (upper, lower)
    let lag = leaving.count > 0 ? lag : 0
    let whole = max(leaving.duration, lag + appearing.duration)
    let (first, second) = (
      leaving.intervals(after: 0, of: whole, easing), appearing.intervals(after: lag, of: whole, easing)
    )
    (self.lower, self.upper) =
      isOpening ? (first, second) : (second.map(\.reversed), first.map(\.reversed))
  }
}
