import UIKit

/// A view that sets the size of its subview in its layout, and so marks itself.
final class ShrinkingView: UIView {
  private let inner = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if inner.superview == nil { addSubview(inner) }
    inner.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height / 2)
  }
}
