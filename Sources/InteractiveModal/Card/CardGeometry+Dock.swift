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
  /// The share of the way into the dock from which on the bar appears over the content.
  static let barStart: CGFloat = 0.7

  /// Returns how far a card is on its way into the dock: 0 where it shows its content, 1 docked.
  @inline(__always) func docking(at pose: CardPose) -> CGFloat {
    stops.dockedProgress == nil ? 0 : stops.docking(at: 1 - pose.cardOffset / travel)
  }

  /// Returns the opacity of the bar that a card shows in the dock.
  static func barOpacity(docking: CGFloat) -> CGFloat { max(docking - barStart, 0) / (1 - barStart) }
}

/// The dock: bars that lie on one another at the bottom; on a tablet side by side, as long as there is room.
extension CardGeometry {
  /// How far a bar shows above the one in front of it, in points, and how many bars show so.
  private static let step: CGFloat = 8
  private static let visibleSteps = 2
  /// The greatest distance between two cards that are spread, in points.
  private static let spread: CGFloat = 100

  /// Returns how far a card in the dock reaches above the bottom edge of the container, in points; `nil` without a dock.
  func dockedHeight(of card: CGRect, in context: LayoutContext) -> CGFloat? {
    guard let dock = context.dock, context.direction == .down else { return nil }
    guard !dock.isSpread else { return spreadHeight(dock, context) }
    let steps = min(max(dock.depth - columns(of: card, context) + 1, 0), Self.visibleSteps)
    return dock.barHeight + max(dock.foot, context.safeBottom) + Self.step * CGFloat(steps)
  }

  /// The cards that are spread share the height of the container. The last one begins in the lower third at most.
  private func spreadHeight(_ dock: DockPlace, _ context: LayoutContext) -> CGFloat {
    let top = context.safeTop + 4 * size.topGap
    let space = max((context.size.height - top) * 2 / 3, 0)
    let step = min(Self.spread, space / CGFloat(max(dock.count - 1, 1)))
    return max(context.size.height - top - step * CGFloat(dock.count - 1 - dock.depth), dock.barHeight)
  }

  /// How many bars have room side by side: on a tablet as many as fit, elsewhere one.
  private func columns(of card: CGRect, _ context: LayoutContext) -> Int {
    guard context.sizeClass == .regular, card.width > 0 else { return 1 }
    let space = context.size.width - context.safeLeft - context.safeRight - size.topGap
    return max(Int(space / (card.width + size.topGap)), 1)
  }

  /// Returns how far to the right a card goes into the dock: on a tablet the bars begin at the trailing edge.
  func dockShift(of card: CGRect, in context: LayoutContext) -> CGFloat {
    guard let dock = context.dock, !dock.isSpread, context.sizeClass == .regular else { return 0 }
    let column = CGFloat(min(dock.depth, columns(of: card, context) - 1))
    let distance = size.topGap + column * (card.width + size.topGap)
    return context.isRightToLeft
      ? context.safeLeft + distance - card.minX
      : context.size.width - context.safeRight - distance - card.maxX
  }
}
