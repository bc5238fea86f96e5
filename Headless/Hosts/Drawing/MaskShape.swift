import UIKit

/// What a mask lets through: an outline, all of it alike.
///
/// It is the filled path of a shape layer, or else the mask's background. Sublayers, contents
/// and borders of the mask are ignored.
struct MaskShape {
  /// In the coordinates of the layer that is masked; empty where nothing gets through.
  let outline: CGPath
  /// How much gets through, 0 to 1.
  let opacity: CGFloat

  /// - Parameter mask: Taken as it is shown.
  init(_ mask: CALayer) {
    let values = mask.shown
    let fill = values.drawn.path.flatMap { path in values.drawn.fillColor.map { (path, $0.alpha) } }
    let ground = values.backgroundColor.map { (CGPath(values.shape), $0.alpha) }
    let (path, alpha) = fill ?? ground ?? (CGPath([]), 0)
    let transform = values.transformToSuperlayer
    let opacity = values.isHidden || !transform.isFinite ? 0 : CGFloat(values.opacity) * alpha
    self.opacity = opacity
    outline = CGPath(opacity > 0 ? path.elements.map { $0.applying(transform) } : [])
  }

  var isEmpty: Bool { outline.isEmpty }

  /// As a part of an SVG clip path.
  var element: SVGElement {
    SVGElement("path", ["d": PathDrawing.data(of: outline)])
  }
}

extension CGPath {
  fileprivate convenience init(_ shape: CornerShape) {
    self.init(
      PathElement.roundedRectangle(
        shape.rect, width: shape.radius, height: shape.radius, corners: shape.corners))
  }
}
