import UIKit

@testable import UIKit

/// A modal whose transitions third parties' animators run, and UIKit's percent-driven class drives.
@MainActor final class DrivenModal: NSObject, UIViewControllerTransitioningDelegate {
  let stage = Stage()
  let presented = UIViewController()
  let animator: any UIViewControllerAnimatedTransitioning
  /// Drives the transition that begins next, if any.
  var drive: UIPercentDrivenInteractiveTransition?
  /// What was called, in order.
  var calls: [String] = []

  init(_ animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
    super.init()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = self
    stage.clock.runUntilIdle()
  }

  var clock: Clock { stage.clock }
  var height: CGFloat { stage.window.bounds.height }
  /// How far down the screen shows the view, as a share of the container's height.
  var shownTop: CGFloat { (presented.view.layer.shown.position.y - height / 2) / height }
  var modelTop: CGFloat { presented.view.frame.minY / height }
  var isUp: Bool { stage.root.presentedViewController === presented }

  func present() {
    stage.root.present(presented, animated: true) { self.calls.append("presented") }
    clock.runTurns()
  }

  func dismiss() {
    presented.dismiss(animated: true) { self.calls.append("dismissed") }
    clock.runTurns()
  }

  /// Up, at rest, and then going away by a drive.
  func driven(by drive: UIPercentDrivenInteractiveTransition) -> Self {
    present()
    clock.runUntilIdle()
    self.drive = drive
    dismiss()
    return self
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
}
