import UIKit

extension UIViewController {
  /// Dismisses the modal that this controller is, or in which it is shown, also in a
  /// transition.
  ///
  /// UIKit ignores `dismiss(animated:)` while one of its transitions runs: while the modal opens,
  /// while a finger drags it, and while it returns. This method works then too. The modal leaves
  /// from where it is, with the velocity that it has; a finger that holds it is let go, and a
  /// question that waits for an answer is cancelled. Modals on this one leave with it, unless it is a
  /// card in a container.
  ///
  /// Before UIKit has begun to present the modal, as in its `viewDidLoad` and `viewWillAppear`, the
  /// call counts as soon as UIKit has.
  ///
  /// The user is not asked. A controller that the kit has not presented is dismissed by UIKit.
  ///
  /// - Parameter animated: Whether it leaves with an animation; true by default.
  public func dismissModal(animated: Bool = true) {
    guard let session = modalSession else {
      reportLostTransition()
      return dismiss(animated: animated)
    }
    session.dismissForApp(animated: animated)
  }
}

/// The detents of the modal that this controller is, or in which it is a child.
extension UIViewController {
  /// The detent at which the modal stands, or for which it is bound; `nil` before that, and
  /// outside of the kit's modals.
  public var selectedModalDetent: ModalDetent.Identifier? { modalSession?.detents.selected }

  /// Takes the modal to another detent from where it is: in flight with its velocity, from under a
  /// finger without.
  ///
  /// Does nothing for a detent that the modal does not have, which ``TransitionReport`` says, and for a modal that
  /// is leaving or that a finger pulls open.
  ///
  /// - Parameters:
  ///   - detent: One of the configuration's detents.
  ///   - animated: Whether the configuration's spring moves the modal; if false, it is there at
  ///     once.
  public func selectModalDetent(_ detent: ModalDetent.Identifier, animated: Bool = true) {
    guard let session = modalSession else { return reportLostTransition() }
    session.detents.select(detent, animated: animated)
  }

  /// Takes a modal out of the dock, to the detent at which it was before; does nothing outside of the dock.
  ///
  /// `selectModalDetent(.docked)` takes it into the dock.
  ///
  /// - Parameter animated: Whether the configuration's spring moves the modal; true by default.
  public func undockModal(animated: Bool = true) { modalSession?.dock.undock(animated: animated) }

  /// Computes the heights of the detents anew: the content has another height. The kit notices a new
  /// `preferredContentSize` and another text size by itself.
  public func invalidateModalDetents() { modalSession?.invalidateDetents() }
}

extension UIViewController {
  /// The interface orientations of the screen behind the modal; `nil` outside of the kit's modals.
  ///
  /// ```swift
  /// override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
  ///   modalInterfaceOrientations ?? super.supportedInterfaceOrientations
  /// }
  /// ```
  ///
  /// While a modal is presented UIKit asks it, and not the screen behind. A controller without this override supports
  /// landscape, so a screen that stays upright would turn. ``ModalNavigationController`` and modals of SwiftUI have
  /// the override.
  public var modalInterfaceOrientations: UIInterfaceOrientationMask? {
    guard let presenter = modalSession?.host?.presenter else { return nil }
    // UIKit asks no sheet, but what lies below it (F619).
    let screens = sequence(first: presenter) { $0.decidesOrientations ? nil : $0.presentingViewController }
    return Array(screens).last?.supportedInterfaceOrientations
  }

  private var decidesOrientations: Bool {
    [.custom, .fullScreen, .overFullScreen].contains(modalPresentationStyle)
  }
}

extension UIViewController {
  /// The part of this controller's view that a card over it covers, as `keyboardLayoutGuide` is that of the
  /// keyboard: the map's buttons ride on the card.
  ///
  /// Its upper edge is that of the highest card at the lower edge, over all of it, that the kit presents on this
  /// controller or shows beside it in a ``ModalContainerController``: at rest, under a finger, and in flight. Without
  /// such a card, and where that is lower, the upper edge is the lower edge of the safe area. The other edges are
  /// those of the view. A card that fades, or that grows out of its source, counts where it slides to.
  ///
  /// The first call loads the view and adds the guide to it.
  ///
  /// In the flights in which the card comes and leaves, the guide begins and ends at the safe area, so there it may
  /// be as far from the card's edge as the strip below the safe area is high.
  ///
  /// Under a finger each frame lays the view out, so keep what is constrained to the guide small. Behind a card
  /// for which the screen scales back, the guide is exact at rest and under a finger, and near in flight.
  public var modalLayoutGuide: UILayoutGuide { CardGuideView.of(self).guide }
}
