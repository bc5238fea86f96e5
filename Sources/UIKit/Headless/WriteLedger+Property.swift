extension WriteLedger {
  /// One property of one layer.
  struct Property: Hashable {
    let layer: ObjectIdentifier
    private let path: AnyKeyPath

    /// - Parameter path: The property's, in the layer or in its values.
    init(_ path: AnyKeyPath, of layer: CALayer) {
      self.layer = ObjectIdentifier(layer)
      self.path = path
    }
  }
}
