import Foundation

/// A switch of 51 by 31 points, centred in its bounds (F347).
@MainActor open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let margin: CGFloat = 2

  /// Off by default. Setting it sends no event.
  open var isOn = false {
    didSet { if isOn != oldValue { update() } }
  }

  private let track = UIView()
  private let thumb = ControlThumb(color: .white)

  /// The size of `frame` is ignored (F347).
  override func setUpView() {
    super.setUpView()
    layer.setFrameUnrecorded(CGRect(origin: frame.origin, size: Self.size))
    isAccessibilityElement = true
    track.isUserInteractionEnabled = false
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.size.height / 2 - Self.margin
    addSubview(track)
    addSubview(thumb)
    update()
  }

  override func touchWasUpInside() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var isImmediate: Bool { true }

  /// A tap is not left to recognisers of outer views (F346).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer is UITapGestureRecognizer, gestureRecognizer.view !== self
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Look

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override var intrinsicContentSize: CGSize { Self.size }

  private func update() {
    track.backgroundColor = isOn ? .systemGreen : .secondarySystemFill
    markNeedsLayout()
  }

  override var isPaleWhileDisabled: Bool { true }

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
