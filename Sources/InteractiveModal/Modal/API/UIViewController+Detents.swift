import UIKit

/// The detents of the modal that this controller is, or in which it is a child.
extension UIViewController {
  /// The detent at which the modal stands, or for which it is bound; `nil` before that, and
  /// outside of the kit's modals.
  public var selectedModalDetent: ModalDetent.Identifier? { modalSession?.detents.selected }

  /// Takes the modal to another detent from where it is: in flight with its velocity, from under a
  /// finger without.
  ///
  /// Does nothing for a detent that the modal does not have, and for a modal that is leaving or
  /// that a finger pulls open.
  ///
  /// - Parameters:
  ///   - detent: One of the configuration's detents.
  ///   - animated: Whether the configuration's spring moves the modal; if false, it is there at
  ///     once.
  public func selectModalDetent(_ detent: ModalDetent.Identifier, animated: Bool = true) {
    modalSession?.detents.select(detent, animated: animated)
  }

  /// Computes the heights of the detents anew: the content has another height. The kit notices a new
  /// `preferredContentSize` and another text size by itself.
  public func invalidateModalDetents() { modalSession?.invalidateDetents() }
}
