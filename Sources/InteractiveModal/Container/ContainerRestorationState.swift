/// Which child of a container is selected, to be kept until the next launch: encode it into a user activity's `userInfo`.
public struct ContainerRestorationState: Codable, Hashable, Sendable {
  /// The child's `restorationIdentifier`; `nil` where it has none.
  public var identifier: String?
  /// The child's place, which counts where there is no identifier.
  public var index: Int

  /// Creates a state.
  public init(identifier: String? = nil, index: Int) {
    self.identifier = identifier
    self.index = index
  }
}
