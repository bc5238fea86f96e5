import Foundation

/// Knows which layers are on their way, and leaves nothing on them afterwards.
@MainActor final class RunningAnimations {
  private var moving: [CALayer] = []

  var layers: [CALayer] { moving.filter { !$0.animations.isEmpty } }

  func add(_ animation: LayerAnimation, to layer: CALayer) {
    layer.animations.append(animation)
    if !moving.contains(where: { $0 === layer }) { moving.append(layer) }
  }

  func removeEnded(at time: TimeInterval) {
    for layer in moving { layer.animations.removeAll { $0.isOver(at: time) } }
    moving = layers
  }
}
