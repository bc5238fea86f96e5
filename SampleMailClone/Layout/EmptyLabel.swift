import UIKit

/// A text in the middle of a list that has no rows.
final class EmptyLabel: UILabel {
  convenience init(_ text: String) {
    self.init(.preferredFont(forTextStyle: .title3), .secondaryLabel)
    self.text = text
    textAlignment = .center
    isHidden = true
  }

  /// Moves to the middle of the list.
  func place(in list: CGRect) { setUntransformedFrame(list.insetBy(dx: 16, dy: 0)) }
}
