import Foundation

extension UIView {
  /// Whether the frame is given by the app or the autoresizing mask; `true` by default (F466).
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !isPlacedByConstraints }
    set {
      guard newValue == isPlacedByConstraints else { return }
      constraintsDidChange()
      autoLayout.translatesMask = newValue
      constraintsDidChange()
    }
  }

  // MARK: Constraints

  /// The active constraints that this view holds: those whose items it is the nearest common ancestor of.
  public var constraints: [NSLayoutConstraint] { autoLayoutIfAny?.constraints ?? [] }

  // MARK: Intrinsic size

  /// Stands for an intrinsic length that a view does not have.
  public nonisolated class var noIntrinsicMetric: CGFloat { -1 }

  /// Called by views whose content has another size now: sizes are remembered until then (F467).
  public func invalidateIntrinsicContentSize() {
    guard let autoLayoutIfAny else { return }
    autoLayoutIfAny.intrinsicSizes = [:]
    constraintsDidChange()
  }

  /// The intrinsic size with texts of several lines in a column of some width.
  func intrinsicSize(at width: CGFloat?) -> CGSize {
    if let size = autoLayoutIfAny?.intrinsicSizes[width] { return size }
    autoLayout.layoutWidth = width
    let size = intrinsicContentSize
    autoLayout.intrinsicSizes[width] = size
    return size
  }

  /// How much the view resists becoming larger than its intrinsic size; 250 by default (F467).
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayoutIfAny?.hugging[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    autoLayout.hugging[axis] = priority
    constraintsDidChange()
  }

  /// How much the view resists becoming smaller than its intrinsic size; 750 by default (F467).
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayoutIfAny?.resistance[axis] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    autoLayout.resistance[axis] = priority
    constraintsDidChange()
  }

  // MARK: Fitting

  /// As small as the constraints allow.
  public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }

  func fittingSize(_ target: FittingTarget) -> CGSize {
    updateConstraintsIfNeeded()
    let size = LayoutRegion().size(of: self, fitting: target)
    return CGSize(width: ceiledToPixel(size.width), height: ceiledToPixel(size.height))
  }
}

/// A size that a view should have, and how much each length counts.
struct FittingTarget {
  var size: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}
