import Foundation

/// The layers that a block or an animator moves.
@MainActor final class AnimatedLayers {
  private struct Former {
    let layer: CALayer
    let background: UIColor?
  }

  private var former: [Former] = []
  private var animations: RunningAnimations { Simulator.running.animations }

  /// The first one; where it is, time is (F76).
  var first: CALayer? { former.first?.layer }
  var isEmpty: Bool { former.isEmpty }

  /// - Parameter isFromCurrent: Whether they set out from what is shown, and what moved them before ends.
  func animate(_ changes: [LayerChange], isFromCurrent: Bool, along course: (CALayer) -> any AnimationCourse)
  {
    for change in changes {
      let layer = change.layer
      var difference = change.difference
      if isFromCurrent {
        layer.dropAnimations(touching: difference)
        animations.settleSoon()
        difference = (change.shown - layer.values.animatable).touching(difference)
      }
      let animation = LayerAnimation(
        difference: difference, course: course(layer), owner: ObjectIdentifier(self))
      animations.add(animation, to: layer)
      if !former.contains(where: { $0.layer === layer }) {
        former.append(Former(layer: layer, background: change.background))
      }
    }
  }

  // MARK: How far they are

  /// Whether none is on its way any more.
  func areOver(at now: TimeInterval) -> Bool {
    former.allSatisfy { former in
      let time = former.layer.time(at: now)
      return own(of: former.layer).allSatisfy { $0.course.isOver(at: time) }
    }
  }

  /// Whether nobody took an animation off one of them.
  var areComplete: Bool { former.allSatisfy { !own(of: $0.layer).isEmpty } }

  private func own(of layer: CALayer) -> [LayerAnimation] {
    layer.animations.filter { $0.owner == ObjectIdentifier(self) }
  }

  /// What they show has changed, though nothing was written.
  func note() { for former in former { LayerJournal.current?.note(former.layer) } }

  // MARK: How they end

  /// They stand at what is set.
  func finish() {
    for former in former { drop(former.layer) }
    former = []
  }

  /// What was set goes back to what it was before (F115).
  func restore(in layer: CALayer? = nil) {
    let returning = former.filter { layer.map($0.layer.isInside) ?? true }
    for former in returning {
      let difference = own(of: former.layer).reduce(into: AnimatableVector.zero) { $0 += $1.difference }
      drop(former.layer)
      former.layer.shift(by: difference, background: former.background)
    }
    former.removeAll { former in returning.contains { $0.layer === former.layer } }
  }

  /// What is shown is set (F106). Tells how to go on from there.
  func freeze() -> [FrozenLayer] {
    let now = CACurrentMediaTime()
    let frozen = former.map { former in
      let (time, isFlat) = (former.layer.time(at: now), former.layer.isTimeFlat(at: now))
      let own = own(of: former.layer)
      return FrozenLayer(
        layer: former.layer, former: former.background, latter: former.layer.owner?.backgroundColor,
        difference: own.reduce(into: .zero) { $0 += $1.difference },
        remainder: own.reduce(into: .zero) { $0 += $1.remainder(at: time, isFlat: isFlat) })
    }
    finish()
    for layer in frozen { layer.freeze() }
    return frozen
  }

  private func drop(_ layer: CALayer) { layer.animations.removeAll { $0.owner == ObjectIdentifier(self) } }
}

extension CALayer {
  /// Takes off what moves the properties in which `difference` is not nought.
  fileprivate func dropAnimations(touching difference: AnimatableVector) {
    animations = animations.compactMap { animation in
      var rest = animation
      rest.difference -= animation.difference.touching(difference)
      return rest.isEmpty ? nil : rest
    }
  }
}
