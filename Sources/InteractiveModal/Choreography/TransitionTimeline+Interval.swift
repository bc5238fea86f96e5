import Foundation

extension TransitionTimeline {
  /// The piece of a transition's progress in which one of its parts moves, and how it does.
  public struct Interval: Equatable, Sendable {
    /// Progress at which the part sets off; 0...1, 0 by default. Out of it counts as the nearer end, and what
    /// is not a number as 0.
    public let from: CGFloat
    /// Progress at which the part arrives; `from`...1, 1 by default. Out of it counts as the nearer end, and
    /// what is not a number as 1.
    public let to: CGFloat
    /// What the part does between the two; `linear` by default.
    public let easing: TransitionEasing

    /// Creates an interval; numbers out of their domain are brought into it, as each property tells.
    public init(from: CGFloat = 0, to: CGFloat = 1, easing: TransitionEasing = .linear) {
      let start = from.isNaN ? 0 : min(max(from, 0), 1)
      self.from = start
      self.to = to.isNaN ? 1 : min(max(to, start), 1)
      self.easing = easing
    }

    /// Returns how far the part has come: 0 until the interval begins, 1 from its end on.
    ///
    /// Where progress overshoots, a part with a linear easing does too if its interval lies at that end: one
    /// that begins at 0 goes on below 0, one that ends at 1 goes on above 1. An empty interval is a step at
    /// its end; one at 0 steps right after, so that every part is at 0 where the whole is.
    ///
    /// - Parameter progress: Of the whole transition: 0 closed, 1 open. What is not finite counts as 0.
    public func progress(at progress: CGFloat) -> CGFloat {
      let progress = progress.finiteOrZero
      guard to > from else { return progress >= to && progress > 0 ? 1 : 0 }
      let share = (progress - from) / (to - from)
      let lowest = from > 0 ? 0 : min(share, 0)
      let highest = to < 1 ? 1 : max(share, 1)
      return easing.value(at: min(max(share, lowest), highest))
    }

    /// The interval seen from the other end of the transition.
    var reversed: Interval {
      Interval(from: 1 - to, to: 1 - from, easing: easing.reversed)
    }
  }

  /// A part of a running transition: its name, and when it moves.
  public struct Part: Equatable, Sendable {
    /// The name that its tracks have.
    public var name: String
    /// The interval of the transition's progress in which it moves.
    public var interval: TransitionTimeline.Interval
  }
}
