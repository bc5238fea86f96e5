import Foundation

/// The layers that changed since somebody last asked.
///
/// A host that shows a running app listens, and draws these anew; while nobody does, nothing is noted.
final class LayerJournal: @unchecked Sendable {
  /// The one that listens. Layers are not main-actor isolated (F231), so neither is this; it is only used from the
  /// main thread.
  nonisolated(unsafe) static weak var current: LayerJournal?

  private var changed: [ObjectIdentifier: CALayer] = [:]

  func note(_ layer: CALayer) { changed[ObjectIdentifier(layer)] = layer }

  /// What changed since the last call, in no order.
  func take() -> [CALayer] {
    defer { changed.removeAll(keepingCapacity: true) }
    return Array(changed.values)
  }
}
