/// The accessibility identifiers of the kit's views, for UI tests.
///
/// They do not change between versions.
///
/// ```swift
/// app.descendants(matching: .any)["InteractiveModal.dimming"].tap()
/// ```
public enum ModalIdentifier: String, CaseIterable, Sendable {
  /// The card, which contains the view of the presented controller.
  case card = "InteractiveModal.card"
  /// The grabber of the card, if `grabber.isVisible` is true.
  case grabber = "InteractiveModal.grabber"
  /// The area outside the card. A tap on it closes the modal, if `dismissal.onTapOutside` is true.
  case dimming = "InteractiveModal.dimming"
  /// The bar of a card in the dock.
  case dock = "InteractiveModal.dock"
}
