import Foundation

/// A thumb on a track: one value between two others.
@MainActor open class UISlider: UIControl {
  /// Sides and thicknesses in points; no figures of Apple's are known.
  private static let height: CGFloat = 31
  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  /// How far beside the thumb a finger may land.
  private static let slack: CGFloat = 8
  /// How far a swipe of somebody who does not see the screen goes, as a share of the way (F346).
  private static let step: Float = 0.1

  /// 0 by default; what is beyond the ends is taken back to them (F346).
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  /// 0 by default. A greater one takes the maximum along.
  open var minimumValue: Float = 0 {
    didSet {
      if minimumValue.isNaN { minimumValue = oldValue }
      maximumValue = max(maximumValue, minimumValue)
      value = storedValue
      markNeedsLayout()
    }
  }
  /// 1 by default. A smaller one takes the minimum along.
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue.isNaN { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
      markNeedsLayout()
    }
  }
  /// Whether every change under the finger is told, as by default, or the one that it ends with.
  open var isContinuous = true

  private var storedValue: Float = 0
  /// Where the finger landed, and what the value was then.
  private var grip: (point: CGPoint, value: Float)?
  private let track = UIView()
  private let filled = UIView()
  private let thumb = ControlThumb(color: .white)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    for part in [track, filled] {
      part.isUserInteractionEnabled = false
      part.layer.cornerRadius = Self.trackHeight / 2
    }
    thumb.layer.cornerRadius = Self.thumbSide / 2
    track.backgroundColor = .systemFill
    filled.backgroundColor = tintColor
    for part in [track, filled, thumb] { addSubview(part) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the value at once, whether animated or not, and tells nobody. What is no number is not taken.
  open func setValue(_ value: Float, animated: Bool) {
    let fitting = min(max(value, minimumValue), maximumValue)
    guard !value.isNaN, fitting != storedValue else { return }
    storedValue = fitting
    markNeedsLayout()
  }

  // MARK: The finger

  /// Only what lands on the thumb moves it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard thumbFrame.insetBy(dx: -Self.slack, dy: -Self.slack).contains(point) else { return false }
    grip = (point, value)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let grip, way > 0 else { return true }
    let distance = (touch.location(in: self).x - grip.point.x) * (isRightToLeft ? -1 : 1)
    let old = value
    value = grip.value + Float(distance / way) * (maximumValue - minimumValue)
    if isContinuous, value != old { tell() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous, let grip, value != grip.value { tell() }
    grip = nil
  }

  open override func cancelTracking(with event: UIEvent?) { endTracking(nil, with: event) }

  /// A finger that goes along the track is the slider's own (F346).
  override func keeps(_ touch: UITouch, from recognizer: UIGestureRecognizer) -> Bool {
    guard let grip, recognizer is UIPanGestureRecognizer else { return false }
    let point = touch.location(in: self)
    return abs(point.x - grip.point.x) > abs(point.y - grip.point.y)
  }

  private func tell() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  // MARK: Those who do not see the screen

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((share * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { adjust(by: Self.step) }
  open override func accessibilityDecrement() { adjust(by: -Self.step) }

  private func adjust(by step: Float) {
    let old = value
    value += step * (maximumValue - minimumValue)
    if value != old { tell() }
  }

  // MARK: Look

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    filled.backgroundColor = tintColor
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = CGRect(
      x: bounds.minX, y: bounds.midY - Self.trackHeight / 2, width: bounds.width, height: Self.trackHeight)
    track.place(at: line)
    thumb.place(at: thumbFrame)
    let length = CGFloat(share) * way + Self.thumbSide / 2
    filled.place(at: directed(CGRect(origin: line.origin, size: CGSize(width: length, height: line.height))))
  }

  /// How far along the value is, 0 to 1.
  private var share: Float {
    maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
  }

  /// How far the thumb can go, in points.
  private var way: CGFloat { max(0, bounds.width - Self.thumbSide) }

  private var thumbFrame: CGRect {
    directed(
      CGRect(
        x: bounds.minX + CGFloat(share) * way, y: bounds.midY - Self.thumbSide / 2, width: Self.thumbSide,
        height: Self.thumbSide))
  }
}
