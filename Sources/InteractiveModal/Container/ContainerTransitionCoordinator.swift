import UIKit

/// Runs others' blocks along a container's transition.
@MainActor final class ContainerTransitionCoordinator: NSObject {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// How far it is with the blocks.
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
  private(set) var percentComplete: CGFloat = 0

  /// - Parameter context: The transition, which lets go of this at its end.
  init(_ context: ContainerTransitionContext, initiallyInteractive: Bool) {
    self.context = context
    self.initiallyInteractive = initiallyInteractive
    super.init()
  }

  // MARK: What the transition tells

  /// - Parameter isFollowing: Whether progress is told.
  func begin(isFollowing: Bool) {
    guard case .collecting(let blocks) = state else { return }
    state = .running(nil)
    guard !blocks.isEmpty else { return }
    state = .running(
      AlongsideAnimation(duration: transitionDuration, isFollowing: isFollowing) { [self] in
        for block in blocks { block(self) }
      })
  }

  func progressed(to percent: CGFloat) {
    percentComplete = percent
    alongside?.follow(percent)
  }

  func interactionChanged() {
    for handler in changeHandlers { handler(self) }
    guard !isInteractive else { return }
    let handlers = endHandlers
    endHandlers = []
    for handler in handlers { handler(self) }
  }

  func paused() { alongside?.pause() }
  func goes(toEnd: Bool) { alongside?.go(toEnd: toEnd) }

  /// Nothing is kept for long: everybody who asked hears of the end once.
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
  /// Too late to go along, the block is run as it is, and the answer is false; so is the completion after the end.
  @discardableResult func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { finally(completion) }
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

  private func finally(_ completion: @escaping Block) {
    switch state {
    case .collecting, .running: completions.append(completion)
    case .over: completion(self)
    }
  }

  /// The blocks are animated wherever their views are.
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
