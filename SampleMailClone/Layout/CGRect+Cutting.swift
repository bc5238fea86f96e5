import UIKit

/// Layout that cuts strips off a rectangle.
extension CGRect {
  /// Cuts a strip of `height` off the top and returns it.
  mutating func cutTop(_ height: CGFloat) -> CGRect {
    cut(height, from: .minYEdge)
  }

  /// Cuts a strip of `width` off the leading side and returns it.
  mutating func cutLeading(_ width: CGFloat, _ direction: UIUserInterfaceLayoutDirection) -> CGRect {
    cut(width, from: direction == .leftToRight ? .minXEdge : .maxXEdge)
  }

  /// Cuts a strip of `width` off the trailing side and returns it.
  mutating func cutTrailing(_ width: CGFloat, _ direction: UIUserInterfaceLayoutDirection) -> CGRect {
    cut(width, from: direction == .leftToRight ? .maxXEdge : .minXEdge)
  }

  /// Returns a rectangle of `size` in the centre, on whole points.
  func centered(_ size: CGSize) -> CGRect {
    CGRect(
      x: (midX - size.width / 2).rounded(), y: (midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  private mutating func cut(_ distance: CGFloat, from edge: CGRectEdge) -> CGRect {
    let (slice, remainder) = divided(atDistance: distance, from: edge)
    self = remainder
    return slice
  }
}
