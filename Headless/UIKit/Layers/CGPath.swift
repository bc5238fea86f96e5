import Foundation

/// An outline of lines and curves, in points. Non-finite coordinates are refused with a complaint.
/// Rounded rectangles with and without a radius have different elements (F186, F341).
public class CGPath: Equatable, @unchecked Sendable {
  /// The elements in order. Only a `CGMutablePath` changes them, on the main thread.
  package var elements: [PathElement]
  /// The rectangle that the path was made from, untransformed; hosts draw it more simply.
  package let corners: CornerShape?

  package init(_ elements: [PathElement], corners: CornerShape? = nil) {
    self.elements = Self.checked(elements)
    self.corners = self.elements.isEmpty ? nil : corners
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: CornerShape(rect), PathElement.rectangle(rect), transform)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: nil, PathElement.ellipse(in: rect), transform)
  }

  /// Corners that are too large abort on a device; here they are clamped with a complaint.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = Self.checked(CGSize(width: cornerWidth, height: cornerHeight), in: rect)
    let shape = radii.width == radii.height ? CornerShape(rect, radius: radii.width) : nil
    let elements = PathElement.roundedRectangle(rect, width: radii.width, height: radii.height)
    self.init(shape: shape, elements, transform)
  }

  private convenience init(
    shape: CornerShape?, _ elements: [PathElement], _ transform: UnsafePointer<CGAffineTransform>?
  ) {
    guard let transform = transform?.pointee, !transform.isIdentity else {
      self.init(elements, corners: shape)
      return
    }
    self.init(elements.map { $0.applying(transform) })
  }

  public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

  // MARK: Copies

  /// The path itself, because it is immutable.
  public func copy() -> CGPath? { self }

  // MARK: Contents

  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around all points, control points included; `CGRect.null` if
  /// empty.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around the path itself; `CGRect.null` if empty.
  public var boundingBoxOfPath: CGRect {
    var (box, current) = (CGRect.null, CGPoint.zero)
    for element in elements {
      for point in element.extremes(from: current) { box = box.union(CGRect(origin: point, size: .zero)) }
      current = element.points.last ?? current
    }
    return box
  }

  /// Calls `block` with each element in order. An element is valid during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      // Room for three points guarantees an address for elements without points.
      var points = element.points + Array(repeating: .zero, count: 3 - element.points.count)
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: element.type, points: start), block)
      }
    }
  }

  // MARK: Validation

  static func checked(_ elements: [PathElement]) -> [PathElement] {
    guard !elements.allSatisfy(\.isFinite) else { return elements }
    complain("A path has a non-finite coordinate")
    return []
  }

  static func checked(_ radii: CGSize, in rect: CGRect) -> CGSize {
    let fitting = CGSize(
      width: max(0, min(radii.width, rect.width / 2)), height: max(0, min(radii.height, rect.height / 2)))
    if fitting != radii {
      complain("A rounded rectangle has corners that are too large or non-finite")
    }
    return fitting
  }

  static func complain(_ what: String) {
    MainActor.assumeIsolated { Simulator.running.complain(what) }
  }
}

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
