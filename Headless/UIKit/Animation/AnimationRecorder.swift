import Foundation

/// Collects the changes of a block of animations. Nested blocks collect their own.
final class AnimationRecorder {
  /// Makes a nested block join an animator (F311).
  typealias Joining = @MainActor (AnimationSettings, () -> Void, ((Bool) -> Void)?) -> Void

  /// The recorder of the innermost running block.
  static var current: AnimationRecorder? { World.current.layerObservers.recorder }

  let settings: AnimationSettings
  let joining: Joining?
  private var changes: [LayerChange] = []
  private var places: [Place: Int] = [:]
  /// The key frame whose changes are noted (F490); `nil` outside of key frames.
  private var part: ClosedRange<Double>?

  private struct Place: Hashable {
    let layer: ObjectIdentifier
    let part: ClosedRange<Double>?
  }

  init(_ settings: AnimationSettings, joining: Joining? = nil) {
    self.settings = settings
    self.joining = joining
  }

  /// Runs a block and returns its changes.
  @MainActor func record(_ work: () -> Void) -> [LayerChange] {
    Self.run(work, with: self)
    if let alongside = World.current.layerObservers.takeAlongside() { Self.run(alongside, with: self) }
    return changes.filter { $0.difference != .zero }
  }

  /// Runs a block whose changes take place in a part of the time (F490).
  @MainActor func record(_ work: () -> Void, in part: ClosedRange<Double>) {
    let outer = self.part
    self.part = part
    work()
    self.part = outer
  }

  /// Runs a block without animation.
  @MainActor static func pause(_ work: () -> Void) { run(work, with: nil) }

  @MainActor private static func run(_ work: () -> Void, with recorder: AnimationRecorder?) {
    let observers = World.current.layerObservers
    let outer = observers.recorder
    observers.recorder = recorder
    defer { observers.recorder = outer }
    work()
  }

  /// Called after a write to a view's layer.
  func note(_ layer: CALayer, from old: CALayerValues) {
    let place = places[Place(layer: ObjectIdentifier(layer), part: part)] ?? begin(with: layer)
    changes[place].difference += old.animatable - layer.values.animatable
    changes[place].transform = layer.values.transform.affine
  }

  private func begin(with layer: CALayer) -> Int {
    let owner = layer.owner
    let background = MainActor.assumeIsolated { owner?.backgroundColor }
    changes.append(
      LayerChange(layer: layer, background: background, earlier: layer.animations, part: part))
    places[Place(layer: ObjectIdentifier(layer), part: part)] = changes.count - 1
    return changes.count - 1
  }
}
