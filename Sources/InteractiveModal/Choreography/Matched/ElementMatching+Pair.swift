extension ElementMatching {
  /// Two elements that are the same thing.
  public struct Pair: Equatable, Sendable {
    /// The name that both have.
    public let id: MatchedElementID
    /// Index of the one among the source's elements.
    public let source: Int
    /// Index of the other among the target's.
    public let target: Int
  }
}
