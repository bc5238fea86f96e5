/// What is done to the two screens of a transition.
///
/// Each has an upper and a lower screen: open, the upper one is shown, closed the lower. A push opens, its pop closes, and
/// so do their likes.
public enum TransitionOperation: Equatable, Sendable {
  /// The upper screen is presented on the lower one.
  case present
  /// The upper screen is dismissed.
  case dismiss
  /// The upper screen is pushed onto the lower one.
  case push
  /// The upper screen is popped.
  case pop
  /// A later sibling is selected: that is the upper screen.
  case forward
  /// An earlier sibling is selected: the upper screen goes.
  case backward

  /// Whether both screens are equals, side by side: where one comes to rest, the other does too.
  var isAmongSiblings: Bool {
    switch self {
    case .present, .dismiss, .push, .pop: false
    case .forward, .backward: true
    }
  }

  /// Whether the upper screen comes.
  public var isOpening: Bool {
    switch self {
    case .present, .push, .forward: true
    case .dismiss, .pop, .backward: false
    }
  }
}
