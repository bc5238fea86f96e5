import Foundation

/// Where a card stands on a tablet, or on a phone on its side, from side to side.
///
/// A card beside an edge keeps the distance ``ModalConfiguration/Size/topGap`` from the safe area
/// there. Without space for that distance on both sides the card stands in the middle. An upright
/// phone has no such space.
public enum ModalPlacement: CaseIterable, Equatable, Hashable, Sendable {
  /// In the middle.
  case center
  /// Beside the edge where lines begin: the left one, or the right one in a right-to-left layout.
  case leading
  /// Beside the edge where lines end.
  case trailing

  /// Returns the left edge of a card in a container.
  ///
  /// - Parameter gap: Distance from the safe area, in points.
  func minX(ofWidth width: CGFloat, gap: CGFloat, in context: LayoutContext) -> CGFloat {
    let free = context.size.width - width
    let left = min(context.safeLeft + gap, free / 2)
    let right = free - min(context.safeRight + gap, free / 2)
    switch self {
    case .center: return free / 2
    case .leading: return context.isRightToLeft ? right : left
    case .trailing: return context.isRightToLeft ? left : right
    }
  }
}

/// The edge of the screen from which a modal comes, and by which it leaves.
public enum ModalEdge: CaseIterable, Equatable, Sendable {
  /// The modal slides up, as a draft does in Mail.
  case bottom
  /// The modal slides down.
  case top
  /// The modal comes from where lines begin: from the left, or from the right in a right-to-left
  /// layout.
  case leading
  /// The modal comes from where lines end.
  case trailing

  /// Returns the direction in which a modal leaves by this edge.
  func travelDirection(isRightToLeft: Bool) -> TravelDirection {
    switch self {
    case .bottom: .down
    case .top: .up
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }
}
