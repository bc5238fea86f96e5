extension WriteLedger {
  /// One property of one layer, or one animation.
  struct Property: Hashable {
    let layer: ObjectIdentifier
    private let name: AnyHashable

    /// - Parameter path: The property's, in the layer or in its values.
    init(_ path: AnyKeyPath, of layer: CALayer) {
      self.layer = ObjectIdentifier(layer)
      name = path
    }

    /// - Parameter key: The key with which the animation is added.
    init(animation key: String?, of layer: CALayer) {
      self.layer = ObjectIdentifier(layer)
      name = key
    }
  }
}
