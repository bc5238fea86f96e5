extension UINavigationItem {
  /// Whether an item's title is large where the bar allows it (F289).
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before it; the first one's is large.
    case automatic
    case always, never
  }
}
