import UIKit

extension UILabel {
  /// Creates a label that follows the text size, with any number of lines.
  convenience init(_ font: UIFont, _ color: UIColor = .label) {
    self.init()
    self.font = font
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
  }

  /// Width of the text on one line, in points.
  var lineWidth: CGFloat { sizeThatFits(.zero).width }

  /// Returns the height of the text in a column of `width` points, at least `height`.
  func height(inWidth width: CGFloat, atLeast height: CGFloat) -> CGFloat {
    max(height, sizeThatFits(CGSize(width: width, height: 0)).height)
  }
}
