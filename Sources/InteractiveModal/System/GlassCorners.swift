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

  extension UIView {
    /// Rounds each corner to a radius of its own, in points: the upper left, upper right, lower left and lower
    /// right one.
    func roundEach(to radii: SIMD4<Double>) {
      guard #available(iOS 26, *) else { return }
      let configuration = UICornerConfiguration.corners(
        topLeftRadius: .fixed(radii[0]), topRightRadius: .fixed(radii[1]),
        bottomLeftRadius: .fixed(radii[2]), bottomRightRadius: .fixed(radii[3]))
      if cornerConfiguration != configuration { cornerConfiguration = configuration }
    }

    /// Gives a view that draws nothing the corners of its window, which it can measure then (F622).
    func takeConcentricCorners() {
      if #available(iOS 26, *) { cornerConfiguration = .corners(radius: .containerConcentric()) }
    }

    /// The largest radius of the view's corners, in points; 0 where UIKit does not tell it.
    var concentricRadius: CGFloat {
      if #available(iOS 26, *) { effectiveRadius(corner: .allCorners) } else { 0 }
    }
  }
#else
  extension UIVisualEffect {
    /// Whether this is glass, whose view can have corners of its own.
    var hasCorners: Bool { false }
    static var sheetGlass: UIVisualEffect? { nil }
    nonisolated static var hasSheetGlass: Bool { false }
  }

  extension UIView {
    func roundEach(to radii: SIMD4<Double>) {}
    func takeConcentricCorners() {}
    var concentricRadius: CGFloat { 0 }
  }
#endif
