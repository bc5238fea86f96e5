import Foundation

/// An outline of lines and curves, in points. Non-finite coordinates are refused with a complaint.
public class CGPath: Equatable, @unchecked Sendable {
  /// The elements in order. Only a `CGMutablePath` changes them, on the main thread.
  package var elements: [PathElement]

  package init(_ elements: [PathElement]) { self.elements = Self.checked(elements) }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let transform = transform?.pointee ?? .identity
    self.init(PathElement.rectangle(rect).map { $0.applying(transform) })
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
