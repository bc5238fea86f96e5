import UIKit

extension UIView {
  var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  /// The first view of the tree, from the back to the front and from the top down, of which `claim` holds.
  func firstDescendant(where claim: (UIView) -> Bool) -> UIView? {
    if claim(self) { return self }
    for subview in subviews {
      if let found = subview.firstDescendant(where: claim) { return found }
    }
    return nil
  }

  /// The view itself and all around it, from the inside out.
  var chainOfSuperviews: [UIView] {
    Array(sequence(first: self) { $0.superview })
  }
}
