import Foundation

/// How a card disappears below the progress down to which it slides, and appears up to it.
enum CardDeparture: Equatable, Sendable {
  /// It slides on.
  case slides
  /// It fades in its place.
  case fades
  /// It shrinks into its source.
  case shrinks(CardShrinking)

  /// A shrinking card fades out over this last part of its path, where it is smaller than half its size.
  private static let fadingShare: CGFloat = 0.2

  /// - Parameter remaining: 1 where the card stops to slide, 0 where it is gone.
  func opacity(at remaining: CGFloat) -> CGFloat {
    switch self {
    case .slides: 1
    case .fades: remaining
    case .shrinks: Self.eased(min(remaining / Self.fadingShare, 1))
    }
  }

  /// Begins and ends gently: a finger may hold the card where it is nearly gone, and the fade is short.
  private static func eased(_ share: CGFloat) -> CGFloat { share * share * (3 - 2 * share) }
}

/// The path of a card into its source, and how far the card is on it.
struct CardShrinking: Equatable, Sendable {
  /// The source in the container.
  var source: CGRect
  /// How far the card would still slide until it is out of the screen, in points; 0 for a straight path.
  ///
  /// A card that a finger let go begins in the direction in which it moves: the path of its centre is a
  /// quadratic Bézier curve, and this is its first derivative. The size begins to change later.
  private let slide: CGFloat
  /// 0 where the card stops to slide, 1 in the source.
  var share: CGFloat = 0

  /// - Parameter slideEnd: The progress down to which the card has slid.
  init(into source: CGRect, from slideEnd: CGFloat, in layout: CardLayout) {
    let stands = layout.stops.detents.contains { $0.progress == slideEnd }
    self.source = source
    slide = stands ? 0 : max(slideEnd, 0) * layout.travel
  }

  /// Returns the scale of a card of a size: at the end it fits into the source. It is below 1 in a larger
  /// source too: a view without a scale would get another safe area on the way (F390).
  func scale(of size: CGSize) -> CGFloat {
    let fit = min(source.width / max(size.width, 1), source.height / max(size.height, 1))
    return 1 + (fit.clamped(to: 0.02...0.99, default: 0.99) - 1) * share * share
  }

  /// Returns the radius of the corners of a card of a size, in its own coordinates: at the end its
  /// shorter sides are round. Before, large corners would cut the content.
  func radius(from radius: CGFloat, of size: CGSize) -> CGFloat {
    radius + (min(size.width, size.height) / 2 - radius) * share * share * share * share
  }

  /// Returns the centre of a card that stands at a centre.
  func center(from start: CGPoint, along direction: TravelDirection) -> CGPoint {
    let tangent = direction.offset(slide / 2)
    let (rest, bend, end) = ((1 - share) * (1 - share), 2 * share * (1 - share), share * share)
    return CGPoint(
      x: start.x * rest + (start.x + tangent.x) * bend + source.midX * end,
      y: start.y * rest + (start.y + tangent.y) * bend + source.midY * end)
  }
}
