import Foundation

/// What the stage alone decides and motion leaves alone: written when the room changes, never in motion.
struct CardLayout: Equatable, Sendable {
  /// The card where it is presented, in the container.
  var card: CGRect
  /// The moving view where the card is presented: the card's, out to the edge of the container by which it leaves.
  var frame: CGRect
  /// Which way the card leaves.
  var direction: TravelDirection
  /// Radius of the card's corners.
  var cardRadius: CGFloat
  /// Which corners are round.
  var cardCorners: Corners
  /// How far the card can be stretched before it is at the safe area, in points.
  var stretchRoom: CGFloat
  /// The screen behind where nothing is in front of it, and where the card is presented.
  var screenBehind: ScreenBehind
  /// Distance from presented to just out of the screen, in points; at least 1.
  var travel: CGFloat
  /// Where on the travel the modal can come to rest.
  var stops: TransitionStops

  /// The opacity of the dimming, and from where to where on the travel it goes away.
  var dimming: Dimming
  /// Width of the line round the card, in points.
  var cardBorder: CGFloat = 0

  /// Whether the card, at its highest, leaves more than a strip of the screen beside it.
  var leavesRoomBeside: Bool

  /// What becomes of the screen behind.
  enum ScreenBehind: Equatable, Sendable {
    /// It stays as it is, with the radius that it has.
    case stays(radius: CGFloat)
    /// It steps back, from the radius that it has.
    case stepsBack(scale: CGFloat, offset: CGFloat, radius: CGFloat, from: CGFloat)

    /// Whether it is clipped to round corners.
    var isClipped: Bool {
      switch self {
      case .stays: false
      case .stepsBack: true
      }
    }
  }

  /// The fraction at which a card is in another layout where it is in this one at `fraction`.
  func fraction(_ fraction: CGFloat, in other: CardLayout) -> CGFloat {
    let edge = direction.farEdge(of: card) + fraction * travel
    return (edge - other.direction.farEdge(of: other.card)) / other.travel
  }

  /// What is seen of the card at a detent.
  func visibleCard(at fraction: CGFloat) -> CGRect {
    let way = direction.way(fraction * travel)
    return direction.farPiece(of: card, length: direction.length(of: card.size) - fraction * travel)
      .offsetBy(dx: way.x, dy: way.y)
  }

  /// Full up to a fraction of the travel, then less and less.
  struct Dimming: Equatable, Sendable {
    var opacity: CGFloat
    var fullUpTo: CGFloat
    /// From there on nothing is dimmed: before 1 where a detent leaves the screen behind in use.
    var noneFrom: CGFloat

    /// Whether the screen behind is in use.
    func leavesScreenBehind(at depth: CGFloat) -> Bool { noneFrom < 1 && depth >= noneFrom }
  }

  /// Which corners are round.
  enum Corners: Equatable, Sendable {
    /// Those that are farthest from the edge by which the card leaves.
    case far
    case all
  }
}
