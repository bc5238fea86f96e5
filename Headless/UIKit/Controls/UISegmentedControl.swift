import Foundation

/// Several titles side by side, one of them selected. All segments have the same width.
@MainActor open class UISegmentedControl: UIControl {
  /// The index that stands for no selection.
  nonisolated public class var noSegment: Int { -1 }

  /// Lengths in points; Apple's figures are not known.
  private static let height: CGFloat = 32
  private static let margin: CGFloat = 2
  private static let padding: CGFloat = 12

  private var labels: [UILabel] = []
  private let pill = ControlThumb(color: UIColor(light: 0xFFFFFF, dark: 0x636366))
  private var storedIndex = -1

  /// The index of the selected segment; `noSegment` by default. Setting it sends no event.
  ///
  /// An index without a segment is refused with a complaint; a device raises an exception (F348).
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      guard newValue == Self.noSegment || labels.indices.contains(newValue) else {
        return Simulator.running.complain("A segmented control has no segment \(newValue)")
      }
      storedIndex = newValue
      markNeedsLayout()
    }
  }

  /// - Parameter items: The titles of the segments; only `String`s are modelled.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      guard let title = item as? String else { preconditionFailure("Only titles are modelled as segments") }
      addSegment(title)
    }
    bounds.size = sizeThatFits(.zero)
  }

  override func setUpView() {
    super.setUpView()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    pill.layer.cornerRadius = 7
    addSubview(pill)
  }

  private func addSegment(_ title: String) {
    let label = UILabel()
    label.text = title
    label.textAlignment = .center
    label.isAccessibilityElement = true
    label.accessibilityLabel = title
    labels.append(label)
    addSubview(label)
  }

  // MARK: Touches

  /// The segment under the lifting finger is selected; a change sends an event (F348).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self),
      let index = labels.indices.first(where: { frame(ofSegment: $0).contains(point) }),
      index != storedIndex
    else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var isImmediate: Bool { true }

  /// A tap is not left to recognisers of outer views (F346).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer is UITapGestureRecognizer, gestureRecognizer.view !== self
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  // MARK: Look

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widest = labels.map { $0.sizeThatFits(.zero).width }.max() ?? 0
    return CGSize(width: CGFloat(labels.count) * (widest + 2 * Self.padding), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var isPaleWhileDisabled: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    pill.isHidden = storedIndex == Self.noSegment
    for (index, label) in labels.enumerated() {
      label.font = .systemFont(ofSize: 13, weight: index == storedIndex ? .semibold : .medium)
      label.place(at: frame(ofSegment: index))
    }
    guard !pill.isHidden else { return }
    pill.place(at: frame(ofSegment: storedIndex).insetBy(dx: Self.margin, dy: Self.margin))
  }

  private func frame(ofSegment index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(labels.count, 1))
    let left = bounds.minX + CGFloat(index) * width
    return directed(CGRect(x: left, y: bounds.minY, width: width, height: bounds.height))
  }
}
