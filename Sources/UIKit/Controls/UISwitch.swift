import Foundation

/// A switch that is on or off. It has one size, 51 by 31 points, and stands in the middle of its bounds (F347).
@MainActor open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let margin: CGFloat = 2

  /// Off by default. Setting it tells nobody.
  open var isOn = false {
    didSet { if isOn != oldValue { update() } }
  }
  /// The track's colour when on; the system's green unless set.
  open var onTintColor: UIColor? {
    didSet { update() }
  }

  private let track = UIView()
  private let thumb = ControlThumb(color: .white)

  /// The size of `frame` is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isAccessibilityElement = true
    track.isUserInteractionEnabled = false
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.size.height / 2 - Self.margin
    addSubview(track)
    addSubview(thumb)
    update()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns it on or off at once, whether animated or not, and tells nobody.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func touchWasUpInside() {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// A tap is the switch's own (F346).
  override func keeps(_ touch: UITouch, from recognizer: UIGestureRecognizer) -> Bool {
    recognizer is UITapGestureRecognizer && isEnabled
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Look

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override var intrinsicContentSize: CGSize { Self.size }

  private func update() {
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    markNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let box = CGRect(
      x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2, width: Self.size.width,
      height: Self.size.height)
    track.place(at: box)
    let side = box.height - 2 * Self.margin
    let left = isOn ? box.maxX - Self.margin - side : box.minX + Self.margin
    thumb.place(at: directed(CGRect(x: left, y: box.minY + Self.margin, width: side, height: side)))
  }
}
