/// The edge of the screen that a modal comes from, and leaves by.
public enum ModalEdge: CaseIterable, Equatable, Sendable {
  /// Slides up, as a draft does in Mail.
  case bottom
  /// Slides down.
  case top
  /// Comes from where lines begin: the left edge, the right one where one reads from right to left.
  case leading
  /// Comes from where lines end.
  case trailing
}

extension ModalEdge {
  /// Which way a modal goes out by that edge.
  func travelDirection(isRightToLeft: Bool) -> TravelDirection {
    switch self {
    case .bottom: .down
    case .top: .up
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }
}
