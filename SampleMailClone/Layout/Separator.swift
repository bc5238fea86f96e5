import UIKit

/// A line between rows, one pixel high.
final class Separator: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
    setContentHuggingPriority(.required, for: .vertical)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: hairline)
  }
}
