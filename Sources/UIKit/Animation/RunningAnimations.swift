import Foundation

/// Knows which layers are on their way, and leaves nothing on them afterwards.
@MainActor final class RunningAnimations {
  private let clock: Clock
  private var moving: [CALayer] = []
  private var parties: [any AnimationParty] = []
  /// Whether blocks animate (F134).
  var areEnabled = true
  /// How many layers have been set going so far.
  private(set) var begun = 0

  init(_ clock: Clock) { self.clock = clock }

  /// Those that show something else as time goes by.
  var layers: [CALayer] {
    moving.filter { layer in
      !layer.isTimeHeld && layer.animations.contains { !$0.course.isHeld }
    }
  }

  func add(_ animation: LayerAnimation, to layer: CALayer) {
    layer.animations.append(animation)
    begun += 1
    if !moving.contains(where: { $0 === layer }) { moving.append(layer) }
  }

  // MARK: Blocks and animators

  /// Watches it from now on, until it is over.
  func watch(_ party: any AnimationParty) {
    if !parties.contains(where: { $0 === party }) { parties.append(party) }
    expect(party)
  }

  func forget(_ party: any AnimationParty) { parties.removeAll { $0 === party } }

  /// Time in some layers stands, or goes on.
  func timeDidChange() {
    for layer in moving { LayerJournal.current?.note(layer) }
    for party in parties { expect(party) }
  }

  /// Some have lost what moved them.
  func settleSoon() { clock.nextTurn { [weak self] in self?.settle() } }

  private func expect(_ party: any AnimationParty) {
    guard let end = party.expectedEnd(at: clock.now) else { return }
    clock.schedule(at: end) { [weak self] in self?.settle() }
  }

  /// Ends what is over.
  func settle() {
    let now = clock.now
    let over = parties.filter { $0.isOver(at: now) }
    parties.removeAll { party in over.contains { $0 === party } }
    for party in over { party.end() }
    for layer in moving where layer.animations.contains(where: { $0.owner == nil }) {
      let time = layer.time(at: now)
      layer.animations.removeAll { $0.owner == nil && $0.course.isOver(at: time) }
    }
    moving.removeAll(where: \.animations.isEmpty)
  }

  /// A transition in `layer` was called off that began at `start` of the layer's time (F312).
  func turnBack(in layer: CALayer, since start: TimeInterval) {
    for party in parties { party.turnBack(in: layer, since: start - TimedCourse.tolerance) }
    settle()
  }
}
