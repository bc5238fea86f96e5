import Foundation

/// Runs others' blocks along a transition or a rotation (F90 to F95).
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// How long a rotation takes, in seconds.
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

  /// - Parameter rotation: How far the interface turns, in radians clockwise.
  init(rotation: CGFloat = 0) { targetTransform = CGAffineTransform(rotationAngle: rotation) }

  /// Too late to run along, a block runs at once and the answer is false (F91).
  @discardableResult func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    completion.map { completions.append($0) }
    guard let animation else { return true }
    if hasRun { animation(self) } else { alongside.append(animation) }
    return !hasRun
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { observers.append(handler) }

  /// They run once, from the start: as the transition goes, or as they are (F91, F247).
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
  /// Identity but for a rotation (F67).
  let targetTransform: CGAffineTransform
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }
}
