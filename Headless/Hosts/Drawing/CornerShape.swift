import UIKit

extension CornerShape {
  /// A `rect` where all corners are alike, else a `path`.
  var element: SVGElement { corners == .all ? rectangle : SVGElement("path", ["d": outline]) }

  private var rectangle: SVGElement {
    SVGElement(
      "rect",
      [
        "x": SVGValue.nonzero(rect.minX), "y": SVGValue.nonzero(rect.minY),
        "width": SVGValue.number(rect.width), "height": SVGValue.number(rect.height),
        "rx": SVGValue.nonzero(radius),
      ])
  }

  /// Clockwise, from the top left corner's end.
  private var outline: String {
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let topLeft = radius(of: .layerMinXMinYCorner)
    let topRight = radius(of: .layerMaxXMinYCorner)
    let bottomRight = radius(of: .layerMaxXMaxYCorner)
    let bottomLeft = radius(of: .layerMinXMaxYCorner)
    return [
      "M\(SVGValue.numbers(left + topLeft, top))",
      "H\(SVGValue.number(right - topRight))\(arc(topRight, to: CGPoint(x: right, y: top + topRight)))",
      "V\(SVGValue.number(bottom - bottomRight))\(arc(bottomRight, to: CGPoint(x: right - bottomRight, y: bottom)))",
      "H\(SVGValue.number(left + bottomLeft))\(arc(bottomLeft, to: CGPoint(x: left, y: bottom - bottomLeft)))",
      "V\(SVGValue.number(top + topLeft))\(arc(topLeft, to: CGPoint(x: left + topLeft, y: top)))Z",
    ].joined()
  }

  private func radius(of corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }

  private func arc(_ radius: CGFloat, to end: CGPoint) -> String {
    radius > 0 ? "A\(SVGValue.numbers(radius, radius, 0, 0, 1, end.x, end.y))" : ""
  }
}

extension CornerShape {
  /// Points that are nearer to a side of the box lie on it.
  private static let tolerance: CGFloat = 0.01

  /// The box of a path. A corner's radius is the part of the horizontal side that the path leaves out.
  fileprivate init(_ path: CGPath) {
    let (box, ends) = (path.boundingBox, path.elements.compactMap(\.points.last))
    let tips: [(corner: CACornerMask, x: CGFloat, y: CGFloat)] = [
      (.layerMinXMinYCorner, box.minX, box.minY), (.layerMaxXMinYCorner, box.maxX, box.minY),
      (.layerMinXMaxYCorner, box.minX, box.maxY), (.layerMaxXMaxYCorner, box.maxX, box.maxY),
    ]
    let radii = tips.map { tip in
      ends.filter { abs($0.y - tip.y) < Self.tolerance }.map { abs($0.x - tip.x) }.min() ?? 0
    }
    let round = zip(tips, radii).filter { $1 > Self.tolerance }.map(\.0.corner)
    self.init(box, radius: radii.max() ?? 0, corners: CACornerMask(round))
  }
}

extension CALayerValues {
  var shape: CornerShape { CornerShape(bounds, radius: cornerRadius, corners: maskedCorners) }

  /// The shape of the shadow, moved by the shadow's offset.
  ///
  /// It is the shadow path, read as a box with round corners. Without a
  /// path it is the background's shape.
  var shadowShape: CornerShape? {
    let caster = shadowPath.map(CornerShape.init) ?? backgroundShape
    return caster.map {
      CornerShape(
        $0.rect.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height), radius: $0.radius,
        corners: $0.corners)
    }
  }

  private var backgroundShape: CornerShape? {
    backgroundColor.map(\.alpha).map { $0 > 0 } == true ? shape : nil
  }
}
