import UIKit

/// A view that shows nothing and takes no touches.
package class InvisibleView: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable) package required init?(coder: NSCoder) { nil }

  /// Returns a snapshot of what its screen shows in its place, as of the view of SwiftUI that it stands for.
  package func snapshotOfPlace() -> UIView? {
    let screen = sequence(first: self as UIResponder, next: \.next).lazy
      .compactMap { ($0 as? UIViewController)?.viewIfLoaded }.first
    return screen?.resizableSnapshotView(
      from: convert(bounds, to: screen), afterScreenUpdates: true, withCapInsets: .zero)
  }
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
