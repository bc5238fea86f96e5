import UIKit

/// Glass draws its edges itself: a view that clips it cuts them. So a view of glass has corners of its own (F622).
extension UIVisualEffect {
  /// Whether this is glass, and its view can have corners of its own: from iOS 26 on. visionOS has no such glass, and
  /// Mac Catalyst has no such corners in Swift.
  var hasCorners: Bool {
    #if compiler(>=6.2) && !os(visionOS) && !targetEnvironment(macCatalyst)
      if #available(iOS 26, *) { return self is UIGlassEffect }
    #endif
    return false
  }
}

extension UIVisualEffectView {
  /// Rounds some corners of glass to a radius in points; the others are square.
  func roundGlass(_ corners: CACornerMask, to radius: CGFloat) {
    #if compiler(>=6.2) && !os(visionOS) && !targetEnvironment(macCatalyst)
      guard #available(iOS 26, *) else { return }
      func fixed(_ corner: CACornerMask) -> UICornerRadius { .fixed(corners.contains(corner) ? radius : 0) }
      let configuration = UICornerConfiguration.corners(
        topLeftRadius: fixed(.layerMinXMinYCorner), topRightRadius: fixed(.layerMaxXMinYCorner),
        bottomLeftRadius: fixed(.layerMinXMaxYCorner), bottomRightRadius: fixed(.layerMaxXMaxYCorner))
      if cornerConfiguration != configuration { cornerConfiguration = configuration }
    #endif
  }
}
