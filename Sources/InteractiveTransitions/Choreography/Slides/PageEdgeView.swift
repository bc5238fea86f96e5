import UIKit

/// The shadow and the line beside a page that slides over another screen.
///
/// It lies beside the page, above the other screen: no shadow falls on the page.
final class PageEdgeView: UIView {
  /// How far the shadow reaches, in points.
  static let length: CGFloat = 12
  private static let lineWidth: CGFloat = 0.5

  /// Lies in the place of the page, out of sight.
  let caster = UIView()
  /// Sets a page off where no shadow is visible, as black on black.
  let line = UIView()

  /// - Parameters:
  ///   - page: The frame of the open page.
  ///   - departure: The direction in which the page leaves, with a length of 1.
  init(beside page: CGRect, leaving departure: CGPoint) {
    let (back, forth) = (CGPoint(x: -departure.x, y: -departure.y), departure)
    super.init(frame: page.strip(Self.length, from: back))
    clipsToBounds = true
    caster.frame = page.offsetBy(dx: -frame.minX, dy: -frame.minY)
    caster.layer.shadowPath = CGPath(rect: caster.bounds, transform: nil)
    caster.layer.shadowOpacity = 0.2
    caster.layer.shadowRadius = 8
    caster.layer.shadowOffset = .zero
    line.backgroundColor = .separator
    line.frame = bounds.piece(Self.lineWidth, at: forth)
    for view in [caster, line] { addSubview(view) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("An edge is made in code") }
}

extension CGRect {
  /// Returns the strip of a width that lies outside of this rectangle, at its edge in a direction.
  fileprivate func strip(_ width: CGFloat, from direction: CGPoint) -> CGRect {
    piece(width, at: direction).offsetBy(dx: direction.x * width, dy: direction.y * width)
  }

  /// Returns the piece of a width at the edge of this rectangle in a direction.
  fileprivate func piece(_ width: CGFloat, at direction: CGPoint) -> CGRect {
    let edge: CGRectEdge =
      if direction.x != 0 { direction.x > 0 ? .maxXEdge : .minXEdge } else {
        direction.y > 0 ? .maxYEdge : .minYEdge
      }
    return divided(atDistance: width, from: edge).slice
  }
}
