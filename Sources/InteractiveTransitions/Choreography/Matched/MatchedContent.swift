import UIKit

/// What two matched elements show. It decides how one picture replaces the other.
@MainActor enum MatchedContent {
  /// Two labels: one text, from the lower size to the upper size.
  case text(lower: MatchedText, upper: MatchedText)
  /// Two views that contain other elements, and the background of the upper one.
  ///
  /// Everything else in these views is on one screen only.
  case ground(UIColor)
  /// Any other two views, such as a photo and its thumbnail.
  case picture

  /// - Parameter elements: The views of all elements, visible or not.
  init(lower: MatchedPosition, upper: MatchedPosition, elements: [UIView]) {
    if let lower = lower.text, let upper = upper.text {
      self = .text(lower: lower, upper: upper)
    } else if let color = upper.view.backgroundColor, color.cgColor.alpha == 1,
      lower.view.contains(elements), upper.view.contains(elements)
    {
      self = .ground(color)
    } else {
      self = .picture
    }
  }
}

extension UIView {
  fileprivate func contains(_ views: [UIView]) -> Bool {
    views.contains { $0 !== self && $0.isDescendant(of: self) }
  }
}
