import UIKit

extension CornerRadii {
  /// Those of a layer: its radius at the corners that it rounds, 0 at the others.
  init(of layer: CALayer) {
    func radius(at corner: CACornerMask) -> CGFloat {
      layer.maskedCorners.contains(corner) ? layer.cornerRadius : 0
    }
    self.init(
      topLeft: radius(at: .layerMinXMinYCorner), topRight: radius(at: .layerMaxXMinYCorner),
      bottomLeft: radius(at: .layerMinXMaxYCorner), bottomRight: radius(at: .layerMaxXMaxYCorner))
  }
}
