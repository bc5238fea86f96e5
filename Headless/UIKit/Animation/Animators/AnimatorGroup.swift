import Foundation

/// What one of an animator's blocks changes. It follows the animator from the moment it joined.
/// Not main-actor isolated, like layers (F231).
final class AnimatorGroup: AnimationCourse {
  private let animator: AnimatorCourse
  /// The animator's fraction at which it begins (F112).
  private var opening: Double
  /// The fraction at which the animator was last held, and its own progress then.
  private var anchor: (fraction: Double, progress: SIMD2<Double>)
  /// The share of the animator's present motion after which it begins.
  private var wait = 0.0

  init(_ animator: AnimatorCourse, delayFactor: Double, at time: TimeInterval) {
    self.animator = animator
    let delay = delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0
    let fraction = animator.fraction(at: time)
    opening = fraction + delay * (1 - fraction)
    anchor = (fraction, .zero)
    if case .moving(let motion) = animator.place {
      let share = motion.share(at: time)
      wait = share + delay * (1 - share)
    }
  }

  var allowsTouches: Bool { true }
  var isHitWhereShown: Bool { animator.isHitWhereShown }

  var isHeld: Bool {
    switch animator.place {
    case .held: true
    case .moving: false
    }
  }

  func isOver(at time: TimeInterval) -> Bool { animator.arrival(at: time) != nil }

  func progress(at time: TimeInterval) -> SIMD2<Double> {
    switch animator.place {
    case .held(let fraction): return held(at: fraction)
    case .moving(let motion):
      let share = Self.part(motion.share(at: time), after: wait)
      return anchor.progress + (SIMD2(repeating: motion.goal) - anchor.progress) * motion.ease(share)
    }
  }

  /// The progress while the animator is held: in proportion to both sides of the last hold (F314).
  private func held(at fraction: Double) -> SIMD2<Double> {
    guard anchor.progress != .zero else { return SIMD2(repeating: Self.part(fraction, after: opening)) }
    guard fraction < anchor.fraction else {
      let left = 1 - anchor.fraction
      return left > 1e-6
        ? anchor.progress + (.one - anchor.progress) * ((fraction - anchor.fraction) / left) : anchor.progress
    }
    return anchor.fraction > 1e-6 ? anchor.progress * (fraction / anchor.fraction) : .zero
  }

  /// The share of the range from `opening` to 1 that is done.
  private static func part(_ share: Double, after opening: Double) -> Double {
    guard share > opening else { return 0 }
    return opening < 1 ? min((share - opening) / (1 - opening), 1) : 1
  }

  /// Called before the animator is held at `fraction`.
  func hold(at fraction: Double, _ time: TimeInterval) {
    anchor = (fraction, progress(at: time))
    opening = max(opening, fraction)
  }

  /// Called before the animator continues from `fraction`.
  func go(from fraction: Double) {
    let progress = held(at: fraction)
    wait = progress == .zero && opening > fraction ? (opening - fraction) / (1 - fraction) : 0
    anchor = (fraction, progress)
  }
}
