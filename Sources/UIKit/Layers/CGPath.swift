import Foundation

/// An outline of lines and curves. Coordinates are points; one that is no number is refused with a complaint.
///
/// Rounded rectangles with and without a radius have different elements, as on a device (F186, F341).
public class CGPath: Equatable, @unchecked Sendable {
  /// From the first to the last; only a `CGMutablePath` changes them, on the main thread.
  var elements: [PathElement]
  /// What the outline was made as, if it is a rectangle that was not transformed: the simpler drawing.
  let corners: CornerShape?

  init(_ elements: [PathElement], corners: CornerShape? = nil) {
    self.elements = Self.checked(elements)
    self.corners = self.elements.isEmpty ? nil : corners
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: CornerShape(rect), PathElement.rectangle(rect), transform)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: nil, PathElement.ellipse(in: rect), transform)
  }

  /// - Parameters:
  ///   - cornerWidth: 0 to half of the rectangle's width. A device aborts where it is more; here it is as much as it
  ///     may be, with a complaint.
  ///   - cornerHeight: 0 to half of the rectangle's height, likewise.
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

  /// The path itself: it does not change.
  public func copy() -> CGPath? { self }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(shape: corners, elements, transform)
  }

  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }

  // MARK: What it is

  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest box around all points, those that control curves among them; `CGRect.null` around none.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Where the outline goes on from; zero where it has not begun.
  public var currentPoint: CGPoint {
    let end = elements.last == .close ? elements.last { $0.type == .moveToPoint } : elements.last
    return end?.points.last ?? .zero
  }

  /// Calls `block` with each element in turn, which is valid during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      // There is room for three points always, so that there is an address also where there are none.
      var points = element.points + Array(repeating: .zero, count: 3 - element.points.count)
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: element.type, points: start), block)
      }
    }
  }

  // MARK: Bad input

  static func checked(_ elements: [PathElement]) -> [PathElement] {
    guard !elements.allSatisfy(\.isFinite) else { return elements }
    complain("A path is given a number that is none")
    return []
  }

  static func checked(_ radii: CGSize, in rect: CGRect) -> CGSize {
    let fitting = CGSize(
      width: max(0, min(radii.width, rect.width / 2)), height: max(0, min(radii.height, rect.height / 2)))
    if fitting != radii {
      complain("The corners of a rounded rectangle are larger than it is, or no numbers")
    }
    return fitting
  }

  static func complain(_ what: String) {
    MainActor.assumeIsolated { Simulator.running.complain(what) }
  }
}
