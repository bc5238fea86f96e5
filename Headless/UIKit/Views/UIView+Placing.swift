import Foundation

extension UIView {
  /// Sets the frame that the view has without its transform, unless it has it already, up to
  /// rounding: a view in place costs no write.
  func place(at frame: CGRect) {
    var values = layer.values
    values.transform = CATransform3DIdentity
    let present = values.frame
    let deviation = max(
      abs(present.minX - frame.minX), abs(present.minY - frame.minY),
      abs(present.width - frame.width), abs(present.height - frame.height))
    guard deviation > 1e-6 else { return }
    if transform.isIdentity { return self.frame = frame }
    let anchor = layer.anchorPoint
    bounds.size = frame.size
    center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }

  /// Sets the layer's contents unless they are the same already. Marks no layout.
  func show(_ contents: LayerContents?) {
    guard layer.contents as? LayerContents != contents else { return }
    layer.contents = contents
  }

  /// The fixed colour of `color` under this view's traits.
  func resolved(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: traitCollection).cgColor
  }

  /// `length` rounded up to whole pixels, as UIKit rounds the sizes of text.
  func ceiledToPixel(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return ((length - Typesetter.tolerance) * scale).rounded(.up) / scale
  }

  /// `length` rounded to the nearest whole pixel.
  func roundedToPixel(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (length * scale).rounded() / scale
  }
}
