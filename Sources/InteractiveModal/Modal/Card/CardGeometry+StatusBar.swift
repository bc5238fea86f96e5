import Foundation

extension CardGeometry {
  /// What is under the status bar.
  enum Surroundings: Equatable, Sendable {
    /// The screen behind, as without the modal.
    case screen
    /// The black that the screen behind has left, more than half stepped back.
    case black
  }

  func surroundings(ofStatusBarAt fraction: CGFloat, in layout: CardLayout) -> Surroundings {
    let isBlackAbove = layout.screenBehind.isClipped && layout.direction == .down
    return isBlackAbove && fraction < layout.stops.secondFraction / 2 ? .black : .screen
  }
}
