import UIKit

/// Numbers of layers by which their groups are found again in another drawing.
@MainActor struct LayerNumbers {
  /// The attribute that has the number. It is not written.
  nonisolated static let attribute = "layer"

  /// Retained, so that no new layer takes the identity of an old one.
  private var layers: [ObjectIdentifier: (number: Int, layer: CALayer)] = [:]

  mutating func number(of layer: CALayer) -> String {
    let known = layers[ObjectIdentifier(layer)] ?? (layers.count + 1, layer)
    layers[ObjectIdentifier(layer)] = known
    return "\(known.number)"
  }
}
