import Foundation

/// A path of lines and curves (F493). It is a shape for layers; drawing it into a context is not modelled.
open class UIBezierPath: NSObject {
  private var elements: [PathElement] = []

  public override init() { super.init() }

  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

  /// - Parameter cornerRadius: Limited to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
  }

  /// - Parameter cornerRadii: Limited to half of the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let width = max(0, min(cornerRadii.width, rect.width / 2))
    let height = max(0, min(cornerRadii.height, rect.height / 2))
    let elements = PathElement.roundedRectangle(rect, width: width, height: height, corners: corners.mask)
    self.init(cgPath: CGPath(elements))
  }

  /// - Parameters:
  ///   - startAngle: In radians, clockwise from the right.
  ///   - endAngle: Likewise.
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

  /// The end of the last element, or the start of a subpath that is closed; zero if empty.
  open var currentPoint: CGPoint {
    guard elements.last == .close else { return elements.last?.points.last ?? .zero }
    let start = elements.last { $0.type == .moveToPoint }
    return start?.points.last ?? .zero
  }

  // MARK: Building

  open func move(to point: CGPoint) { append([.move(point)]) }
  open func addLine(to point: CGPoint) { extend([.line(point)]) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    extend([.curve(endPoint, control1: controlPoint1, control2: controlPoint2)])
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    extend([.quadCurve(endPoint, control: controlPoint)])
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

  open func close() { extend([.close]) }
  open func removeAllPoints() { elements = [] }
  open func append(_ bezierPath: UIBezierPath) { append(bezierPath.elements) }
  open func apply(_ transform: CGAffineTransform) { elements = elements.map { $0.applying(transform) } }

  private func append(_ more: [PathElement]) { elements += CGPath.checked(more) }

  /// Without a current point nothing is added (F341).
  private func extend(_ more: [PathElement]) {
    guard !isEmpty else { return CGPath.complain("A path has no current point to go on from") }
    append(more)
  }
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

  /// The same corners of a layer, in the same order.
  fileprivate var mask: CACornerMask { CACornerMask(rawValue: rawValue).intersection(.all) }
}
