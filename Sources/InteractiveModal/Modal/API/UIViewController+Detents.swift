import UIKit

/// What a controller may do with the heights of the modal that it stands in: as the modal itself, or as its child.
extension UIViewController {
  /// Name of the detent at which the modal stands or for which it is bound; `nil` in no modal of this kit, and before it is
  /// bound for one.
  public var selectedModalDetent: ModalDetent.Identifier? { modalDriver?.selectedDetent }

  /// Takes the modal to another height, from where it is and with the speed it has.
  ///
  /// A detent that the modal does not have, and a modal that is leaving or that a finger is opening, is left alone.
  ///
  /// - Parameters:
  ///   - detent: One of the configuration's.
  ///   - animated: Whether it goes there by the configuration's spring; at once if not.
  public func selectModalDetent(_ detent: ModalDetent.Identifier, animated: Bool = true) {
    modalDriver?.select(detent, animated: animated)
  }

  /// Works out anew what heights the modal can have: what a custom detent depends on has changed. A new
  /// `preferredContentSize` is noticed without.
  public func invalidateModalDetents() {
    modalDriver?.invalidateDetents()
  }

  private var modalDriver: ModalDriver? { (ownPresentation as? ModalPresentationController)?.driver }

  /// UIKit makes one for whoever asks, and would present with that one later: only what is presented is asked.
  private var ownPresentation: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }
}
