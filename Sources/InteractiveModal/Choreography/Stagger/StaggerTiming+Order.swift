extension StaggerTiming {
  /// Which of the items moves first.
  public enum Order: Equatable, Sendable {
    /// The first, then one after the other.
    case forward
    /// The last, then one after the other back to the first.
    case backward
    /// The one at an index, then its neighbours on both sides at once, and so on to the ends. An index that
    /// there is none of counts as the nearest.
    case outward(from: Int)

    /// How many turns an item waits for.
    func rank(of index: Int, count: Int) -> Int {
      switch self {
      case .forward: index
      case .backward: count - 1 - index
      case .outward(let origin): abs(index - Self.nearest(origin, count: count))
      }
    }

    /// The most turns that any of so many items waits for; 0 where there are none.
    func greatestRank(count: Int) -> Int {
      guard count > 0 else { return 0 }
      return max(rank(of: 0, count: count), rank(of: count - 1, count: count))
    }

    private static func nearest(_ index: Int, count: Int) -> Int {
      min(max(index, 0), count - 1)
    }
  }
}
