import UIKit

extension UIPress {
  /// Whether it is the key that cancels.
  var isEscape: Bool { key?.keyCode == .keyboardEscape }
}
