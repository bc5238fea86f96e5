import Foundation

/// Where a card lies in the dock of a container.
package struct DockPlace: Equatable, Sendable {
  /// Height of a bar, without the safe area, in points.
  var barHeight: CGFloat
  /// How much of the bottom of the container a bar under the dock covers, in points.
  var foot: CGFloat
  /// How many cards are in the dock, with this one.
  var count: Int
  /// How many of them lie in front of this one.
  var depth: Int
  /// Whether the cards are spread over the container, so that the user can choose one.
  var isSpread: Bool
}

extension CardLayout {
  /// The shares of the way into the dock from which on the bar appears over the content, and its title in the bar.
  static let (barStart, titleStart): (CGFloat, CGFloat) = (0.6, 0.8)

  /// Returns how far a card is on its way into the dock: 0 where it shows its content, 1 docked.
  @inline(__always) func docking(at pose: CardPose) -> CGFloat {
    stops.dockedProgress == nil ? 0 : stops.docking(at: 1 - pose.cardOffset / travel)
  }

  /// Returns the opacity of the bar that a card shows in the dock, and of its title: they begin one after the other,
  /// so that the title of the content is gone by then.
  static func barOpacity(docking: CGFloat) -> (bar: CGFloat, title: CGFloat) {
    (
      ((docking - barStart) / (titleStart - barStart)).clamped(to: 0...1),
      max(docking - titleStart, 0) / (1 - titleStart)
    )
  }
}

/// The dock: bars that lie on one another at the bottom; on a tablet side by side, as long as there is room.
extension CardGeometry {
  /// How far a bar shows above the one in front of it, in points, and how many bars show so.
  private static let step: CGFloat = 8
  private static let visibleSteps = 2

  /// Returns how far a card in the dock reaches above the bottom edge of the container, in points; `nil` without a dock.
  func dockedHeight(of card: CGRect, in context: LayoutContext) -> CGFloat? {
    guard let dock = context.dock, context.direction == .down else { return nil }
    // A phone on its side has room for one bar.
    let most = context.sizeClass == .compactHeight ? 0 : Self.visibleSteps
    let steps = min(max(dock.depth - columns(of: card, context) + 1, 0), most)
    return dock.barHeight + max(dock.foot, context.safeBottom) + Self.step * CGFloat(steps)
  }

  /// How many bars have room side by side: on a tablet as many as fit, elsewhere one.
  private func columns(of card: CGRect, _ context: LayoutContext) -> Int {
    guard context.sizeClass == .regular, card.width > 0 else { return 1 }
    let space = context.size.width - context.safeLeft - context.safeRight - size.topGap
    return max(Int(space / (card.width + size.topGap)), 1)
  }

  /// Returns how far to the right a card goes into the dock: on a tablet the bars begin at the trailing edge.
  func dockShift(of card: CGRect, in context: LayoutContext) -> CGFloat {
    guard let dock = context.dock, context.sizeClass == .regular else { return 0 }
    let column = CGFloat(min(dock.depth, columns(of: card, context) - 1))
    let distance = size.topGap + column * (card.width + size.topGap)
    return context.isRightToLeft
      ? context.safeLeft + distance - card.minX
      : context.size.width - context.safeRight - distance - card.maxX
  }
}
