import UIKit

extension RoundedShape {
  /// The outline as a path. All shapes have the same elements, so Core Animation can animate
  /// between them.
  var path: CGPath {
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
