import Foundation

/// One step of a path's outline, as `CGPath` and `UIBezierPath` take them; points in the path's own
/// coordinates.
public enum PathElement: Equatable, Sendable {
  /// Begins the outline at a point.
  case move(CGPoint)
  /// Goes on straight to a point.
  case line(CGPoint)
  /// Goes on to a point along a cubic Bézier by two control points.
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  /// Goes back straight to where the outline began.
  case close
}
