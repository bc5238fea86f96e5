/// The change between the two screens of a transition.
///
/// Each transition has an upper and a lower screen: open it shows the upper one, closed the lower
/// one.
public enum TransitionOperation: Equatable, Sendable {
  /// The upper screen is presented on the lower one.
  case present
  /// The upper screen is dismissed.
  case dismiss
  /// The upper screen is pushed onto the lower one.
  case push
  /// The upper screen is popped.
  case pop
  /// A later sibling is selected, which is the upper screen.
  case forward
  /// An earlier sibling is selected, which is the lower screen.
  case backward

  /// Whether the screens are siblings, side by side. Then a spring may move both beyond their
  /// ends.
  var isAmongSiblings: Bool {
    switch self {
    case .present, .dismiss, .push, .pop: false
    case .forward, .backward: true
    }
  }

  /// Whether the upper screen appears.
  public var isOpening: Bool {
    switch self {
    case .present, .push, .forward: true
    case .dismiss, .pop, .backward: false
    }
  }
}
