import UIKit

/// A row with the name of a setting and its control.
///
/// The control is beside the name, or below it if both do not fit on one line.
final class SettingRow: UIView {
  private let name = UILabel(.preferredFont(forTextStyle: .body))
  private let control: UIView
  private let separator = UIView()
  private static let padding: CGFloat = 12
  private static let gap: CGFloat = 12

  init(name: String, control: UIView) {
    self.control = control
    super.init(frame: .zero)
    self.name.text = name
    control.accessibilityLabel = name
    control.accessibilityIdentifier = name
    separator.backgroundColor = .separator
    for view in [self.name, control, separator] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(in: CGRect(origin: .zero, size: size)).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(in: readableBounds)
    name.frame = frames.name
    control.frame = frames.control
    separator.frame = footLine
  }

  private struct Frames {
    var name = CGRect.zero
    var control = CGRect.zero
    var height: CGFloat = 0
  }

  private func frames(in column: CGRect) -> Frames {
    let direction = effectiveUserInterfaceLayoutDirection
    let size = control.sizeThatFits(column.size)
    let line = scaled(22, as: .body)
    var frames = Frames()
    var box = CGRect(x: column.minX, y: Self.padding, width: column.width, height: .greatestFiniteMagnitude)
    if name.lineWidth + Self.gap + size.width <= column.width {
      let height = max(line, size.height)
      var row = box.cutTop(height)
      frames.control = row.cutTrailing(size.width, direction).centered(size)
      _ = row.cutTrailing(Self.gap, direction)
      frames.name = row
      frames.height = height + 2 * Self.padding
    } else {
      frames.name = box.cutTop(name.height(inWidth: column.width, atLeast: line))
      _ = box.cutTop(Self.gap)
      var row = box.cutTop(size.height)
      frames.control = row.cutLeading(min(size.width, column.width), direction)
      frames.height = frames.control.maxY + Self.padding
    }
    return frames
  }
}
