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
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
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

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    setNeedsUpdateConstraints()
  }

  /// The view stays a subview (F477).
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsUpdateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
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
    constraints.append(relate(first, start, .equal, canvas, start))
    for (view, next) in zip(views, views.dropFirst()) {
      let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
      constraints.append(relate(next, start, .equal, view, end, constant: spacing))
      if alignment == .firstBaseline {
        constraints.append(relate(next, .firstBaseline, .equal, view, .firstBaseline))
      }
    }
    return constraints + [relate(canvas, end, .equal, last, end)]
  }

  private func constraintsAcross(_ view: UIView) -> [NSLayoutConstraint] {
    let (start, end) = sides
    let isAtStart = alignment == .fill || alignment == .leading
    let isAtEnd = alignment == .fill || alignment == .trailing
    var constraints = [
      relate(view, start, isAtStart ? .equal : .greaterThanOrEqual, canvas, start),
      relate(view, end, isAtEnd ? .equal : .lessThanOrEqual, canvas, end),
    ]
    if alignment == .center {
      let center: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerY : .centerX
      constraints.append(relate(view, center, .equal, canvas, center))
    }
    return constraints
  }

  private var canvas: any LayoutItem { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

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
