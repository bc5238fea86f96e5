import UIKit

/// A transitioning delegate that writes down what it is asked, and vends what a test gives it.
final class StubTransition: NSObject, UIViewControllerTransitioningDelegate {
  let journal: Journal
  let animator: StubAnimator
  private(set) lazy var interaction = StubInteraction(animator, journal)
  var animates = true
  var interacts = false
  var vendsPresentation = true
  private(set) var presentation: StubPresentationController?
  private(set) var presenting: [UIViewController?] = []
  private(set) weak var source: UIViewController?

  @MainActor init(_ journal: Journal = Journal()) {
    self.journal = journal
    animator = StubAnimator(journal)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    journal.note("presentationController?")
    self.presenting.append(presenting)
    self.source = source
    guard vendsPresentation else { return nil }
    let controller = StubPresentationController(presentedViewController: presented, presenting: presenting)
    controller.journal = journal
    presentation = controller
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("animator for presenting?")
    return animates ? animator : nil
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("animator for dismissing?")
    return animates ? animator : nil
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("interaction for presenting?")
    return interacts ? interaction : nil
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("interaction for dismissing?")
    return interacts ? interaction : nil
  }
}
