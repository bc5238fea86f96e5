import UIKit

/// A setting: its name, and the control that changes it; below the name where there is no room beside it.
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
    CGSize(width: size.width, height: places(in: CGRect(origin: .zero, size: size)).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: readableBounds)
    name.frame = places.name
    control.frame = places.control
    separator.frame = CGRect(
      x: readableBounds.minX, y: bounds.maxY - 0.5, width: readableBounds.width, height: 0.5)
  }

  private struct Places {
    var name = CGRect.zero
    var control = CGRect.zero
    var height: CGFloat = 0
  }

  private func places(in room: CGRect) -> Places {
    let direction = effectiveUserInterfaceLayoutDirection
    let size = control.sizeThatFits(room.size)
    let line = scaled(22, as: .body)
    var places = Places()
    var box = CGRect(x: room.minX, y: Self.padding, width: room.width, height: .greatestFiniteMagnitude)
    if name.lineWidth + Self.gap + size.width <= room.width {
      let height = max(line, size.height)
      var row = box.cutTop(height)
      places.control = row.cutTrailing(size.width, direction).centered(size)
      _ = row.cutTrailing(Self.gap, direction)
      places.name = row
      places.height = height + 2 * Self.padding
    } else {
      places.name = box.cutTop(name.height(inWidth: room.width, atLeast: line))
      _ = box.cutTop(Self.gap)
      var row = box.cutTop(size.height)
      places.control = row.cutLeading(min(size.width, room.width), direction)
      places.height = places.control.maxY + Self.padding
    }
    return places
  }
}
