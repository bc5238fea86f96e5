import Foundation

/// When the parts of a transition move: an interval of its progress for each, by name.
///
/// Progress 0 is closed and 1 is open. The way back runs through the same values in reverse, whatever a
/// finger does in between. Intervals may overlap, and leave gaps.
///
/// ```swift
/// let timeline: TransitionTimeline = [
///   "card": .init(to: 0.6, easing: .easeOut),
///   "title": .init(from: 0.4, easing: .spring(dampingRatio: 0.8)),
/// ]
/// card.alpha = timeline.progress(of: "card", at: progress)
/// ```
public struct TransitionTimeline: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  /// The parts, in the order in which they were first named.
  public private(set) var names: [String] = []
  private var intervals: [String: Interval] = [:]

  /// Creates a timeline of parts, in their order; of none by default, with which everything goes with the
  /// whole. A name given twice has its first place and its last interval.
  public init(_ parts: KeyValuePairs<String, Interval> = [:]) {
    for (name, interval) in parts { self[name] = interval }
  }

  /// Creates a timeline as a dictionary literal writes it: as `init(_:)` with these parts.
  public init(dictionaryLiteral elements: (String, Interval)...) {
    for (name, interval) in elements { self[name] = interval }
  }

  /// The interval of a part; `nil` where there is none of that name. A new name is added as the last, and
  /// `nil` takes its name out.
  public subscript(name: String) -> Interval? {
    get { intervals[name] }
    set {
      if newValue == nil { names.removeAll { $0 == name } }
      if newValue != nil, intervals[name] == nil { names.append(name) }
      intervals[name] = newValue
    }
  }

  /// Returns the interval of a part; the whole where there is none of that name.
  public func interval(of name: String) -> Interval { intervals[name] ?? Interval() }

  /// Returns how far a part has come: 0 before its interval and 1 after it, and beyond them where it
  /// overshoots.
  ///
  /// - Parameters:
  ///   - name: The part. One that there is none of goes with the whole.
  ///   - progress: Of the whole. Below 0 and above 1 the parts go on as their intervals tell; what is not
  ///     finite
  ///     counts as 0.
  public func progress(of name: String, at progress: CGFloat) -> CGFloat {
    interval(of: name).progress(at: progress)
  }

  /// The timeline seen from its other end: what moved last moves first, and each part runs backwards.
  ///
  /// A part has come as far at p as it has yet to go in this one at 1 − p. A choreography that closes along
  /// it has the parts leave in the order in which they came, where the way back would otherwise undo the last
  /// one first. Rounding apart, the mirror's mirror is the timeline itself.
  public var reversed: TransitionTimeline {
    names.reduce(into: TransitionTimeline()) { $0[$1] = intervals[$1]?.reversed }
  }
}
