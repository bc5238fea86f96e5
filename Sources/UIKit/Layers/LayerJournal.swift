import Foundation

/// The layers that changed since the last call of `take()`.
///
/// A host that draws a running app observes it. Without a host nothing is noted.
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

/// The observers of writes to layers. All layers of a world share one object.
///
/// Layers are not main-actor isolated (F231), so neither is this. Only the main thread uses it.
package final class LayerObservers: @unchecked Sendable {
  /// Counts the writes; `nil` before the world has a simulator.
  var ledger: WriteLedger?
  /// Notes the layers that a host draws anew; `nil` while no host draws.
  package weak var journal: LayerJournal?
  /// The innermost block of animations that runs.
  var recorder: AnimationRecorder?
  /// What joins the first block of animations that ends (F272).
  var alongside: (@MainActor () -> Void)?

  func takeAlongside() -> (@MainActor () -> Void)? {
    defer { alongside = nil }
    return alongside
  }
}
