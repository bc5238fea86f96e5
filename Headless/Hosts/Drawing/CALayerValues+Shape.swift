import UIKit

extension CALayerValues {
  var shape: CornerShape { CornerShape(bounds, radius: cornerRadius, corners: maskedCorners) }

  /// The shape of the shadow, moved by the shadow's offset.
  ///
  /// It is the shadow path, or the path's box if that is no rectangle. Without a path it is the
  /// background's shape.
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
