import Foundation

/// The layer of a snapshot: shows a picture, stretched to its bounds, below its sublayers (F345).
final class SnapshotLayer: CALayer {
  /// What it shows; its bounds are the part that can be seen.
  private(set) var picture: CALayer?

  func show(_ picture: CALayer) {
    picture.superlayer = self
    self.picture = picture
  }

  /// Takes the picture, its corner at nought, to the bounds that are shown.
  var stretch: CGAffineTransform {
    let (bounds, size) = (shown.bounds, picture?.bounds.size ?? .zero)
    guard size.width > 0, size.height > 0 else { return .identity }
    return CGAffineTransform(
      a: bounds.width / size.width, b: 0, c: 0, d: bounds.height / size.height, tx: bounds.minX,
      ty: bounds.minY)
  }
}
