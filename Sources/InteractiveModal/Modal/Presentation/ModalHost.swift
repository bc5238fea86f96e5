import UIKit

/// Joins a modal with UIKit: a presentation controller, or a container of which the modal is a
/// child.
@MainActor protocol ModalHost: KitPresentation {
  var session: ModalSession { get }
  /// The view in which the card moves; `nil` before the modal is shown.
  var container: UIView? { get }
  /// The controller whose screen lies behind the modal.
  var presenter: UIViewController? { get }
  /// The controllers of all screens that the modal may cover.
  var screensBehind: [UIViewController] { get }
  /// Whether the modal is being dismissed, or is going to be.
  var isDismissing: Bool { get }
  /// The controllers that are dismissed with the modal, the lowest first.
  var controllersOnTop: [UIViewController] { get }
  /// Dismisses the modal and what it presents.
  ///
  /// - Parameter onEnd: Called when the modal is gone, and not after a dismissal that was called
  ///   off.
  func dismiss(animated: Bool, onEnd: (() -> Void)?)
  /// The modal sets out for a stop; nothing to do by default.
  func modalIsBound(for stop: TransitionStop)
  /// The modal is at rest at a detent; nothing to do by default.
  func modalDidArrive()
  /// A transition of the container has ended; nothing to do by default, because UIKit hears of its
  /// own transitions.
  func transitionDidEnd(completed: Bool)
}

extension ModalHost {
  var screensBehind: [UIViewController] { [presenter].compactMap { $0 } }
  var additionalSafeArea: AdditionalSafeArea { session.keyboard.safeArea }
  func dismissByKey() { session.dismissal.dismiss(by: .key) }
  func modalIsBound(for stop: TransitionStop) {}
  func modalDidArrive() {}
  func transitionDidEnd(completed: Bool) {}
}
