import Foundation

/// The view that UIKit puts above the presenter for a presentation; brackets its layout with the presentation
/// controller's callbacks (F30, F34).
final class TransitionContainerView: UIView {
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}
