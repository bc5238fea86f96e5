import UIKit

extension RoundedShape {
  /// The outline as a path. All shapes have the same elements, so Core Animation can animate
  /// between them.
  package var path: CGPath {
    let path = CGMutablePath()
    for element in outline {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .curve(let point, let control1, let control2):
        path.addCurve(to: point, control1: control1, control2: control2)
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

extension RoundedShape.CornerRadii {
  /// Creates the same radius for some corners, and 0 for the others.
  package init(_ radius: CGFloat, at corners: CACornerMask) {
    func length(at corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    self.init(
      topLeft: length(at: .layerMinXMinYCorner), topRight: length(at: .layerMaxXMinYCorner),
      bottomLeft: length(at: .layerMinXMaxYCorner), bottomRight: length(at: .layerMaxXMaxYCorner))
  }
}
