import UIKit

/// Lies over the root while the cards in the dock are spread; a tap puts them back.
final class DockBackdrop: UIControl {
  /// - Parameter onTap: Puts the cards back.
  init(onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .black
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A backdrop is not archived") }

  override func accessibilityPerformEscape() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }
}
