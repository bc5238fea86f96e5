import Foundation

/// When the items of both screens move, as shares of a transition's progress.
///
/// Seconds pass alike for both: a long list takes longer than a short one, and the whole takes as long as whichever is the
/// last to arrive.
struct StaggerSchedule: Equatable {
  /// The items of one screen.
  struct Group {
    let staggering: StaggerTiming
    let count: Int

    /// How long they take, in seconds; nothing where there are none.
    var duration: TimeInterval { count > 0 ? staggering.totalDuration(count: count) : 0 }
  }

  private(set) var lower: [TransitionTimeline.Interval]
  private(set) var upper: [TransitionTimeline.Interval]

  /// - Parameters:
  ///   - lag: How long those that come wait for those that leave, in seconds.
  ///   - easing: What each does, from its first moment to its last, whichever way progress goes.
  ///   - isOpening: Whether progress grows with time; if not, the upper ones leave.
  init(lower: Group, upper: Group, lag: TimeInterval, easing: TransitionEasing, isOpening: Bool) {
    let (leaving, coming) = isOpening ? (lower, upper) : (upper, lower)
    let lag = leaving.count > 0 ? lag : 0
    let whole = max(leaving.duration, lag + coming.duration)
    let (first, second) = (
      leaving.intervals(after: 0, of: whole, easing), coming.intervals(after: lag, of: whole, easing)
    )
    (self.lower, self.upper) =
      isOpening ? (first, second) : (second.map(\.reversed), first.map(\.reversed))
  }
}

extension StaggerSchedule.Group {
  /// - Parameters:
  ///   - delay: When the first sets off, in seconds.
  ///   - whole: How long all of it takes, in seconds.
  fileprivate func intervals(
    after delay: TimeInterval, of whole: TimeInterval, _ easing: TransitionEasing
  ) -> [TransitionTimeline.Interval] {
    staggering.intervals(count: count).map {
      TransitionTimeline.Interval(
        from: (delay + $0.from * duration) / whole, to: (delay + $0.to * duration) / whole, easing: easing)
    }
  }
}
