import UIKit

// Glass draws its edges itself: a view that clips it cuts them. So a view of glass has corners of its own (F622).
//
// Glass is declared in the SDK of iOS 26, which has FoundationModels too; no condition tells the SDK itself. visionOS has
// no such glass, and Mac Catalyst has no such corners in Swift. `GLASS` is set where there is glass without that framework:
// on the headless UIKit, and in a check of declarations.
#if GLASS || (canImport(FoundationModels) && !os(visionOS) && !targetEnvironment(macCatalyst))
  extension UIVisualEffect {
    /// Whether this is glass, whose view can have corners of its own.
    var hasCorners: Bool { if #available(iOS 26, *) { self is UIGlassEffect } else { false } }

    /// The glass of the system's sheets.
    static let sheetGlass: UIVisualEffect? =
      if #available(iOS 26, *) { UIGlassEffect(style: .regular) } else { nil }

    /// Whether the system has such glass.
    nonisolated static var hasSheetGlass: Bool { if #available(iOS 26, *) { true } else { false } }
  }

  extension UIVisualEffectView {
    /// Rounds some corners of glass to a radius in points; the others are square.
    func roundGlass(_ corners: CACornerMask, to radius: CGFloat) {
      guard #available(iOS 26, *) else { return }
      func fixed(_ corner: CACornerMask) -> UICornerRadius { .fixed(corners.contains(corner) ? radius : 0) }
      let configuration = UICornerConfiguration.corners(
        topLeftRadius: fixed(.layerMinXMinYCorner), topRightRadius: fixed(.layerMaxXMinYCorner),
        bottomLeftRadius: fixed(.layerMinXMaxYCorner), bottomRightRadius: fixed(.layerMaxXMaxYCorner))
      if cornerConfiguration != configuration { cornerConfiguration = configuration }
    }
  }
#else
  extension UIVisualEffect {
    /// Whether this is glass, whose view can have corners of its own.
    var hasCorners: Bool { false }
    static var sheetGlass: UIVisualEffect? { nil }
    nonisolated static var hasSheetGlass: Bool { false }
  }

  extension UIVisualEffectView {
    func roundGlass(_ corners: CACornerMask, to radius: CGFloat) {}
  }
#endif
