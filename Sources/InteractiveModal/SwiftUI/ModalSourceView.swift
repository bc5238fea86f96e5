import UIKit

/// A view that shows nothing and takes no touches.
class InvisibleView: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}

/// The invisible view that represents a source view in UIKit: it finds the controller that presents, and
/// tells when it is on the screen.
final class ModalSourceView: InvisibleView {
  /// Called when the view has come into a window.
  var onAppear: () -> Void = {}

  override func didMoveToWindow() {
    if window != nil { onAppear() }
  }
}
