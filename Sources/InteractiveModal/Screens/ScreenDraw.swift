/// What a finger draws.
enum ScreenDraw: CaseIterable, Sendable {
  /// The screen that is shown goes, for the one below it or before it.
  case upperAway
  /// The one after it comes.
  case nextIn

  /// The edge of the screen at which such a finger sets out, as the direction in which it lies.
  ///
  /// - Parameter direction: The one in which the upper screen leaves.
  func edge(of direction: TravelDirection) -> TravelDirection {
    switch self {
    case .upperAway: direction.opposite
    case .nextIn: direction
    }
  }
}
