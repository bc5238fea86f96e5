import Foundation

/// What the stage alone decides and motion leaves alone: written when the room changes, never in motion.
struct ModalLayout: Equatable, Sendable {
  /// The card where it is presented, in the container.
  var card: CGRect
  /// Height of the container, in points. The moving view reaches down to it, the card may end above.
  var floor: CGFloat
  /// Radius of the card's corners.
  var cardRadius: CGFloat
  /// Which corners are round.
  var cardCorners: Corners
  /// Whether the screen behind is clipped to round corners.
  var clipsBackdrop: Bool
  /// Distance from presented to just out of the screen, in points; at least 1.
  var travel: CGFloat

  /// The moving view where the card is presented: the card's, down to the foot of the container.
  var frame: CGRect { CGRect(x: card.minX, y: card.minY, width: card.width, height: floor - card.minY) }

  /// Which corners are round.
  enum Corners: Equatable, Sendable {
    case upper
    case all
  }
}
