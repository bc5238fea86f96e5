import UIKit

/// How third parties write animators.
enum ForeignKind: CaseIterable, Sendable {
  case block, property

  @MainActor func make(isOpening: Bool) -> any ForeignAnimator {
    switch self {
    case .block: BlockAnimator(isOpening: isOpening)
    case .property: PropertyAnimator(isOpening: isOpening)
    }
  }
}

/// Tells how often it was at work, and how that ended.
@MainActor protocol ForeignAnimator: UIViewControllerAnimatedTransitioning {
  var begins: Int { get }
  var ends: [Bool] { get }
}

/// Slides the upper screen down or up, in a block.
final class BlockAnimator: NSObject, ForeignAnimator {
  private let isOpening: Bool
  private(set) var begins = 0
  private(set) var ends: [Bool] = []
  private(set) var context: (any UIViewControllerContextTransitioning)?
  /// How often it says that it has ended.
  var completions = 1

  init(isOpening: Bool = true) { self.isOpening = isOpening }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    begins += 1
    self.context = context
    guard let scene = ForeignScene(context, isOpening: isOpening) else { return }
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseInOut) {
      scene.goToEnd()
    } completion: { _ in
      scene.tidyUp()
      for _ in 0..<self.completions { context.completeTransition(!context.transitionWasCancelled) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// Does the same by a property animator, which can be interrupted.
final class PropertyAnimator: NSObject, ForeignAnimator {
  private let isOpening: Bool
  private(set) var begins = 0
  private(set) var ends: [Bool] = []
  private var running: UIViewPropertyAnimator?

  init(isOpening: Bool) { self.isOpening = isOpening }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    begins += 1
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut)
    if let scene = ForeignScene(context, isOpening: isOpening) {
      animator.addAnimations { scene.goToEnd() }
      animator.addCompletion { _ in
        scene.tidyUp()
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    running = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ends.append(transitionCompleted)
    running = nil
  }
}

/// The views of a foreign transition, put in their places.
@MainActor private struct ForeignScene {
  private let mover: UIView
  private let isOpening: Bool

  init?(_ context: any UIViewControllerContextTransitioning, isOpening: Bool) {
    let (to, from) = (context.view(forKey: .to), context.view(forKey: .from))
    guard let mover = isOpening ? to : from else { return nil }
    (self.mover, self.isOpening) = (mover, isOpening)
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      if isOpening {
        context.containerView.addSubview(to)
      } else {
        context.containerView.insertSubview(to, at: 0)
      }
    }
    if isOpening { mover.transform = away }
  }

  private var away: CGAffineTransform { CGAffineTransform(translationX: 0, y: 900) }

  func goToEnd() { mover.transform = isOpening ? .identity : away }

  /// What is shown again, after a cancellation, has to be where it was.
  func tidyUp() { mover.transform = .identity }
}

extension UIView {
  /// How far down an animation shows it now.
  var shownWay: CGFloat { layer.presentation()?.affineTransform().ty ?? layer.affineTransform().ty }
}

/// Ends within the call.
final class InstantAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the transition is completed, and not called off.
  var completes = true

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(completes)
  }
}

/// Never says that it has ended, and leaves a view behind.
final class StuckAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    context.containerView.addSubview(UIView())
    view.transform = CGAffineTransform(translationX: 50, y: 0)
    view.alpha = 0.3
  }
}
