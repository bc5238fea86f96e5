import Foundation

/// Where a card rests, and how far it goes from there.
struct CardRest: Equatable, Sendable {
  /// The card's top edge, in the container.
  let top: CGFloat
  /// From rest to the foot of the container, in points.
  let travel: CGFloat
}
