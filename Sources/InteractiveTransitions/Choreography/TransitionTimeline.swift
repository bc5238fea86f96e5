import Foundation
import InteractiveModal

/// The intervals of a transition's progress in which its parts move, by name.
///
/// Progress is 0 closed and 1 open. Closing runs through the same values in reverse. Intervals may
/// overlap and leave gaps.
///
/// ```swift
/// let timeline: TransitionTimeline = [
///   "card": .init(to: 0.6, easing: .easeOut),
///   "title": .init(from: 0.4, easing: .spring(dampingRatio: 0.8)),
/// ]
/// TransitionTrack("card", card, .opacity(from: 0), during: timeline.interval(of: "card"))
/// ```
public struct TransitionTimeline: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  private var intervals: [String: Interval] = [:]

  /// Creates a timeline from a dictionary literal. If a name occurs twice, its last interval
  /// counts. With `[:]` every part moves during the whole transition.
  public init(dictionaryLiteral elements: (String, Interval)...) {
    for (name, interval) in elements { intervals[name] = interval }
  }

  /// The interval of a part; `nil` if the timeline does not name the part.
  public subscript(name: String) -> Interval? {
    get { intervals[name] }
    set { intervals[name] = newValue }
  }

  /// Returns the interval of a part; the whole transition if the timeline does not name the part.
  public func interval(of name: String) -> Interval { intervals[name] ?? Interval() }
}

extension TransitionTimeline {
  /// An interval of a transition's progress in which a part moves, and the part's easing.
  ///
  /// Where a spring takes progress beyond 0 or 1, a part with linear easing goes beyond its end
  /// too if its interval has the same end. Other parts stay at their ends. An empty interval is a
  /// step at its end; at 0 the step comes right after 0.
  public struct Interval: Equatable, Sendable {
    /// The progress at which the part starts; 0...1, 0 by default. A value outside becomes the
    /// nearer end; NaN becomes 0.
    public let from: CGFloat
    /// The progress at which the part arrives; `from`...1, 1 by default. A value outside becomes
    /// the nearer end; NaN becomes 1.
    public let to: CGFloat
    /// The curve by which the part moves through the interval; `linear` by default.
    public let easing: TransitionEasing

    /// Creates an interval of a transition's progress.
    public init(from: CGFloat = 0, to: CGFloat = 1, easing: TransitionEasing = .linear) {
      self.from = from.clamped(to: 0...1, default: 0)
      self.to = to.clamped(to: self.from...1, default: 1)
      self.easing = easing
    }

    /// Returns the progress of the part.
    ///
    /// - Parameter progress: The transition's progress. A value that is not finite counts as 0.
    func progress(at progress: CGFloat) -> CGFloat {
      let progress = progress.finiteOrZero
      guard to > from else { return progress >= to && progress > 0 ? 1 : 0 }
      let share = (progress - from) / (to - from)
      let lowest = from > 0 ? 0 : min(share, 0)
      let highest = to < 1 ? 1 : max(share, 1)
      return easing.value(at: share.clamped(to: lowest...highest))
    }

    /// Returns whether the part stays in its place between two progresses within 0...1.
    func isConstant(from start: CGFloat, to end: CGFloat) -> Bool {
      max(start, end) <= from || min(start, end) >= to
    }

    /// The interval as it is seen from the other end of the transition.
    var reversed: Interval {
      Interval(from: 1 - to, to: 1 - from, easing: easing.reversed)
    }
  }
}
