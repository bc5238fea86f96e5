import UIKit

/// A storyboard segue that presents its destination as a modal of the kit.
///
/// In Interface Builder choose the kind *Custom*, the class `ModalSegue` and the module
/// `InteractiveModal`. A subclass can change the configuration:
///
/// ```swift
/// final class DrawerSegue: ModalSegue {
///   override var configuration: ModalConfiguration { ... }
/// }
/// ```
open class ModalSegue: UIStoryboardSegue {
  /// The configuration of the modal; Mail's by default.
  open var configuration: ModalConfiguration { .mail }

  /// Presents the destination from the source. A source that is a ``ModalDelegate``
  /// becomes the delegate.
  open override func perform() {
    source.present(destination, as: configuration, delegate: source as? any ModalDelegate)
  }
}
