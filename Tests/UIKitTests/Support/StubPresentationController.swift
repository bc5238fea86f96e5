import UIKit

/// A presentation controller that writes down what it is told, and may put the view anywhere.
final class StubPresentationController: UIPresentationController {
  var journal = Journal()
  var place: CGRect?
  var wrapper: UIView?
  var removesPresenter = false
  var onCallback: (String) -> Void = { _ in }

  private func note(_ entry: String) {
    journal.note(entry)
    onCallback(entry)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    place ?? super.frameOfPresentedViewInContainerView
  }
  override var shouldRemovePresentersView: Bool { removesPresenter }
  override var presentedView: UIView? { wrapper ?? super.presentedView }
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
