import Foundation

/// A path of lines and curves (F493). It is a shape for layers; drawing it into a context is not modelled.
open class UIBezierPath: NSObject {
  private var elements: [PathElement] = []

  public override init() { super.init() }

  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

  /// Angles are in radians, clockwise from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  // MARK: Contents

  /// A path that does not change with this one.
  open var cgPath: CGPath {
    get { CGPath(elements) }
    set { elements = newValue.elements }
  }

  open var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around the path, without the control points.
  open var bounds: CGRect { cgPath.boundingBoxOfPath }

  // MARK: Building

  open func move(to point: CGPoint) { append([.move(point)]) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    // Without a current point nothing is added (F341).
    guard !isEmpty else { return CGPath.complain("A path has no current point to go on from") }
    append([.curve(endPoint, control1: controlPoint1, control2: controlPoint2)])
  }

  /// A line leads from the current point to the start of the arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    guard startAngle.isFinite, endAngle.isFinite, radius.isFinite else {
      return CGPath.complain("An arc has a number that is not finite")
    }
    let turn: CGFloat = 2 * .pi
    let way = clockwise ? endAngle - startAngle : startAngle - endAngle
    let sweep = way >= turn ? turn : way - (way / turn).rounded(.down) * turn
    let start = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
    append([isEmpty ? .move(start) : .line(start)])
    append(
      PathElement.arc(center: center, radius: radius, from: startAngle, sweep: clockwise ? sweep : -sweep))
  }

  private func append(_ more: [PathElement]) { elements += CGPath.checked(more) }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: ~0)
}
