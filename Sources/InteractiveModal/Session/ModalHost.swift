import UIKit

/// Joins a modal with UIKit: a presentation controller, or a container of which the modal is a
/// child.
@MainActor protocol ModalHost: AnyObject {
  var session: ModalSession { get }
  /// The controller whose screen lies behind the modal.
  var presenter: UIViewController? { get }
  /// The controllers of all screens that the modal may cover.
  var screensBehind: [UIViewController] { get }
  /// Whether UIKit or the container shows the modal, or is about to. Until it has begun, a dismissal has to wait. A
  /// card whose container has no view can be removed at once.
  var isComing: Bool { get }
  /// Whether the modal is being dismissed, or is going to be.
  var isDismissing: Bool { get }
  /// Where the modal lies in the dock, or would lie; `nil`, the default, for a modal that cannot be docked.
  var dockPlace: DockPlace? { get }
  /// The controllers that are dismissed with the modal, the lowest first.
  var controllersOnTop: [UIViewController] { get }
  /// Dismisses the modal and what it presents.
  ///
  /// - Parameter onEnd: Called when the modal is gone, and not after a dismissal that was called
  ///   off.
  func dismiss(animated: Bool, onEnd: (() -> Void)?)
  /// The modal sets out for a stop; nothing to do by default.
  func modalIsBound(for stop: TransitionStop)
  /// The modal leaves the dock for a stop, or a finger takes it there, which is `nil`; nothing to do by default.
  func modalLeavesDock(for stop: TransitionStop?)
  /// A finger has caught the modal on its way; nothing to do by default.
  func modalWasCaught()
  /// The modal is at rest at a detent; nothing to do by default.
  func modalDidArrive()
  /// A transition of the container has ended; nothing to do by default, because UIKit hears of its
  /// own transitions.
  func transitionDidEnd(completed: Bool)
}

extension ModalHost {
  var screensBehind: [UIViewController] { [presenter].compactMap { $0 } }
  var dockPlace: DockPlace? { nil }
  func modalIsBound(for stop: TransitionStop) {}
  func modalLeavesDock(for stop: TransitionStop?) {}
  func modalWasCaught() {}
  func modalDidArrive() {}
  func transitionDidEnd(completed: Bool) {}
}

extension UIViewController {
  /// What joins this modal, or the modal in which this controller is, with UIKit; `nil` for a controller that the kit
  /// does not show as a modal.
  ///
  /// UIKit creates a presentation controller for every caller that reads the property. So the kit
  /// asks the outermost parent alone, and only if it is presented.
  var modalHost: (any ModalHost)? {
    if let parent { return (parent as? ModalContainerController)?.host(of: self) ?? parent.modalHost }
    if presentingViewController != nil { return presentationController as? ModalPresentationController }
    // UIKit asks how it presents the modal (F720).
    let coming = (transitioningDelegate as? ModalTransition)?.coming
    return coming?.presentedViewController === self ? coming : nil
  }

  var modalSession: ModalSession? { modalHost?.session }

  /// UIKit's presentation controller of this controller itself; `nil` for a child. A child would get that of an
  /// ancestor, or UIKit would create one.
  var ownPresentationController: UIPresentationController? { parent == nil ? presentationController : nil }
}

extension UIViewController {
  /// Reports a modal for which UIKit has found no transition: nothing has retained it.
  func reportLostTransition() {
    let modal = sequence(first: self, next: \.parent).first { $0.parent == nil } ?? self
    guard modal.presentingViewController != nil, modal.modalPresentationStyle == .custom,
      modal.transitioningDelegate == nil
    else { return }
    TransitionReport.reportOnce(
      "\(type(of: modal)) is presented without the kit, because its transitioningDelegate, a ModalTransition that "
        + "UIKit does not retain, is gone: use present(_:as:), or keep the ModalTransition in a property")
  }
}

extension UIViewController {
  /// The controller that lies on this one. A search does not: UIKit presents it too, while the user
  /// goes on with the screen.
  var coveringController: UIViewController? {
    if let search { search.presentedViewController } else { presentedViewController }
  }

  /// Ends a search at once, because UIKit would animate the end of the search in place of the
  /// dismissal below it (F8).
  func endSearch() {
    guard let search, search.presentedViewController == nil, !search.isBeingDismissed else { return }
    search.dismiss(animated: false)
  }

  /// Ends a search that this controller, or one in it, presents. A search elsewhere goes on.
  func endOwnSearch() {
    guard let search, let presenter = search.presentingViewController,
      sequence(first: presenter, next: \.parent).contains(where: { $0 === self })
        || search.searchBar.isDescendant(of: view)
    else { return }
    endSearch()
  }

  private var search: UISearchController? { presentedViewController as? UISearchController }
}
