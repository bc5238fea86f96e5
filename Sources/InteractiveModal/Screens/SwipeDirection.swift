/// What a finger draws.
enum SwipeDirection: CaseIterable, Sendable {
  /// The screen that is shown goes, for the one below it or before it.
  case backward
  /// The one after it comes.
  case forward

  /// The edge of the screen at which such a finger sets out, as the direction in which it lies.
  ///
  /// - Parameter direction: The one in which the upper screen leaves.
  func edge(of direction: TravelDirection) -> TravelDirection {
    switch self {
    case .backward: direction.opposite
    case .forward: direction
    }
  }
}
