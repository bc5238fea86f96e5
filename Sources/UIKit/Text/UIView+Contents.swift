import Foundation

extension UIView {
  /// Puts `contents` into the view's layer, unless it stands there already. Marks no layout.
  func show(_ contents: LayerContents?) {
    guard layer.contents as? LayerContents != contents else { return }
    layer.contents = contents
  }

  /// The fixed colour that `color` is where this view stands.
  func resolved(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: traitCollection).cgColor
  }

  /// `length` rounded up to whole pixels, as UIKit rounds the sizes that text asks for.
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
