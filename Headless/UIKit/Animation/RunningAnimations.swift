import Foundation

/// Tracks animated layers, and removes animations that are over.
@MainActor final class RunningAnimations {
  /// The key of an animator's books on a layer, which UIKit numbers (F441).
  private static let books = "UIPacingAnimationForAnimatorsKey"

  private let clock: Clock
  private var moving: [CALayer] = []
  /// Layers whose key frames begin with the next commit (F402).
  private var uncommitted: [CALayer] = []
  /// Blocks and animators that begin with the next commit, and when they were started (F402).
  private var beginning: [(party: any AnimationParty, call: TimeInterval)] = []
  private var parties: [any AnimationParty] = []
  /// Whether blocks animate (F134).
  var areEnabled = true
  private var owners = 0

  init(_ clock: Clock) { self.clock = clock }

  /// The layers whose shown values change with time.
  var layers: [CALayer] {
    moving.filter { layer in layer.animations.contains { $0.isMoving(at: clock.now) } }
  }

  /// - Parameter earlier: The animations after which it comes (F432).
  /// - Returns: Its key.
  func add(_ animation: LayerDifference, to layer: CALayer, after earlier: [LayerAnimation]) -> String {
    var added = animation
    added.key = "\(animation.keyPath == nil ? Self.books : "UIKit") \(makeOwner())"
    let place = layer.animations.lastIndex { earlier.contains(where: $0.isSame) } ?? -1
    layer.animations.insert(.difference(added), at: place + 1)
    watch(layer)
    return added.key
  }

  private func watch(_ layer: CALayer) {
    if !moving.contains(where: { $0 === layer }) { moving.append(layer) }
  }

  // MARK: Key frames

  /// The app has added key frames to a layer.
  func add(_ layer: CALayer) {
    watch(layer)
    uncommitted.append(layer)
  }

  /// The end of a turn: what was added in it begins (F402).
  func commit() {
    let (layers, parties, time) = (uncommitted, beginning, clock.now)
    (uncommitted, beginning) = ([], [])
    for (party, call) in parties where time > call {
      party.begin(at: time, after: call)
      expect(party)
    }
    for layer in layers {
      let added = layer.keyFrames.filter { $0.start == nil }
      layer.changeKeyFrames { $0.committed(at: time) }
      expectEnds(of: layer)
      for one in added { tellOfStart(of: one.committed(at: time), on: layer, at: time) }
    }
  }

  /// Tells the delegate that key frames begin (F483).
  private func tellOfStart(of keyFrames: LayerKeyFrames, on layer: CALayer, at time: TimeInterval) {
    guard let delegate = keyFrames.animation.delegate, let start = keyFrames.start else { return }
    guard start > time else { return delegate.animationDidStart(keyFrames.animation) }
    clock.schedule(at: start) { [weak layer] in
      let isStill = layer?.keyFrames.contains { $0.animation === keyFrames.animation } ?? false
      if isStill { delegate.animationDidStart(keyFrames.animation) }
    }
  }

  private func expectEnds(of layer: CALayer) {
    for end in layer.keyFrames.compactMap(\.end) {
      clock.schedule(at: end) { [weak self] in self?.settle() }
    }
  }

  /// Tells the delegates of key frames that have come to their end.
  private func settleKeyFrames(of layer: CALayer, at time: TimeInterval) {
    let over = layer.keyFrames.filter { !$0.hasStopped && $0.isOver(at: time) }
    guard !over.isEmpty else { return }
    layer.changeKeyFrames { $0.isOver(at: time) ? $0.stopped : $0 }
    for one in over { one.animation.delegate?.animationDidStop(one.animation, finished: true) }
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
    beginning.removeAll { $0.party === party }
    beginning.append((party, clock.now))
    expect(party)
  }

  func forget(_ party: any AnimationParty) { parties.removeAll { $0 === party } }

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
    for layer in moving { settleKeyFrames(of: layer, at: now) }
    moving.removeAll { $0.animations.isEmpty }
  }
}
