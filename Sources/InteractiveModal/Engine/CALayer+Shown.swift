import UIKit

extension CALayer {
  /// Converts a point of this layer, as it is set, to the point that the user sees there in a
  /// flight of the kit's.
  func shownPoint(_ point: CGPoint) -> CGPoint {
    isInFlight ? point.applying(toSuperlayer).applying(shownTransform.inverted()) : point
  }

  /// From the layer's coordinates to its superlayer's, as the user sees the layer in a flight of the
  /// kit's.
  package var shownTransform: CGAffineTransform {
    ((isInFlight ? presentation() : nil) ?? self).toSuperlayer
  }

  /// Whether key frames of the kit's move the layer.
  private var isInFlight: Bool { animationKeys()?.contains { $0.hasPrefix(PlayedFlight.prefix) } ?? false }

  /// From the layer's coordinates to its superlayer's.
  private var toSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
