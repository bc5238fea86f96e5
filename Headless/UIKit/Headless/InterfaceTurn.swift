import Foundation

/// A turn of the interface on the glass.
package struct InterfaceTurn {
  package let old: UIInterfaceOrientation
  package let new: UIInterfaceOrientation
  /// Size of the window before it.
  let size: CGSize

  package init(old: UIInterfaceOrientation, new: UIInterfaceOrientation, size: CGSize) {
    (self.old, self.new, self.size) = (old, new, size)
  }

  /// How far the interface turns on the glass, in radians clockwise; half a turn at most.
  var angle: CGFloat {
    let angle = new.angle - old.angle
    return abs(angle) > .pi ? angle - 2 * .pi * (angle < 0 ? -1 : 1) : angle
  }

  /// The coordinates that a spot of the glass has afterwards.
  package func place(of point: CGPoint) -> CGPoint {
    let portrait = upright(point)
    let glass = old.isLandscape ? CGSize(width: size.height, height: size.width) : size
    return switch new {
    case .landscapeLeft: CGPoint(x: glass.height - portrait.y, y: portrait.x)
    case .landscapeRight: CGPoint(x: portrait.y, y: glass.width - portrait.x)
    case .portraitUpsideDown: CGPoint(x: glass.width - portrait.x, y: glass.height - portrait.y)
    case .portrait, .unknown: portrait
    }
  }

  private func upright(_ point: CGPoint) -> CGPoint {
    switch old {
    case .landscapeLeft: CGPoint(x: point.y, y: size.width - point.x)
    case .landscapeRight: CGPoint(x: size.height - point.y, y: point.x)
    case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
    case .portrait, .unknown: point
    }
  }
}

extension UIInterfaceOrientation {
  /// How far the interface stands turned on the glass, in radians clockwise.
  fileprivate var angle: CGFloat {
    switch self {
    case .landscapeRight: .pi / 2
    case .landscapeLeft: -.pi / 2
    case .portraitUpsideDown: .pi
    case .portrait, .unknown: 0
    }
  }
}
