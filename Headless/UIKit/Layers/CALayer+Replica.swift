import Foundation

extension CALayer {
  /// A static copy of the layer and its visible sublayers, with the values that are set or shown.
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

  /// The drawn layers from back to front: a snapshot's picture, then the sublayers.
  package var drawnSublayers: [CALayer] {
    var sublayers = sublayers ?? []
    // A stable sort (F806).
    if sublayers.contains(where: { $0.zPosition != 0 }) {
      sublayers = sublayers.enumerated().sorted {
        ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
      }.map(\.element)
    }
    guard let picture = (self as? SnapshotLayer)?.picture else { return sublayers }
    return [picture] + sublayers
  }

  /// Converts a shown point to the coordinates in which the layer is drawn.
  package var drawnTransform: CGAffineTransform { shown.transformToSuperlayer.concatenating(fitting) }

  /// The layer to draw anew when this one changes: the masked layer for a mask or its sublayers,
  /// else itself.
  package var bearer: CALayer {
    let tree = sequence(first: self, next: \.superlayer)
    return tree.first { $0.superlayer?.mask === $0 }?.superlayer ?? self
  }

  private var isPicture: Bool { (superlayer as? SnapshotLayer)?.picture === self }

  /// The transform of a snapshot's picture to the snapshot's bounds; identity for other layers.
  private var fitting: CGAffineTransform {
    guard let snapshot = superlayer as? SnapshotLayer, isPicture else { return .identity }
    return snapshot.stretch
  }
}
