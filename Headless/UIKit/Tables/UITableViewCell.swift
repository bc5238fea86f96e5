import Foundation

/// One row of a table. Subclasses put their own views into `contentView`.
@MainActor open class UITableViewCell: UIView {
  public let contentView = UIView()
  public let reuseIdentifier: String?
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { updateAccessory() } }
  }
  /// Whether the row has a handle while its table is edited, if the data source lets it move (F705).
  open var showsReorderControl = false
  var reorderControl: ReorderControl?
  open var isSelected = false {
    didSet { if isSelected != oldValue { updateBackground() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateBackground() } }
  }

  private let separator = UIView()
  private let highlight = UIView()
  private lazy var accessory = UIImageView.symbol()
  private var separatorInset = UIEdgeInsets.zero
  private static let accessoryMargin: CGFloat = 16
  private static let standardHeight: CGFloat = 44

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    backgroundColor = .systemBackground
    highlight.backgroundColor = .systemGray4
    highlight.isHidden = true
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    for part in [highlight, contentView, separator] { addSubview(part) }
  }

  /// The initializer that a table calls: Linux can call only a `required` one on a class known
  /// at run time.
  public required convenience init(reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Called before a cell is used for another row.
  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) {
    if isSelected != selected { isSelected = selected }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if isHighlighted != highlighted { isHighlighted = highlighted }
  }

  private func updateBackground() {
    let isShown = isSelected || isHighlighted
    if highlight.isHidden == isShown { highlight.isHidden = !isShown }
    let alpha: CGFloat = isShown ? 0 : 1
    if separator.alpha != alpha { separator.alpha = alpha }
  }

  private func updateAccessory() {
    switch accessoryType {
    case .none: accessory.image = nil
    case .disclosureIndicator: showAccessory("chevron.forward", size: 14, color: .tertiaryLabel)
    case .checkmark: showAccessory("checkmark", size: 17, color: tintColor ?? .systemBlue)
    }
    if accessory.image == nil { accessory.removeFromSuperview() } else { addSubview(accessory) }
    markNeedsLayout()
  }

  private func showAccessory(_ name: String, size: CGFloat, color: UIColor) {
    accessory.image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    accessory.tintColor = color
  }

  // MARK: Layout

  /// The standard height; subclasses may ask for another.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight)
  }

  func setSeparator(inset: UIEdgeInsets) {
    guard separatorInset != inset else { return }
    separatorInset = inset
    markNeedsLayout()
  }

  /// The height of the row in a table of some width: what the constraints in the content need, or else
  /// what `sizeThatFits(_:)` says (F267).
  func automaticHeight(inWidth width: CGFloat) -> CGFloat {
    guard !contentView.constraints.isEmpty else {
      return sizeThatFits(CGSize(width: width, height: 0)).height
    }
    placeContent()
    return contentView.systemLayoutSizeFitting(
      CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    highlight.place(at: bounds)
    separator.place(at: directed(separatorFrame))
    placeContent()
  }

  /// The content stays inside the safe area's sides and before the accessory.
  private func placeContent() {
    let sides = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    let space = bounds.inset(by: sides)
    var content = space
    if let image = accessory.image { content.size.width -= image.size.width + Self.accessoryMargin }
    contentView.place(at: directed(content, in: space))
    if accessory.image != nil {
      accessory.place(at: directed(accessoryFrame(after: content.maxX), in: space))
    }
  }

  /// The separator's left inset is at the leading edge (F268).
  private var separatorFrame: CGRect {
    let height = 1 / max(traitCollection.displayScale, 1)
    let leading = (isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left) + separatorInset.left
    return CGRect(
      x: leading, y: bounds.height - height,
      width: max(0, bounds.width - leading - separatorInset.right), height: height)
  }

  private func accessoryFrame(after x: CGFloat) -> CGRect {
    let size = accessory.sizeThatFits(.zero)
    return CGRect(origin: CGPoint(x: x, y: roundedToPixel((bounds.height - size.height) / 2)), size: size)
  }
}

extension UITableViewCell {
  /// Only the plain style, which subclasses fill.
  public enum CellStyle: Int, Sendable { case `default` }
  /// The view at the end of a row, as far as it is modelled.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator
    case checkmark = 3
  }
}
