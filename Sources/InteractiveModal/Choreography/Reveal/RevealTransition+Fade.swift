extension RevealTransition {
  /// How an item's picture fades.
  public enum Fade: Equatable, Sendable {
    /// It does not.
    case stays
    /// It fades in as the upper screen opens.
    case comes
    /// It fades out as the upper screen opens.
    case goes
  }
}

extension RevealTransition.Fade {
  var change: TransitionChange {
    switch self {
    case .stays: .opacity()
    case .comes: .opacity(from: 0)
    case .goes: .opacity(to: 0)
    }
  }
}
