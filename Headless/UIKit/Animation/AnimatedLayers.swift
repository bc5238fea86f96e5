import Foundation

/// The layers of a running block or animator.
@MainActor final class AnimatedLayers {
  private struct Former {
    let layer: CALayer
    let background: UIColor?
    /// The values that are set when the animations have been added.
    var goal = AnimatableVector.zero
  }

  private let id: Int
  private var former: [Former] = []
  /// Those of the simulator on which the layers began to move. The end of an animator may run outside of its world.
  private let animations: RunningAnimations

  init() {
    animations = Simulator.running.animations
    id = animations.makeOwner()
  }

  /// - Parameters:
  ///   - isFromCurrent: Whether to begin where earlier animations show the layer, in their place.
  ///   - keepsBooks: Whether it is an animator, which keeps its books on the layers (F441).
  func animate(
    _ changes: [LayerChange], isFromCurrent: Bool, keepsBooks: Bool = false,
    along whole: any AnimationCourse
  ) {
    var own: Set<String> = []
    for change in changes {
      let layer = change.layer
      var difference = change.difference
      if isFromCurrent {
        difference += layer.dropAnimations(touching: difference, except: own)
        animations.settleSoon()
      }
      let isNew = !former.contains { $0.layer === layer }
      if isNew { former.append(Former(layer: layer, background: change.background)) }
      for index in former.indices where former[index].layer === layer {
        former[index].goal = layer.values.animatable
      }
      let course: any AnimationCourse = change.part.map { PartCourse(whole: whole, part: $0) } ?? whole
      let books = isNew && keepsBooks ? [LayerDifference.books(along: whole, owner: id)] : []
      let added = LayerDifference.all(
        of: difference, to: change.transform, turnedBy: change.angle, along: course, owner: id)
      for animation in books + added {
        own.insert(animations.add(animation, to: layer, after: change.earlier))
      }
    }
  }

  /// Gives the animations another course.
  func change(to course: any AnimationCourse) {
    for former in former {
      former.layer.changeDifferences { animation in
        guard animation.owner == id else { return animation }
        var changed = animation
        let part = (animation.course as? PartCourse)?.part
        changed.course = part.map { PartCourse(whole: course, part: $0) } ?? course
        return changed
      }
    }
  }

  // MARK: State

  /// Whether all animations are over.
  func areOver(at now: TimeInterval) -> Bool {
    former.allSatisfy { own(of: $0.layer).allSatisfy { $0.course.isOver(at: now) } }
  }

  /// Whether no animation was removed from a layer.
  var areComplete: Bool { former.allSatisfy { !own(of: $0.layer).isEmpty } }

  /// Whether an animator's books are on all layers that are in the tree.
  var haveBooks: Bool {
    former.allSatisfy { $0.layer.superlayer == nil || own(of: $0.layer).contains { $0.keyPath == nil } }
  }

  private func own(of layer: CALayer) -> [LayerDifference] {
    layer.differences.filter { $0.owner == id }
  }

  /// Reports a change of what they show without a write.
  func note() { for former in former { former.layer.observers.journal?.note(former.layer) } }

  // MARK: Ending

  /// Shows the values that are set.
  func finish() {
    for former in former { drop(former.layer) }
    former = []
  }

  /// Restores the values before the animation (F115).
  func restore() {
    for former in former {
      let difference = own(of: former.layer).reduce(into: AnimatableVector.zero) { $0 += $1.difference }
      drop(former.layer)
      former.layer.shift(by: difference, background: former.background)
    }
    former = []
  }

  /// Sets the shown values (F106), and returns what is needed to continue.
  func freeze() -> [FrozenLayer] {
    let now = CACurrentMediaTime()
    let frozen = former.map { former in
      let own = own(of: former.layer)
      return FrozenLayer(
        layer: former.layer, former: former.background, latter: former.layer.owner?.backgroundColor,
        difference: own.reduce(into: .zero) { $0 += $1.difference },
        remainder: own.reduce(into: .zero) { $0 += $1.remainder(at: now) }, goal: former.goal)
    }
    finish()
    for layer in frozen { layer.freeze() }
    return frozen
  }

  private func drop(_ layer: CALayer) { layer.changeDifferences { $0.owner == id ? nil : $0 } }
}

extension CALayer {
  /// Removes animations of the properties in which `difference` is not zero, except those with the
  /// keys `added`, and returns what the removed ones add now to the values that are set.
  fileprivate func dropAnimations(
    touching difference: AnimatableVector, except added: Set<String>
  ) -> AnimatableVector {
    let now = CACurrentMediaTime()
    var dropped = AnimatableVector.zero
    changeDifferences { animation in
      var (touched, rest) = (animation, animation)
      touched.difference = animation.difference.touching(difference)
      guard !added.contains(animation.key), touched.difference != .zero else { return animation }
      dropped += touched.remainder(at: now)
      rest.difference -= touched.difference
      return rest.isEmpty ? nil : rest
    }
    return dropped
  }
}
