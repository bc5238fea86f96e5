import Foundation

/// An element of a path, as `CGPath.applyWithBlock(_:)` gives it.
public struct CGPathElement {
  public var type: CGPathElementType
  /// The points of the element, the end last: one, two or three; none for a close.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}
