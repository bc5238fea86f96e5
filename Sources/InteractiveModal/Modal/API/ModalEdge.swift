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
