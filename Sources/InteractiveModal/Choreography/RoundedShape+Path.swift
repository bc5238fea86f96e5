import UIKit

extension RoundedShape {
  /// The outline as a path. All have the same kinds of elements in the same order, so that Core Animation can turn any into
  /// any other.
  public var path: CGPath {
    let path = CGMutablePath()
    for element in elements {
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
