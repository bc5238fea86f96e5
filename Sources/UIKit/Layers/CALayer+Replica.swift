import Foundation

extension CALayer {
  /// A copy of the layer and of all that can be seen in it, which nothing changes any more.
  ///
  /// - Parameter values: Those that are set, or those that are shown.
  func replica(with values: KeyPath<CALayer, CALayerValues>) -> CALayer {
    let replica = CALayer()
    replica.values = self[keyPath: values]
    replica.contents = contents
    replica.wear(mask?.replica(with: values))
    for sublayer in drawnSublayers where !sublayer.isHidden {
      let copy = sublayer.replica(with: values)
      if sublayer.isPicture { copy.values.transform.affine = sublayer.fitting }
      replica.addSublayer(copy)
    }
    return replica
  }

  /// What is drawn in the layer, from the back to the front: a snapshot's picture, then the sublayers.
  var drawnSublayers: [CALayer] {
    guard let picture = (self as? SnapshotLayer)?.picture else { return sublayers ?? [] }
    return [picture] + (sublayers ?? [])
  }

  /// Takes a point of the layer, as it is shown, to what it is drawn in.
  var drawnTransform: CGAffineTransform { shown.transformToSuperlayer.concatenating(fitting) }

  /// The layer that changes its look with this one: the one that this one, or what it lies in, masks; else itself.
  var bearer: CALayer {
    let tree = sequence(first: self, next: \.superlayer)
    return tree.first { $0.superlayer?.mask === $0 }?.superlayer ?? self
  }

  private var isPicture: Bool { (superlayer as? SnapshotLayer)?.picture === self }

  /// What takes a snapshot's picture to the snapshot's bounds; nothing for other layers.
  private var fitting: CGAffineTransform {
    guard let snapshot = superlayer as? SnapshotLayer, isPicture else { return .identity }
    return snapshot.stretch
  }
}
