import UIKit

extension UIImageView {
  /// The mark of a flagged message: a picture, of one size whatever the text size.
  static func flag() -> UIImageView {
    let flag = UIImageView(
      image: UIImage(
        systemName: "flag.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14)))
    flag.tintColor = .systemOrange
    flag.accessibilityLabel = "Flagged"
    return flag
  }
}
