import UIKit

extension UIVisualEffectView {
  /// Gives glass the shape of the card; by itself it is a capsule. A blur is clipped by the card.
  func roundMaterial(to radius: CGFloat) {
    #if !os(Linux)
      if #available(iOS 26, visionOS 26, *) {
        cornerConfiguration = .uniformCorners(radius: .fixed(radius))
      }
    #endif
  }
}
