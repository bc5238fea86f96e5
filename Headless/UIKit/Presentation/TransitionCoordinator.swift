import Foundation

/// Runs blocks alongside a transition or a rotation (F90 to F95, F254).
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The duration of a rotation, in seconds.
  nonisolated static let rotationDuration: TimeInterval = 0.3

  /// The transition; `nil` for a rotation.
  weak var context: ControllerTransition?
  var initiallyInteractive = false
  var percentComplete: CGFloat = 0
  /// A change of the container's own, which runs before the app's blocks.
  var systemBlock: (() -> Void)?
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

  /// Runs the blocks inside the first animation that the animator begins: they get its duration and
  /// curve, and are scrubbed with it (F254).
  func runInFirstAnimation() { if alongside.isEmpty { runSystemBlock() } else { runBlocks() } }

  /// Runs the blocks that have joined no animation (F91): with an animator that is active, with an
  /// animation of the system's, or without animation.
  func runAlongside(with transition: ControllerTransition? = nil) {
    guard !hasRun else { return }
    guard let transition else { return runBlocks() }
    if !transition.joinsFirstAnimation {
      let settings = AnimationSettings(duration: transition.duration, options: .allowUserInteraction)
      AnimationBlock.run(settings, runBlocks)
    } else if let vended = transition.vendedAnimator as? UIViewPropertyAnimator, vended.state == .active {
      vended.addAnimations(runBlocks)
    } else {
      runBlocks()
    }
  }

  private func runSystemBlock() {
    systemBlock?()
    systemBlock = nil
  }

  private func runBlocks() {
    hasRun = true
    runSystemBlock()
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
  var isInterruptible: Bool { initiallyInteractive || context?.isInterruptible ?? false }
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
