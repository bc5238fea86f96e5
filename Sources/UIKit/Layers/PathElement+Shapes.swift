import Foundation

extension PathElement {
  /// How far the controls of a quarter of a circle are from its corner, as a share of the radius.
  private static let pull: CGFloat = 1 - 0.552_284_749_831

  /// Five elements, clockwise.
  static func rectangle(_ rect: CGRect) -> [PathElement] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// Six elements: a quarter after the other.
  static func ellipse(in rect: CGRect) -> [PathElement] {
    roundedRectangle(rect, width: rect.width / 2, height: rect.height / 2).filter { !$0.isLine }
  }

  /// Ten elements where all corners are round, a rectangle's five where they have no width or height (F341).
  static func roundedRectangle(
    _ rect: CGRect, width: CGFloat, height: CGFloat, corners: CACornerMask = .all
  ) -> [PathElement] {
    guard width > 0, height > 0 else { return rectangle(rect) }
    let (right, down) = (CGVector(dx: width, dy: 0), CGVector(dx: 0, dy: height))
    let (left, up) = (CGVector(dx: -width, dy: 0), CGVector(dx: 0, dy: -height))
    let topLeft = CGPoint(x: rect.minX, y: rect.minY)
    let start = corners.contains(.layerMinXMinYCorner) ? topLeft.moved(by: right) : topLeft
    return [.move(start)]
      + corner(rect.maxX, rect.minY, right, down, corners.contains(.layerMaxXMinYCorner))
      + corner(rect.maxX, rect.maxY, down, left, corners.contains(.layerMaxXMaxYCorner))
      + corner(rect.minX, rect.maxY, left, up, corners.contains(.layerMinXMaxYCorner))
      + corner(rect.minX, rect.minY, up, right, corners.contains(.layerMinXMinYCorner)) + [.close]
  }

  /// The way to a corner that one comes to in the direction of `entry` and leaves in that of `exit`, and round it.
  private static func corner(
    _ x: CGFloat, _ y: CGFloat, _ entry: CGVector, _ exit: CGVector, _ isRound: Bool
  ) -> [PathElement] {
    let corner = CGPoint(x: x, y: y)
    guard isRound else { return [.line(corner)] }
    return [
      .line(corner.moved(by: entry, times: -1)),
      .curve(
        corner.moved(by: exit), control1: corner.moved(by: entry, times: -pull),
        control2: corner.moved(by: exit, times: pull)),
    ]
  }
}

extension CGPoint {
  fileprivate func moved(by vector: CGVector, times factor: CGFloat = 1) -> CGPoint {
    CGPoint(x: x + vector.dx * factor, y: y + vector.dy * factor)
  }
}
