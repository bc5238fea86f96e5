import Foundation

/// A control with a title, a symbol, or both side by side.
@MainActor open class UIButton: UIControl {
  /// The kinds of buttons that are modelled.
  public enum ButtonType: Int, Sendable {
    /// White text without highlight.
    case custom
    /// The tint colour, paler while touched.
    case system
  }

  public private(set) var buttonType = ButtonType.custom {
    didSet { label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18) }
  }
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private lazy var label = UILabel()
  private lazy var picture = UIImageView.symbol()
  private static let gap: CGFloat = 6

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  func setType(_ type: ButtonType) { buttonType = type }

  /// A button with the title, the image and the handler of `primaryAction`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open var titleLabel: UILabel? { label }

  // MARK: Looks by state

  open func setTitle(_ title: String?, for state: State) {
    guard titles[state] != title else { return }
    titles[state] = title
    update()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    guard titleColors[state] != color else { return }
    titleColors[state] = color
    update()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    guard images[state] != image else { return }
    images[state] = image
    update()
  }

  open var currentTitle: String? { titles[state] ?? titles[.normal] }
  open var currentImage: UIImage? { images[state] ?? images[.normal] }
  open var currentTitleColor: UIColor { titleColors[state] ?? titleColors[.normal] ?? standardColor }

  private var standardColor: UIColor {
    switch buttonType {
    case .custom: .white
    case .system: isEnabled ? tintColor ?? .systemBlue : .tertiaryLabel
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func touchWasUpInside() {
    sendActions(for: .primaryActionTriggered)
  }

  private func update() {
    attach(label, where: currentTitle != nil)
    attach(picture, where: currentImage != nil)
    label.text = currentTitle
    label.textColor = currentTitleColor
    picture.image = currentImage
    if picture.tintColor != currentTitleColor { picture.tintColor = currentTitleColor }
    fade()
    markNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func attach(_ part: UIView, where isWanted: Bool) {
    guard isWanted != (part.superview === self) else { return }
    if isWanted { addSubview(part) } else { part.removeFromSuperview() }
  }

  /// A touched system button turns pale.
  private func fade() {
    let alpha: CGFloat = buttonType == .system && isHighlighted ? 0.2 : 1
    for part in [label, picture] as [UIView] where part.alpha != alpha { part.alpha = alpha }
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (title, image) = partSizes
    return CGSize(
      width: title.width + image.width + space(between: title, and: image),
      height: max(title.height, image.height, 1) + 12)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  override var firstBaselineFromTop: CGFloat? {
    label.firstBaselineFromTop.map { (intrinsicContentSize.height - partSizes.title.height) / 2 + $0 }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (title, image) = partSizes
    let gap = space(between: title, and: image)
    let titleWidth = min(title.width, max(0, bounds.width - image.width - gap))
    let left = bounds.midX - (titleWidth + image.width + gap) / 2
    place(picture, at: left, size: image)
    place(label, at: left + image.width + gap, size: CGSize(width: titleWidth, height: title.height))
  }

  private func place(_ part: UIView, at x: CGFloat, size: CGSize) {
    let frame = CGRect(
      x: roundedToPixel(x), y: roundedToPixel(bounds.midY - size.height / 2), width: size.width,
      height: size.height)
    part.place(at: directed(frame))
  }

  private var partSizes: (title: CGSize, image: CGSize) {
    (
      currentTitle == nil ? .zero : label.sizeThatFits(.zero),
      currentImage?.size ?? .zero
    )
  }

  private func space(between title: CGSize, and image: CGSize) -> CGFloat {
    title.width > 0 && image.width > 0 ? Self.gap : 0
  }
}
