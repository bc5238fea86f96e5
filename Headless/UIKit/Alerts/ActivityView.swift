import Foundation

/// A share sheet's root view: the dimmed screen, with the services in a panel at the bottom.
final class ActivityView: UIView, SlidingPanels {
  private let panel = UIView()
  private let label = UILabel()
  private let services: [UIButton]
  private let close: UIButton
  private static let rowHeight: CGFloat = 52
  private static let padding: CGFloat = 16

  init(title: String?, services: [UIButton], close: UIButton) {
    self.services = services
    self.close = close
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    accessibilityViewIsModal = true
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = 14
    panel.layer.cornerCurve = .continuous
    panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    label.text = title
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    ([label, close] + services).forEach(panel.addSubview)
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  var slidingPanels: [UIView] { [panel] }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = CGFloat(services.count + 1) * Self.rowHeight + safeAreaInsets.bottom
    panel.place(at: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
    let width = bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * Self.padding
    let left = safeAreaInsets.left + Self.padding
    let closeWidth = min(close.sizeThatFits(.zero).width, width)
    label.frame = directed(
      CGRect(x: left, y: 0, width: width - closeWidth, height: Self.rowHeight), in: panel.bounds)
    close.frame = directed(
      CGRect(x: left + width - closeWidth, y: 0, width: closeWidth, height: Self.rowHeight),
      in: panel.bounds)
    for (index, service) in services.enumerated() {
      service.frame = CGRect(
        x: left, y: CGFloat(index + 1) * Self.rowHeight, width: width, height: Self.rowHeight)
    }
  }
}
