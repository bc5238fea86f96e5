import UIKit

/// An animator that adds the view and waits to be told how the transition ends.
final class StubAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let journal: Journal
  private(set) var context: (any UIViewControllerContextTransitioning)?
  var duration: TimeInterval = 0.25
  var onStart: (any UIViewControllerContextTransitioning) -> Void = { _ in }

  @MainActor init(_ journal: Journal = Journal()) { self.journal = journal }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    journal.note("animate")
    start(transitionContext)
  }

  func start(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to) {
      view.frame = context.containerView.bounds
      context.containerView.addSubview(view)
    }
    onStart(context)
  }

  func animationEnded(_ transitionCompleted: Bool) { journal.note("animationEnded \(transitionCompleted)") }

  /// Lets the transition end.
  func complete(_ isCompleted: Bool = true) {
    context?.completeTransition(isCompleted)
    context = nil
  }
}
