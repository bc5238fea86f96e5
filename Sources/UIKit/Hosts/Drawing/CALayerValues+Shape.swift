import Foundation

extension CALayerValues {
  var shape: CornerShape { CornerShape(bounds, radius: cornerRadius, corners: maskedCorners) }

  /// What casts the shadow, moved to where it falls; without a path it is the background. Of a path that is no
  /// rectangle it is the box.
  var shadowShape: CornerShape? {
    let caster = shadowPath.map { $0.corners ?? CornerShape($0.boundingBox) } ?? backgroundShape
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
