import Foundation

/// Lays out views in a row or a column, which they fill, by constraints of its own (F477).
@MainActor open class UIStackView: UIView {
  /// How views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing
    public static var top: Alignment { .leading }
  }

  public private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  /// How much an empty length across or along the axis counts: little more than a fitting size.
  private static let tightness = UILayoutPriority(51)

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  open func addArrangedSubview(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    arrangedSubviews.append(view)
    setNeedsUpdateConstraints()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsUpdateConstraints()
  }

  override func subviewDidHideOrShow() { setNeedsUpdateConstraints() }

  // MARK: Constraints

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(arrangement)
    arrangement = makeArrangement()
    NSLayoutConstraint.activate(arrangement)
    super.updateConstraints()
  }

  private var ends: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
    axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
  }

  private var sides: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
    axis == .horizontal ? (.top, .bottom) : (.leading, .trailing)
  }

  /// Hidden views take no part.
  private func makeArrangement() -> [NSLayoutConstraint] {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let (start, end) = ends
    let across: NSLayoutConstraint.Attribute = axis == .horizontal ? .height : .width
    let along: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    var constraints = views.flatMap(constraintsAcross)
    if alignment != .fill || views.isEmpty { constraints.append(tight(across)) }
    guard let first = views.first, let last = views.last else { return constraints + [tight(along)] }
    constraints.append(relate(first, start, .equal, self, start))
    for (view, next) in zip(views, views.dropFirst()) {
      let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
      constraints.append(relate(next, start, .equal, view, end, constant: spacing))
      if alignment == .firstBaseline {
        constraints.append(relate(next, .firstBaseline, .equal, view, .firstBaseline))
      }
    }
    return constraints + [relate(self, end, .equal, last, end)]
  }

  private func constraintsAcross(_ view: UIView) -> [NSLayoutConstraint] {
    let (start, end) = sides
    let isAtStart = alignment == .fill || alignment == .leading
    let isAtEnd = alignment == .fill || alignment == .trailing
    var constraints = [
      relate(view, start, isAtStart ? .equal : .greaterThanOrEqual, self, start),
      relate(view, end, isAtEnd ? .equal : .lessThanOrEqual, self, end),
    ]
    if alignment == .center {
      let center: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerY : .centerX
      constraints.append(relate(view, center, .equal, self, center))
    }
    return constraints
  }

  private func tight(_ length: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(self, length, .equal, nil, .notAnAttribute)
    constraint.priority = Self.tightness
    return constraint
  }

  private func relate(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: any LayoutItem, _ other: NSLayoutConstraint.Attribute, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(first, attribute, relation, second, other, constant: constant)
  }
}
