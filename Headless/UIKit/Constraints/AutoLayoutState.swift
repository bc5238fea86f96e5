import Foundation

/// What auto layout knows of a view that takes part in it; for other views it costs nothing.
@MainActor final class AutoLayoutState {
  enum SystemGuide {
    case safeArea, content, frame
  }

  /// Whether the frame is given, and no constraint places the view (F466).
  var translatesMask = true
  /// The active constraints whose items have this view as nearest common ancestor.
  var constraints: [NSLayoutConstraint] = []
  /// The number of constraints about this view that a view above holds.
  var constraintsAbove = 0
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemGuide: UILayoutGuide] = [:]
  var hugging = Priorities(.defaultLow)
  var resistance = Priorities(.defaultHigh)
  /// The width in which a text of several lines is measured; `nil` for one line.
  var layoutWidth: CGFloat?
  /// Intrinsic sizes by that width, until they are invalidated (F467).
  var intrinsicSizes: [CGFloat?: CGSize] = [:]
  /// The views around this one that constraints place, if its own frame is given.
  private(set) var ownRegion: LayoutRegion?
  /// The frame that constraints determined.
  var frame: CGRect?
  var needsUpdate = false

  var region: LayoutRegion {
    if let ownRegion { return ownRegion }
    let region = LayoutRegion()
    ownRegion = region
    return region
  }

  /// A priority for each axis.
  struct Priorities {
    private var horizontal: UILayoutPriority
    private var vertical: UILayoutPriority

    init(_ both: UILayoutPriority) { (horizontal, vertical) = (both, both) }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }
}

extension UIView {
  var autoLayout: AutoLayoutState {
    if let autoLayoutIfAny { return autoLayoutIfAny }
    let state = AutoLayoutState()
    autoLayoutIfAny = state
    return state
  }

  /// Whether constraints place the view in its superview.
  var isPlacedByConstraints: Bool { autoLayoutIfAny?.translatesMask == false }

  /// Whether the frame is given, and other views are constrained to it.
  var isReference: Bool { !isPlacedByConstraints && autoLayoutIfAny?.constraintsAbove ?? 0 > 0 }

  /// The nearest view, from this one up, whose own frame is given.
  var regionRoot: UIView {
    var view = self
    while view.isPlacedByConstraints, let next = view.superview { view = next }
    return view
  }

  /// Marks the region around the view for layout.
  func constraintsDidChange() {
    let root = regionRoot
    root.autoLayout.region.isStale = true
    root.awaitLayout()
  }

  /// Deactivates the constraints between a subtree that leaves and this view or its ancestors (F193).
  func deactivateConstraints(of leaving: UIView) {
    for view in sequence(first: self, next: \.superview) {
      guard let constraints = view.autoLayoutIfAny?.constraints, !constraints.isEmpty else { continue }
      NSLayoutConstraint.deactivate(constraints.filter { $0.concerns(leaving) })
    }
  }

  func commonAncestor(with other: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first(where: other.isDescendant)
  }
}
