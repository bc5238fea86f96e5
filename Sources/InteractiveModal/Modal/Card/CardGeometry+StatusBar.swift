import Foundation

extension CardGeometry {
  /// The middle of the status bar's clock, as a share of the safe area's height. Beside an island or a notch
  /// the clock stands a little below the middle.
  private static let clockMiddle: CGFloat = 0.55

  /// Returns what lies under the status bar while the modal is open. `from` is the progress at which the moving
  /// edge, of the screen behind or of the card, passes the middle of the clock.
  func statusBar(
    above card: CGRect, _ presenter: CardLayout.PresenterLook, _ stops: TransitionStops, travel: CGFloat,
    _ context: LayoutContext
  ) -> CardLayout.StatusBar {
    let (direction, clock) = (context.direction, context.safeTop * Self.clockMiddle)
    if presenter.isClipped, direction == .down {
      // A card behind is below the clock already.
      let (start, end) = (context.presenterFrame.minY, card.minY - size.topGap)
      let share = start < end ? ((clock - start) / (end - start)).clamped(to: 0...1) : 0
      let second = stops.secondProgress
      return CardLayout.StatusBar(background: .black, from: second + share * (1 - second))
    }
    guard direction.isVertical, card.minY <= 0 else {
      return CardLayout.StatusBar(background: .presenter, from: 0)
    }
    let distance = abs(direction.farEdge(of: card) - direction.component(of: CGPoint(x: 0, y: clock)))
    return CardLayout.StatusBar(background: .modal, from: (1 - distance / travel).clamped(to: 0...1))
  }
}
