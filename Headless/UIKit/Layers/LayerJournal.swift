import Foundation

/// The layers that changed since the last call of `take()`, for a host that draws a running app.
package final class LayerJournal: @unchecked Sendable {
  private var changed: [CALayer] = []
  private var noted: Set<ObjectIdentifier> = []

  package init() {}

  func note(_ layer: CALayer) {
    if noted.insert(ObjectIdentifier(layer)).inserted { changed.append(layer) }
  }

  /// Returns the layers that changed since the last call, in the order of their first change.
  package func take() -> [CALayer] {
    defer {
      changed.removeAll(keepingCapacity: true)
      noted.removeAll(keepingCapacity: true)
    }
    return changed
  }
}

/// The observers of writes to all layers of a world. Like layers, it is not isolated (F231).
package final class LayerObservers: @unchecked Sendable {
  /// Counts the writes; `nil` before the world has a simulator.
  var ledger: WriteLedger?
  /// Notes the layers that a host draws anew; `nil` while no host draws.
  package weak var journal: LayerJournal?
  /// The innermost block of animations that runs.
  var recorder: AnimationRecorder?
  /// Whether a transform that is added applies before what it is added to (F740).
  var addedTransformComesFirst = true
  /// What joins the first block of animations that ends (F254).
  var alongside: (@MainActor () -> Void)?

  /// Layers that were inserted since the last commit.
  private var inserted: [Weak<CALayer>] = []

  func awaitCommit(of layer: CALayer) { inserted.append(Weak(object: layer)) }

  /// The end of a turn: layers that have come into a window are committed (F185).
  func commitLayers() {
    guard !inserted.isEmpty else { return }
    let layers = inserted.compactMap(\.object)
    inserted = []
    for layer in layers where layer.isInWindow { layer.commit() }
  }

  func takeAlongside() -> (@MainActor () -> Void)? {
    defer { alongside = nil }
    return alongside
  }
}

extension CALayer {
  fileprivate var isInWindow: Bool {
    sequence(first: self, next: \.superlayer).contains { $0.superlayer == nil && $0.owner is UIWindow }
  }

  fileprivate func commit() {
    isCommitted = true
    mask?.commit()
    sublayers?.forEach { $0.commit() }
  }
}
