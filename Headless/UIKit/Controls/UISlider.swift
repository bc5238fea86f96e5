import Foundation

/// A thumb on a track, with a value of 0 to 1. Its ends cannot be set here.
@MainActor open class UISlider: UIControl {
  /// Lengths in points; Apple's figures are not known.
  private static let height: CGFloat = 31
  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  /// How far beside the thumb a finger may land, in points.
  private static let slack: CGFloat = 8

  /// 0 by default; values beyond the ends are clamped (F346).
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  private var storedValue: Float = 0
  /// Where the finger landed, and the value at that moment.
  private var grip: (point: CGPoint, value: Float)?
  private let track = UIView()
  private let filled = UIView()
  private let thumb = ControlThumb(color: .white)

  override func setUpView() {
    super.setUpView()
    isAccessibilityElement = true
    for part in [track, filled] {
      part.isUserInteractionEnabled = false
      part.layer.cornerRadius = Self.trackHeight / 2
    }
    thumb.layer.cornerRadius = Self.thumbSide / 2
    track.backgroundColor = .systemFill
    filled.backgroundColor = tintColor
    for part in [track, filled, thumb] { addSubview(part) }
  }

  /// Sets the value at once, animated or not, and sends no event. Ignores NaN.
  open func setValue(_ value: Float, animated: Bool) {
    let fitting = min(max(value, 0), 1)
    guard !value.isNaN, fitting != storedValue else { return }
    storedValue = fitting
    markNeedsLayout()
  }

  // MARK: Touches

  /// Only a finger that lands on the thumb moves it (F346).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard thumbFrame.insetBy(dx: -Self.slack, dy: -Self.slack).contains(point) else { return false }
    grip = (point, value)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let grip, travel > 0 else { return true }
    let distance = (touch.location(in: self).x - grip.point.x) * (isRightToLeft ? -1 : 1)
    let old = value
    value = grip.value + Float(distance / travel)
    if value != old { sendChange() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { grip = nil }

  override var isImmediate: Bool { true }

  /// A finger that moves along the track is not left to recognisers of outer views (F346).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let grip, gestureRecognizer is UIPanGestureRecognizer, gestureRecognizer.view !== self
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let point = gestureRecognizer.location(in: self)
    return abs(point.x - grip.point.x) <= abs(point.y - grip.point.y)
  }

  private func sendChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  // MARK: Look

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  override var isPaleWhileDisabled: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = CGRect(
      x: bounds.minX, y: bounds.midY - Self.trackHeight / 2, width: bounds.width, height: Self.trackHeight)
    track.place(at: line)
    thumb.place(at: thumbFrame)
    let length = CGFloat(value) * travel + Self.thumbSide / 2
    filled.place(at: directed(CGRect(origin: line.origin, size: CGSize(width: length, height: line.height))))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  /// How far the thumb can move, in points.
  private var travel: CGFloat { max(0, bounds.width - Self.thumbSide) }

  private var thumbFrame: CGRect {
    directed(
      CGRect(
        x: bounds.minX + CGFloat(value) * travel, y: bounds.midY - Self.thumbSide / 2,
        width: Self.thumbSide, height: Self.thumbSide))
  }
}
