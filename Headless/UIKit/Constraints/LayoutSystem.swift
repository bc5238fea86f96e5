import Foundation

/// Writes the constraints around a root view as a linear problem.
///
/// The problem has variables for the position and the size of each view and guide that constraints
/// determine. Everything else is a number, or follows its superview by the autoresizing mask (F466).
@MainActor final class LayoutSystem {
  private typealias Axis = NSLayoutConstraint.Axis

  /// The variables of an item along one axis; without a start, the item begins at zero.
  private struct Span {
    var start: Int?
    var length: Int
  }

  private let root: UIView
  private let isFitting: Bool
  private let widths: [ObjectIdentifier: CGFloat]
  private(set) var problem = LayoutProblem()
  /// The constraints by their numbers in the problem.
  private(set) var constraints: [(Int, NSLayoutConstraint)] = []
  private var items: [any LayoutItem] = []
  private var contents: [UIScrollView] = []
  private var spans: [ObjectIdentifier: [Axis: Span]] = [:]
  private var origins: [ObjectIdentifier: [Axis: LinearExpression]] = [:]

  /// With a target the root's size is a variable. Texts of several lines are measured in `widths`.
  init(_ root: UIView, fitting target: FittingTarget?, widths: [ObjectIdentifier: CGFloat] = [:]) {
    self.root = root
    self.widths = widths
    isFitting = target != nil
    if let target { fit(target) }
    var holders = [root]
    collect(root, &holders)
    for holder in holders { holder.constraints.forEach(add) }
    guard !isFitting else { return }
    // A constraint that a view above holds is about this region if it determines an item here.
    for holder in sequence(first: root, next: \.superview).dropFirst() {
      holder.constraints.filter(determinesItem).forEach(add)
    }
  }

  private func fit(_ target: FittingTarget) {
    for (axis, length, priority) in [
      (Axis.horizontal, target.size.width, target.horizontal),
      (.vertical, target.size.height, target.vertical),
    ] {
      let variable = problem.addVariable(nonnegative: true)
      spans[ObjectIdentifier(root), default: [:]][axis] = Span(length: variable)
      var error = LinearExpression(variable: variable)
      error.constant -= length
      problem.add(error, .equal, priority: priority.rawValue)
    }
    addIntrinsicSize(of: root)
  }

  /// Makes variables for what constraints determine. A subview with a given frame begins a region of
  /// its own, but its content counts where the size of the root is asked for.
  private func collect(_ view: UIView, _ holders: inout [UIView]) {
    for guide in view.layoutGuides { addItem(guide) }
    for subview in view.subviews {
      if subview.isPlacedByConstraints {
        addItem(subview)
        addIntrinsicSize(of: subview)
      }
      guard subview.isPlacedByConstraints || isFitting else { continue }
      holders.append(subview)
      collect(subview, &holders)
    }
  }

  private func addItem(_ item: any LayoutItem) {
    items.append(item)
    for axis in [Axis.horizontal, .vertical] {
      spans[ObjectIdentifier(item), default: [:]][axis] = Span(
        start: problem.addVariable(nonnegative: false), length: problem.addVariable(nonnegative: true))
    }
  }

  /// A view is at most as large as its content, and at least, each with a priority (F467).
  private func addIntrinsicSize(of view: UIView) {
    let size = view.intrinsicSize(at: widths[ObjectIdentifier(view)])
    for (axis, length) in [(Axis.horizontal, size.width), (.vertical, size.height)] where length >= 0 {
      guard let span = spans[ObjectIdentifier(view)]?[axis] else { continue }
      var excess = LinearExpression(variable: span.length)
      excess.constant -= length
      problem.add(excess, .atMost, priority: view.contentHuggingPriority(for: axis).rawValue)
      problem.add(excess, .atLeast, priority: view.contentCompressionResistancePriority(for: axis).rawValue)
    }
  }

  // MARK: Constraints

  private func determinesItem(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.parts.contains { spans[ObjectIdentifier($0)] != nil }
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem as? any LayoutItem else { return }
    let second = constraint.secondItem as? any LayoutItem
    if constraint.secondAttribute != .notAnAttribute, second == nil { return }
    checkRegions(constraint)
    let isDirectional = constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    // From right to left, leading distances are measured from the right (F478).
    let sign: Double = isDirectional && (first.layoutView?.isRightToLeft ?? false) ? -1 : 1
    var expression = measure(constraint.firstAttribute, of: first, for: second) * sign
    if let second {
      let other = measure(constraint.secondAttribute, of: second, for: first)
      expression += other * (-sign * Double(constraint.multiplier))
    }
    expression.constant -= Double(constraint.constant)
    let relation: LayoutProblem.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .atMost
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      }
    let number = problem.add(expression, relation, priority: constraint.priority.rawValue)
    constraints.append((number, constraint))
  }

  /// Two views that constraints place, with a view between them whose frame is given, would have to be
  /// laid out together.
  private func checkRegions(_ constraint: NSLayoutConstraint) {
    guard !isFitting, constraint.parts.count > 1 else { return }
    for item in constraint.parts where spans[ObjectIdentifier(item)] == nil {
      guard let view = item as? UIView, view.isPlacedByConstraints, view.regionRoot !== root else { continue }
      preconditionFailure(
        "\(constraint) joins views on either side of a view with a given frame: not modelled")
    }
  }

  private func measure(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, for other: (any LayoutItem)?
  ) -> LinearExpression {
    var item = item
    // Seen from its content, a scroll view is its content (F476).
    if let scrollView = item as? UIScrollView, let view = other?.layoutView, view !== scrollView,
      view.isDescendant(of: scrollView)
    {
      item = scrollView.contentLayoutGuide
    }
    let axis = attribute.axis ?? .horizontal
    let (start, length) = (start(of: item, axis), length(of: item, axis))
    let view = item.layoutView
    switch attribute {
    case .width, .height: return length
    case .left, .top: return start
    case .right, .bottom: return start + length
    case .centerX, .centerY: return start + length * 0.5
    case .leading: return view?.isRightToLeft == true ? start + length : start
    case .trailing: return view?.isRightToLeft == true ? start : start + length
    case .firstBaseline:
      guard let distance = (item as? UIView)?.firstBaselineFromTop else { return start + length }
      return start + LinearExpression(distance)
    case .notAnAttribute: preconditionFailure("\(attribute) is not a measure of an item")
    }
  }

  // MARK: Geometry, in the root's coordinates

  private func start(of item: any LayoutItem, _ axis: Axis) -> LinearExpression {
    if let view = item as? UIView {
      if view === root { return LinearExpression(view.bounds.start(axis)) }
      return origin(of: view.superview, axis) + startInSuperview(of: view, axis)
    }
    let owner = item.layoutView
    let origin = origin(of: owner, axis)
    guard let guide = item as? UILayoutGuide, let owner else { return origin }
    if let start = spans[ObjectIdentifier(guide)]?[axis]?.start {
      return origin + LinearExpression(variable: start)
    }
    if guide is ContentLayoutGuide { return origin }
    guard let insets = guide.insets else { return origin + LinearExpression(guide.solvedFrame.start(axis)) }
    return origin + LinearExpression(owner.bounds.start(axis) + insets.before(axis))
  }

  private func length(of item: any LayoutItem, _ axis: Axis) -> LinearExpression {
    if let span = spans[ObjectIdentifier(item)]?[axis] { return LinearExpression(variable: span.length) }
    guard let guide = item as? UILayoutGuide else {
      return (item as? UIView).map { length($0, axis) } ?? .init()
    }
    if let guide = guide as? ContentLayoutGuide, let view = guide.owningView as? UIScrollView {
      return contentLength(of: view, guide, axis)
    }
    guard let owner = guide.owningView, let insets = guide.insets else {
      return LinearExpression(guide.solvedFrame.length(axis))
    }
    return length(of: owner, axis) + LinearExpression(-insets.before(axis) - insets.after(axis))
  }

  /// The content's size is a variable once a constraint asks for it.
  private func contentLength(of view: UIScrollView, _ guide: UILayoutGuide, _ axis: Axis) -> LinearExpression
  {
    if !contents.contains(where: { $0 === view }) { contents.append(view) }
    let variable = problem.addVariable(nonnegative: true)
    spans[ObjectIdentifier(guide), default: [:]][axis] = Span(length: variable)
    return LinearExpression(variable: variable)
  }

  /// The point zero of a view's own coordinates; of those beyond the topmost view, without a view.
  private func origin(of view: UIView?, _ axis: Axis) -> LinearExpression {
    guard let view else { return LinearExpression(-root.distanceFromTop(axis)) }
    if view === root { return LinearExpression() }
    if let known = origins[ObjectIdentifier(view)]?[axis] { return known }
    var origin = origin(of: view.superview, axis) + startInSuperview(of: view, axis)
    origin.constant -= view.bounds.start(axis)
    origins[ObjectIdentifier(view), default: [:]][axis] = origin
    return origin
  }

  private func startInSuperview(of view: UIView, _ axis: Axis) -> LinearExpression {
    if let start = spans[ObjectIdentifier(view)]?[axis]?.start { return LinearExpression(variable: start) }
    return LinearExpression(view.layoutFrame.start(axis)) + growth(of: view, axis).start
  }

  private func length(_ view: UIView, _ axis: Axis) -> LinearExpression {
    LinearExpression(view.bounds.length(axis)) + growth(of: view, axis).length
  }

  /// How a given frame changes with the superview, by the autoresizing mask.
  private func growth(
    of view: UIView, _ axis: Axis
  ) -> (start: LinearExpression, length: LinearExpression) {
    guard view !== root, !view.autoresizingMask.isEmpty, let superview = view.superview,
      superview.autoresizesSubviews
    else { return (LinearExpression(), LinearExpression()) }
    var growth = length(of: superview, axis)
    growth.constant -= superview.bounds.length(axis)
    let shares = view.autoresizingShares(axis, in: superview.bounds.length(axis))
    return (growth * shares.start, growth * shares.length)
  }

  // MARK: Results

  /// The solved width of each view whose height depends on its width.
  func widthsOfWrappingViews(_ values: [Double]) -> [ObjectIdentifier: CGFloat] {
    let views = (items + (isFitting ? [root] : [])).lazy.compactMap { $0 as? UIView }.filter(\.wrapsContent)
    let widths = views.compactMap { view -> (ObjectIdentifier, CGFloat)? in
      let id = ObjectIdentifier(view)
      return self.spans[id]?[.horizontal].map { (id, CGFloat(values[$0.length])) }
    }
    return Dictionary(widths) { first, _ in first }
  }

  func rootSize(_ values: [Double]) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      (spans[ObjectIdentifier(root)]?[axis]?.length).map { values[$0] } ?? 0
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  /// The frames of the items in their superviews, or in the views that own them.
  func frames(_ values: [Double]) -> [(any LayoutItem, CGRect)] {
    items.compactMap { item in
      guard let spans = spans[ObjectIdentifier(item)], let x = spans[.horizontal], let y = spans[.vertical]
      else { return nil }
      let ((left, right), (top, bottom)) = (edges(x, values), edges(y, values))
      return (item, CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }
  }

  /// Edges lie on whole pixels (F479).
  private func edges(_ span: Span, _ values: [Double]) -> (CGFloat, CGFloat) {
    let start = span.start.map { values[$0] } ?? 0
    return (root.roundedToPixel(start), root.roundedToPixel(start + values[span.length]))
  }

  func contentSizes(_ values: [Double]) -> [(UIScrollView, CGSize)] {
    contents.map { view in
      var size = view.contentSize
      let spans = spans[ObjectIdentifier(view.contentLayoutGuide)]
      if let span = spans?[.horizontal] { size.width = edges(span, values).1 }
      if let span = spans?[.vertical] { size.height = edges(span, values).1 }
      return (view, size)
    }
  }
}

extension CGRect {
  fileprivate func start(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? minX : minY }
  fileprivate func length(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
  fileprivate func before(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? left : top }
  fileprivate func after(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? right : bottom }
}

extension UIView {
  /// Where the view's point zero lies in the coordinates of the topmost view.
  fileprivate func distanceFromTop(_ axis: NSLayoutConstraint.Axis) -> Double {
    sequence(first: self, next: \.superview).reduce(0) {
      $0 + $1.layoutFrame.start(axis) - $1.bounds.start(axis)
    }
  }
}
