import Foundation

/// Collects what a block of animations changes. Blocks in it collect their own.
final class AnimationRecorder {
  /// What an animator does with a block in its own: it goes along (F311).
  typealias Joining = @MainActor (AnimationSettings, () -> Void, ((Bool) -> Void)?) -> Void

  /// The innermost block that runs. Layers are not main-actor isolated (F231), so neither is this; it is only used
  /// from the main thread.
  nonisolated(unsafe) static var current: AnimationRecorder?

  let settings: AnimationSettings
  let joining: Joining?
  private var changes: [LayerChange] = []
  private var places: [ObjectIdentifier: Int] = [:]

  init(_ settings: AnimationSettings, joining: Joining? = nil) {
    self.settings = settings
    self.joining = joining
  }

  /// Runs a block and tells what it did.
  @MainActor func record(_ work: () -> Void) -> [LayerChange] {
    Self.run(work, with: self)
    if settings.options.contains(.layoutSubviews) { Self.run(layOut, with: self) }
    return changes.filter { $0.difference != .zero }
  }

  /// Runs a block that is no animation.
  @MainActor static func pause(_ work: () -> Void) { run(work, with: nil) }

  private static func run(_ work: () -> Void, with recorder: AnimationRecorder?) {
    let outer = current
    current = recorder
    defer { current = outer }
    work()
  }

  @MainActor private func layOut() { changes.forEach { $0.layer.owner?.layoutIfNeeded() } }

  /// A view's layer has been written to.
  func note(_ layer: CALayer, from old: CALayerValues) {
    let place = places[ObjectIdentifier(layer)] ?? begin(with: layer, old)
    changes[place].difference += old.animatable - layer.values.animatable
  }

  private func begin(with layer: CALayer, _ old: CALayerValues) -> Int {
    let owner = layer.owner
    let background = MainActor.assumeIsolated { owner?.backgroundColor }
    let left = layer.shown.animatable - layer.values.animatable
    changes.append(LayerChange(layer: layer, shown: old.animatable + left, background: background))
    places[ObjectIdentifier(layer)] = changes.count - 1
    return changes.count - 1
  }
}
