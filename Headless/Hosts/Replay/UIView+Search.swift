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

  /// The last view of the tree, from the front to the back, of which `claim` holds; hidden ones do not count.
  func lastDescendant(where claim: (UIView) -> Bool) -> UIView? {
    for subview in subviews.reversed() where !subview.isHidden {
      if let found = subview.lastDescendant(where: claim) { return found }
    }
    return claim(self) ? self : nil
  }

  /// The view itself and all around it, from the inside out.
  var chainOfSuperviews: [UIView] {
    Array(sequence(first: self) { $0.superview })
  }
}

extension UIViewController {
  /// Whether it is presented as a card, which brings its own presentation.
  var isCard: Bool { modalPresentationStyle == .custom && !(self is UIAlertController) }

  /// The navigation controller that this is, or contains.
  var outerNavigation: UINavigationController? {
    ([self] + children).lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// The controller itself and all that is presented on it, the one in front last.
  var chainOfPresented: [UIViewController] {
    Array(sequence(first: self) { $0.presentedViewController })
  }
}
