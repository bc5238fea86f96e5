import Foundation

/// Runs blocks alongside a transition or a rotation (F90 to F95).
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The duration of a rotation, in seconds.
  nonisolated static let rotationDuration: TimeInterval = 0.3

  /// The transition; `nil` for a rotation.
  weak var context: ControllerTransition?
  var initiallyInteractive = false
  var percentComplete: CGFloat = 0
  private let lifetime = Lifetime(of: TransitionCoordinator.self)
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var observers: [Block] = []
  private var hasRun = false

  /// - Parameter rotation: The angle by which the interface turns, in radians clockwise.
  init(rotation: CGFloat = 0) { targetTransform = CGAffineTransform(rotationAngle: rotation) }

  /// A block that is queued too late runs at once, and the call returns false (F91).
  @discardableResult func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    completion.map { completions.append($0) }
    guard let animation else { return true }
    if hasRun { animation(self) } else { alongside.append(animation) }
    return !hasRun
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { observers.append(handler) }

  /// Runs the blocks once, at the start: with the transition's animation, or without (F91, F247).
  func runAlongside(_ along: TransitionAlong? = nil) {
    guard !hasRun else { return }
    if let along { along.run(runBlocks) } else { runBlocks() }
  }

  private func runBlocks() {
    hasRun = true
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
  }

  func interactionDidChange() { for observer in observers { observer(self) } }

  func finish() {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var isInterruptible: Bool { initiallyInteractive }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var transitionDuration: TimeInterval { context?.duration ?? Self.rotationDuration }
  var containerView: UIView { context?.containerView ?? UIView() }
  /// Identity except in a rotation (F67).
  let targetTransform: CGAffineTransform
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }
}

/// Runs the coordinator's blocks with the transition's own animation (F91).
///
/// A transition that a display link drives has none: there the blocks run
/// without animation (F247).
@MainActor struct TransitionAlong {
  private let transition: any DrivableTransition
  private let animations = Simulator.running.animations
  /// How many layers had begun to animate before the transition.
  private let begun: Int

  /// - Parameter transition: A transition that has not begun to animate.
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

  /// The animator's property animator, while it is active: the blocks are held and scrubbed
  /// with it.
  private var propertyAnimator: UIViewPropertyAnimator? {
    let vended = transition.animator?.vendedAnimator(using: transition) as? UIViewPropertyAnimator
    return vended?.state == .active ? vended : nil
  }

  private var isByUIKit: Bool { transition.animator == nil || animations.begun > begun }
}
