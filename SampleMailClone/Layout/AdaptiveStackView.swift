import UIKit

/// Views side by side; one below the other at the accessibility text sizes, unless height is scarce.
final class AdaptiveStackView: UIStackView {
  /// The alignment of views below one another.
  var columnAlignment = Alignment.leading

  override func didMoveToWindow() {
    super.didMoveToWindow()
    adapt()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adapt()
  }

  private func adapt() {
    let isColumn =
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      && traitCollection.verticalSizeClass == .regular
    axis = isColumn ? .vertical : .horizontal
    alignment = isColumn ? columnAlignment : .center
  }
}
