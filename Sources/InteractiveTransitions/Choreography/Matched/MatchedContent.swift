import UIKit

/// What two matched elements show. It decides what moves, and how one snapshot replaces the other.
@MainActor enum MatchedContent {
  /// One picture, cropped as each view crops it. The snapshots of both views show it at one place.
  case picture(Crop)
  /// Two labels: one text, from the lower size to the upper size.
  case text(lower: MatchedText, upper: MatchedText)
  /// Two views that contain other elements, or the upper of which is a whole screen, and the
  /// background of that one.
  ///
  /// Everything else in these views is on one screen only.
  case ground(UIColor)
  /// Any other two views.
  case views

  /// Which view shows less of the picture. Its snapshot is above the other one, which shows the rest.
  enum Crop { case same, lowerSmaller, upperSmaller }

  /// - Parameter elements: The views of all elements, visible or not.
  init(lower: MatchedPosition, upper: MatchedPosition, elements: [UIView]) {
    if lower.seenPicture != nil, upper.seenPicture != nil,
      let lower = lower.crop(of: lower.wholePicture(beside: upper)),
      let upper = upper.crop(of: upper.picture)
    {
      let (lowerArea, upperArea) = (lower.width * lower.height, upper.width * upper.height)
      self = .picture(
        lower.isAbout(upper) ? .same : lowerArea < upperArea ? .lowerSmaller : .upperSmaller)
    } else if let lower = lower.text, let upper = upper.text {
      self = .text(lower: lower, upper: upper)
    } else if let color = upper.background, color.cgColor.alpha == 1,
      upper.isScreen || lower.view.contains(elements) && upper.view.contains(elements)
    {
      self = .ground(color)
    } else {
      self = .views
    }
  }
}

extension MatchedPosition {
  /// Returns the part of a picture that the view shows, where the whole picture is a square of 1 by 1.
  fileprivate func crop(of whole: CGRect?) -> CGRect? {
    guard let whole, let picture else { return nil }
    return picture.intersection(bounds).moved(with: whole, to: CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}

extension CGRect {
  fileprivate func isAbout(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy { abs($0) < 0.01 }
  }
}

extension UIView {
  fileprivate func contains(_ views: [UIView]) -> Bool {
    !subviews.isEmpty && views.contains { $0 !== self && $0.isDescendant(of: self) }
  }
}
