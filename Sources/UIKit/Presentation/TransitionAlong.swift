import Foundation

/// Runs blocks along a transition the way it runs itself (F91).
///
/// What nobody but a display link moves cannot be followed: there they run as they are (F247).
@MainActor struct TransitionAlong {
  private let transition: any DrivableTransition
  private let animations = Simulator.running.animations
  /// How many layers were set going before the transition.
  private let begun: Int

  /// - Parameter transition: It has not begun to move anything yet.
  init(_ transition: any DrivableTransition) {
    self.transition = transition
    begun = animations.begun
  }

  func run(_ blocks: @escaping () -> Void) {
    if let animator = propertyAnimator {
      animator.addAnimations(blocks)
    } else if isByUIKit {
      let settings = AnimationSettings(duration: transition.duration, options: .allowUserInteraction)
      AnimationBlock.run(settings, blocks)
    } else {
      blocks()
    }
  }

  /// The one that can be held: what goes along is held with it.
  private var propertyAnimator: UIViewPropertyAnimator? {
    let vended = transition.animator?.vendedAnimator(using: transition) as? UIViewPropertyAnimator
    return vended?.state == .active ? vended : nil
  }

  private var isByUIKit: Bool { transition.animator == nil || animations.begun > begun }
}
