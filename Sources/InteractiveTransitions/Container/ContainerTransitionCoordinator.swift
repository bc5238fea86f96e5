import InteractiveModal
import UIKit

/// The transition coordinator of a container: runs the blocks of the app alongside a transition.
@MainActor final class ContainerTransitionCoordinator: NSObject {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum State {
    case collecting([Block])
    case running(AlongsideAnimation?)
    case over
  }

  private let context: ContainerTransitionContext
  private var state = State.collecting([])
  private var completions: [Block] = []
  private var changeHandlers: [Block] = []
  private var endHandlers: [Block] = []
  let initiallyInteractive: Bool
  /// The value of `isInteractive` that the handlers know.
  private var wasInteractive: Bool
  private(set) var percentComplete: CGFloat = 0

  /// - Parameter context: The transition. It releases the coordinator at its end.
  init(_ context: ContainerTransitionContext, initiallyInteractive: Bool) {
    self.context = context
    self.initiallyInteractive = initiallyInteractive
    wasInteractive = initiallyInteractive
    super.init()
  }

  // MARK: The transition

  /// Starts the animations of the app.
  ///
  /// - Parameter isFollowing: Whether the transition reports its progress.
  func begin(isFollowing: Bool) {
    guard case .collecting(let blocks) = state else { return }
    state = .running(nil)
    guard !blocks.isEmpty else { return }
    state = .running(
      AlongsideAnimation(duration: transitionDuration, isFollowing: isFollowing) { [self] in
        for block in blocks { block(self) }
      })
  }

  func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    alongside?.follow(percentComplete)
  }

  func pause() { alongside?.pause() }
  func resume(toEnd: Bool) { alongside?.resume(toEnd: toEnd) }

  /// Calls the handlers if the transition has become interactive, or is no longer interactive.
  func checkInteraction() {
    guard isInteractive != wasInteractive else { return }
    wasInteractive = isInteractive
    notifyInteractionChange()
  }

  func notifyInteractionChange() {
    for handler in changeHandlers { handler(self) }
    guard !isInteractive else { return }
    let handlers = endHandlers
    endHandlers = []
    for handler in handlers { handler(self) }
  }

  /// Ends the animations, calls each completion once, and releases all blocks.
  func end(completed: Bool) {
    begin(isFollowing: true)
    alongside?.end(completed: completed)
    state = .over
    (changeHandlers, endHandlers) = ([], [])
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }

  private var alongside: AlongsideAnimation? {
    if case .running(let alongside) = state { alongside } else { nil }
  }
}

extension ContainerTransitionCoordinator: UIViewControllerTransitionCoordinator {
  /// Adds blocks. After the begin, it runs the animation block without animation and returns
  /// false; after the end, it also runs the completion at once.
  @discardableResult func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { add(completion) }
    guard let animation else { return true }
    switch state {
    case .collecting(let blocks):
      state = .collecting(blocks + [animation])
      return true
    case .running, .over:
      animation(self)
      return false
    }
  }

  private func add(_ completion: @escaping Block) {
    switch state {
    case .collecting, .running: completions.append(completion)
    case .over: completion(self)
    }
  }

  /// Animates the views wherever they are, so the view makes no difference.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) { endHandlers.append(handler) }
  func notifyWhenInteractionChanges(_ handler: @escaping Block) { changeHandlers.append(handler) }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var isInterruptible: Bool { context.isInterruptible }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.isReturning }
  var transitionDuration: TimeInterval { context.duration }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
}
