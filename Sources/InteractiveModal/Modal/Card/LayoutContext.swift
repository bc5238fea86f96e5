import Foundation

/// What a choreography works with: sizes, places and the user's wish, no views.
struct LayoutContext: Equatable, Sendable {
  /// Size of the container, in points.
  var size: CGSize
  /// Safe area of the container, in points.
  var safeTop: CGFloat
  var safeBottom: CGFloat
  var safeLeft: CGFloat = 0
  var safeRight: CGFloat = 0
  /// What kind of room there is.
  var room: Room
  /// Which way the modal leaves.
  var direction = TravelDirection.down
  /// Length along the travel that the presented controller prefers, in points; 0 for none.
  var preferredLength: CGFloat = 0
  /// The screen behind, at rest, in the container.
  var backdrop: CGRect
  /// Radius of the corners that the screen behind has by itself.
  var backdropRadius: CGFloat
  /// Whether the user has switched Reduce Motion on: the screen behind stays where it is.
  var reducesMotion = false
  /// Whether the user has switched Increase Contrast on: the card is set off more from the screen behind.
  var increasesContrast = false

  /// What kind of room there is.
  enum Room: Equatable, Sendable {
    /// A phone upright, or a narrow window.
    case narrow
    /// A phone on its side.
    case low
    /// A tablet.
    case wide
  }

  /// A container without a size yet.
  static let empty = LayoutContext(
    size: .zero, safeTop: 0, safeBottom: 0, room: .narrow, backdrop: .zero, backdropRadius: 0)

  /// Safe area at the edge by which the modal leaves.
  var safeNear: CGFloat {
    switch direction {
    case .down: safeBottom
    case .up: safeTop
    case .left: safeLeft
    case .right: safeRight
    }
  }

  /// Safe area at the opposite edge.
  var safeFar: CGFloat {
    switch direction {
    case .down: safeTop
    case .up: safeBottom
    case .left: safeRight
    case .right: safeLeft
    }
  }
}
