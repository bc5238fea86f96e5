import Foundation

/// Several titles side by side, of which one may be chosen. All segments are equally wide.
@MainActor open class UISegmentedControl: UIControl {
  /// Says that no segment is chosen.
  nonisolated public class var noSegment: Int { -1 }

  /// Lengths in points; no figures of Apple's are known.
  private static let height: CGFloat = 32
  private static let margin: CGFloat = 2
  private static let padding: CGFloat = 12

  private var labels: [UILabel] = []
  private let pill = ControlThumb(color: UIColor(light: 0xFFFFFF, dark: 0x636366))
  private var storedIndex = -1

  /// The segment that is chosen, 0 the first; `noSegment`, as by default, for none. Setting it tells nobody.
  ///
  /// One that does not exist is not taken, with a complaint; a device raises an exception (F348).
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      guard newValue == Self.noSegment || labels.indices.contains(newValue) else {
        return complain(of: newValue)
      }
      storedIndex = newValue
      markNeedsLayout()
    }
  }

  /// - Parameter items: Titles, the first first; only `String`s are modelled.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for item in items ?? [] {
      guard let title = item as? String else { preconditionFailure("A segment is a title here") }
      insertSegment(withTitle: title, at: numberOfSegments, animated: false)
    }
    bounds.size = sizeThatFits(.zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    pill.layer.cornerRadius = 7
    addSubview(pill)
  }

  // MARK: Segments

  open var numberOfSegments: Int { labels.count }

  /// Puts a segment in, at the nearest place that there is; the one that is chosen stays so.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = min(max(segment, 0), labels.count)
    let label = UILabel()
    label.text = title
    label.textAlignment = .center
    label.isAccessibilityElement = true
    label.accessibilityLabel = title
    labels.insert(label, at: place)
    if storedIndex >= place { storedIndex += 1 }
    addSubview(label)
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard labels.indices.contains(segment) else { return complain(of: segment) }
    labels[segment].text = title
    labels[segment].accessibilityLabel = title
  }

  open func titleForSegment(at segment: Int) -> String? {
    guard labels.indices.contains(segment) else {
      complain(of: segment)
      return nil
    }
    return labels[segment].text
  }

  private func complain(of segment: Int) {
    Simulator.running.complain("A segmented control has no segment \(segment)")
  }

  // MARK: The finger

  /// What the finger lifts over is chosen; only a change is told.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self), let index = segment(at: point),
      index != storedIndex
    else {
      return
    }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// A tap is the control's own (F346).
  override func keeps(_ touch: UITouch, from recognizer: UIGestureRecognizer) -> Bool {
    recognizer is UITapGestureRecognizer && isEnabled
  }

  private func segment(at point: CGPoint) -> Int? {
    labels.indices.first { frame(ofSegment: $0).contains(point) }
  }

  // MARK: Look

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widest = labels.map { $0.sizeThatFits(.zero).width }.max() ?? 0
    return CGSize(width: CGFloat(labels.count) * (widest + 2 * Self.padding), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
  }

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
