import Foundation

/// What the layout of a modal depends on: sizes, positions and settings, without views.
package struct LayoutContext: Equatable, Sendable {
  /// The kind of space that the container offers, by its size classes.
  enum SizeClass: Equatable, Sendable {
    /// An upright phone, or a narrow window.
    case compactWidth
    /// A phone on its side.
    case compactHeight
    /// A tablet.
    case regular
  }

  /// Size of the container, in points.
  var size: CGSize
  /// Pixels per point; 0 if it is not known.
  var displayScale: CGFloat = 0
  /// Safe area of the container, in points.
  var safeTop: CGFloat
  var safeBottom: CGFloat
  var safeLeft: CGFloat
  var safeRight: CGFloat
  var sizeClass: SizeClass
  var direction = TravelDirection.down
  var isRightToLeft = false
  /// Radius of the display's corners, in points; 0 for square ones, and if it is not known.
  var displayRadius: CGFloat = 0
  /// Length of the content along the travel, in points; `nil` if it has none of its own.
  var preferredLength: CGFloat?
  /// How much of the container the keyboard covers from its bottom edge, in points; 0 if the card makes no
  /// room for it.
  var keyboardHeight: CGFloat = 0
  /// Where the card lies in the dock, or would lie; `nil` for a card that cannot be docked.
  var dock: DockPlace?
  /// Frame of the screen behind at rest, in the container.
  var presenterFrame: CGRect
  /// Radius of the corners that the screen behind has by itself.
  var presenterRadius: CGFloat
  /// Whether the screen behind may step back. One of UIKit's sheets, and a dialog, stay.
  var presenterStepsBack = true
  /// Opacity of the black that other modals lay over the screen behind, 0...1.
  var presenterDimming: CGFloat = 0
  /// Whether Reduce Motion is on: the screen behind does not move.
  var reducesMotion = false
  /// Whether Increase Contrast is on: the card stands out more.
  var increasesContrast = false

  /// A container that has no size yet.
  static var empty: LayoutContext {
    LayoutContext(
      size: .zero, safeTop: 0, safeBottom: 0, safeLeft: 0, safeRight: 0, sizeClass: .compactWidth,
      presenterFrame: .zero, presenterRadius: 0)
  }

  /// What UIKit tells of the container before it resizes it.
  struct Announcement: Equatable, Sendable {
    var size: CGSize
    var sizeClass: SizeClass
  }

  /// Takes over an announced size.
  ///
  /// UIKit does not announce the safe area, so the kit estimates it. As a phone turns, the inset at the
  /// top goes to the sides, or comes back from there. The others stay.
  mutating func take(_ announcement: Announcement) {
    let wasLow = sizeClass == .compactHeight
    (size, sizeClass) = (announcement.size, announcement.sizeClass)
    let isLow = sizeClass == .compactHeight
    guard isLow != wasLow else { return }
    let inset = max(safeTop, safeLeft, safeRight)
    (safeTop, safeLeft, safeRight) = isLow ? (0, inset, inset) : (inset, 0, 0)
  }

  /// Returns the nearest length of whole pixels.
  func onPixels(_ length: CGFloat) -> CGFloat {
    displayScale > 0 ? (length * displayScale).rounded() / displayScale : length
  }

  /// Safe area at the edge by which the modal leaves.
  var safeNear: CGFloat { safeArea(towards: direction) }
  /// Safe area at the opposite edge.
  var safeFar: CGFloat { safeArea(towards: direction.opposite) }

  private func safeArea(towards direction: TravelDirection) -> CGFloat {
    switch direction {
    case .down: safeBottom
    case .up: safeTop
    case .left: safeLeft
    case .right: safeRight
    }
  }
}
