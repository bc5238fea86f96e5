import Foundation

/// Tracks animated layers, and removes animations that are over.
@MainActor final class RunningAnimations {
  private let clock: Clock
  private var moving: [CALayer] = []
  private var parties: [any AnimationParty] = []
  /// Whether blocks animate (F134).
  var areEnabled = true
  private var owners = 0

  init(_ clock: Clock) { self.clock = clock }

  /// The layers whose shown values change with time.
  var layers: [CALayer] {
    moving.filter { layer in
      !layer.isTimeHeld && layer.animations.contains { !$0.course.isHeld }
    }
  }

  func add(_ animation: LayerAnimation, to layer: CALayer) {
    layer.animations.append(animation)
    if !moving.contains(where: { $0 === layer }) { moving.append(layer) }
  }

  // MARK: Blocks and animators

  /// An identifier for a block or animator. Unlike an address, it is never used again.
  func makeOwner() -> Int {
    owners += 1
    return owners
  }

  /// Observes a block or animator until it is over.
  func watch(_ party: any AnimationParty) {
    if !parties.contains(where: { $0 === party }) { parties.append(party) }
    expect(party)
  }

  func forget(_ party: any AnimationParty) { parties.removeAll { $0 === party } }

  /// Called after the time of some layers was held or continued.
  func timeDidChange() {
    for layer in moving { layer.observers.journal?.note(layer) }
    for party in parties { expect(party) }
  }

  /// Ends blocks in the next turn whose animations were removed.
  func settleSoon() { clock.nextTurn { [weak self] in self?.settle() } }

  private func expect(_ party: any AnimationParty) {
    guard let end = party.expectedEnd(at: clock.now) else { return }
    clock.schedule(at: end) { [weak self] in self?.settle() }
  }

  /// Ends blocks and animators that are over.
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

  /// Reverses the animations of a cancelled transition in `layer` that began at `start`
  /// of its time (F312).
  func turnBack(in layer: CALayer, since start: TimeInterval) {
    for party in parties { party.turnBack(in: layer, since: start - TimedCourse.tolerance) }
    settle()
  }
}
