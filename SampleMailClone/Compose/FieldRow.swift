import UIKit

/// A line of a draft's head: a name, a text field, and sometimes a button.
final class FieldRow: UIView {
  static let height: CGFloat = 46

  let field = UITextField()
  private let name = UILabel()
  private let separator = UIView()
  private let accessory: UIView?

  init(name: String, accessory: UIView? = nil) {
    self.accessory = accessory
    super.init(frame: .zero)
    self.name.text = name
    self.name.font = .systemFont(ofSize: 17)
    self.name.textColor = .secondaryLabel
    field.font = .systemFont(ofSize: 17)
    separator.backgroundColor = .separator
    for view in [self.name, field, separator, accessory].compactMap({ $0 }) { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var box = readableBounds
    separator.frame = CGRect(
      x: box.minX, y: bounds.maxY - 0.5, width: bounds.maxX - box.minX, height: 0.5)
    name.frame = box.cutLeft(name.sizeThatFits(box.size).width)
    _ = box.cutLeft(8)
    if let accessory { accessory.frame = box.cutRight(FieldRow.height) }
    field.frame = box
  }
}
