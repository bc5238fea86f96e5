import UIKit

/// A line between rows, one pixel high.
final class Separator: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
    setContentHuggingPriority(.required, for: .vertical)
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: hairline)
  }
}
