import Foundation

/// A path that can be extended. A layer copies the path that it is given.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init([]) }

  public override func copy() -> CGPath? { CGPath(elements) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point)], transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    extend(.line(point), transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    extend(.curve(end, control1: control1, control2: control2), transform)
  }

  public func closeSubpath() { extend(.close, .identity) }

  private func append(_ more: [PathElement], _ transform: CGAffineTransform) {
    elements += Self.checked(more.map { $0.applying(transform) })
  }

  /// Without a current point nothing is added; Core Graphics logs a message then (F341).
  private func extend(_ element: PathElement, _ transform: CGAffineTransform) {
    guard !isEmpty else { return Self.complain("A path has no current point to go on from") }
    append([element], transform)
  }
}
