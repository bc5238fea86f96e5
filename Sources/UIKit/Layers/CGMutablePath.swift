import Foundation

/// An outline that grows. A layer that is given one keeps a copy as it is then.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init([]) }

  public override func copy() -> CGPath? { CGPath(elements) }

  // MARK: Element by element

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point)], transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    goOn(.line(point), transform)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    goOn(.quadCurve(end, control: control), transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    goOn(.curve(end, control1: control1, control2: control2), transform)
  }

  public func closeSubpath() { goOn(.close, .identity) }

  // MARK: Whole shapes

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathElement.rectangle(rect), transform)
  }

  /// Corners that are larger than the rectangle are handled as in `CGPath`.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let radii = Self.checked(CGSize(width: cornerWidth, height: cornerHeight), in: rect)
    append(PathElement.roundedRectangle(rect, width: radii.width, height: radii.height), transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathElement.ellipse(in: rect), transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  private func append(_ more: [PathElement], _ transform: CGAffineTransform) {
    elements += Self.checked(more.map { $0.applying(transform) })
  }

  /// Without a point to go on from, nothing is added, as Core Graphics does with a word in the log.
  private func goOn(_ element: PathElement, _ transform: CGAffineTransform) {
    guard !isEmpty else { return Self.complain("A path has no current point to go on from") }
    append([element], transform)
  }
}
