import UIKit

/// Lies over the root while the cards in the dock are spread; a tap puts them back.
final class DockBackdrop: UIControl {
  /// In seconds.
  private static let fade: TimeInterval = 0.25

  /// - Parameter onTap: Puts the cards back.
  init(onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    alpha = 0
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = ModalStrings.inAppLanguage.close
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A backdrop is not archived") }

  /// Appears and takes touches, or fades and takes none.
  func show(_ isShown: Bool) {
    isUserInteractionEnabled = isShown
    UIView.animate(withDuration: Self.fade, delay: 0, options: .allowUserInteraction) {
      self.alpha = isShown ? 1 : 0
    }
  }
}
