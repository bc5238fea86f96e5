import UIKit

/// The invisible view that represents a source view in UIKit: it finds the controller that presents, and
/// tells when it is on the screen.
final class ModalSourceView: UIView {
  /// Called when the view has come into a window.
  var onAppear: () -> Void = {}

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    if window != nil { onAppear() }
  }

  /// The controller in whose view this view is.
  var controller: UIViewController? {
    sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
  }
}
