import Foundation

/// An element of a path, as `CGPath.applyWithBlock(_:)` gives it.
public struct CGPathElement {
  public var type: CGPathElementType
  /// One for a move or a line, two and three for curves, whose end is the last, none that count for a close.
  public var points: UnsafeMutablePointer<CGPoint>
}
