import UIKit

/// A segue of a storyboard that presents as the kit does, without code.
///
/// In Interface Builder choose the kind *Custom*, the class `ModalSegue` and the module `InteractiveModal`. A subclass says how
/// the modal looks and moves:
///
/// ```swift
/// final class DrawerSegue: ModalSegue {
///   override var configuration: ModalConfiguration { ... }
/// }
/// ```
open class ModalSegue: UIStoryboardSegue {
  /// How the destination is presented; as in Mail by default.
  open var configuration: ModalConfiguration { .mail }

  /// Presents the destination from the source. If the source is a ``ModalTransitionDelegate``, it is asked and told.
  open override func perform() {
    source.present(destination, as: configuration, delegate: source as? any ModalTransitionDelegate)
  }
}
