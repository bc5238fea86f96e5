import Foundation

extension UITableView {
  /// What a table looks like; groups are not modelled.
  public enum Style: Int, Sendable {
    case plain
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Just into sight.
    case none
    case top, middle, bottom
  }

  /// How rows change; always without animation.
  public enum RowAnimation: Int, Sendable {
    case none = 5
    /// The table chooses: none.
    case automatic = 100
  }

  /// Stands for the height that a cell asks for when it is asked what size fits (F267).
  nonisolated public class var automaticDimension: CGFloat { -1 }
}
