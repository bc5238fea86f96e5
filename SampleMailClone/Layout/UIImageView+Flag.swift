import UIKit

extension UIImageView {
  /// Returns the flag of a flagged message; its size does not depend on the text size.
  static func flag() -> UIImageView {
    let flag = UIImageView(
      image: UIImage(
        systemName: "flag.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14)))
    flag.tintColor = .systemOrange
    flag.accessibilityLabel = "Flagged"
    return flag
  }
}
