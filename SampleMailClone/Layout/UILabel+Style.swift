import UIKit

extension UILabel {
  /// A label that follows the text size, with as many lines as its text takes.
  convenience init(_ font: UIFont, _ color: UIColor = .label) {
    self.init()
    self.font = font
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
  }

  /// How wide the text is on one line.
  var lineWidth: CGFloat { sizeThatFits(.zero).width }

  /// How high the text is in a column of `width`, but no lower than `height`.
  func height(inWidth width: CGFloat, atLeast height: CGFloat) -> CGFloat {
    max(height, sizeThatFits(CGSize(width: width, height: 0)).height)
  }
}
