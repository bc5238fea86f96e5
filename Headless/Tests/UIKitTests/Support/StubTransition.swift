import UIKit

/// A transitioning delegate that records its calls and vends stubs.
final class StubTransition: NSObject, UIViewControllerTransitioningDelegate {
  let journal: Journal
  let animator: StubAnimator
  private(set) lazy var interaction = StubInteraction(animator, journal)
  var animates = true
  var interacts = false
  /// Moves the modal in place of the stub.
  var mover: (any UIViewControllerAnimatedTransitioning)?
  /// Drives the transition in place of the stub.
  var driver: (any UIViewControllerInteractiveTransitioning)?
  private(set) var presentation: StubPresentationController?

  @MainActor init(_ journal: Journal = Journal()) {
    self.journal = journal
    animator = StubAnimator(journal)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    journal.note("presentationController?")
    let controller = StubPresentationController(presentedViewController: presented, presenting: presenting)
    controller.journal = journal
    presentation = controller
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("animator for presenting?")
    return mover ?? (animates ? animator : nil)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("animator for dismissing?")
    return mover ?? (animates ? animator : nil)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("interaction for presenting?")
    return driver ?? (interacts ? interaction : nil)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("interaction for dismissing?")
    return driver ?? (interacts ? interaction : nil)
  }
}

/// A presentation controller that records its callbacks.
final class StubPresentationController: UIPresentationController {
  var journal = Journal()
  var removesPresenter = false

  private func note(_ entry: String) { journal.note(entry) }

  override var shouldRemovePresentersView: Bool { removesPresenter }
  override func presentationTransitionWillBegin() { note("presentation will begin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { note("presentation did end \(completed)") }
  override func dismissalTransitionWillBegin() { note("dismissal will begin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { note("dismissal did end \(completed)") }
  override func containerViewWillLayoutSubviews() { note("container will layout") }
  override func containerViewDidLayoutSubviews() { note("container did layout") }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("presentation willTransition")
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// An animator that adds the view and ends when a test says so.
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

  /// Ends the transition.
  func complete(_ isCompleted: Bool = true) {
    context?.completeTransition(isCompleted)
    context = nil
  }
}

/// An interaction controller that starts its animator's work and reports when a test says so.
final class StubInteraction: UIPercentDrivenInteractiveTransition {
  private let journal: Journal
  private let animator: StubAnimator

  init(_ animator: StubAnimator, _ journal: Journal = Journal()) {
    self.animator = animator
    self.journal = journal
    super.init()
  }

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    journal.note("start interaction")
    animator.start(transitionContext)
  }

  override func update(_ percentComplete: CGFloat) {
    animator.context?.updateInteractiveTransition(percentComplete)
  }
  override func pause() { animator.context?.pauseInteractiveTransition() }

  override func finish() {
    animator.context?.finishInteractiveTransition()
    animator.complete(true)
  }

  override func cancel() {
    animator.context?.cancelInteractiveTransition()
    animator.complete(false)
  }
}
