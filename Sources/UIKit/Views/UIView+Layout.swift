import Foundation

/// What a view's layout waits for.
enum LayoutState {
  case clean
  /// Somewhere below, a view wants layout.
  case descendants
  /// This view wants layout.
  case itself
}

extension UIView {
  /// Marks the view for the next layout pass. Costs a pass, so the ledger counts it.
  public func setNeedsLayout() {
    WriteLedger.current?.record(.layout, isRedundant: false)
    markNeedsLayout()
  }

  /// Lays out from the topmost marked ancestor down (F179).
  public func layoutIfNeeded() {
    var top = self
    var view: UIView? = self
    while let next = view {
      if next.layoutState == .itself { top = next }
      view = next.superview
    }
    top.layoutTree()
  }

  /// Marks without counting a write: what UIKit itself does after a change of hierarchy or size.
  func markNeedsLayout() {
    WriteLedger.current?.recordMark()
    awaitLayout()
  }

  /// Marks without counting: what a transform costs the superview, and cannot be helped.
  func awaitLayout() {
    layoutState = .itself
    propagateLayoutMark()
  }

  func propagateLayoutMark() {
    var view = superview
    while let next = view, next.layoutState == .clean {
      next.layoutState = .descendants
      view = next.superview
    }
  }

  /// Controller, view, controller; then the subviews (F179).
  func layoutTree() {
    guard layoutState != .clean else { return }
    let isMarked = layoutState == .itself
    layoutState = .clean
    if isMarked {
      controller?.viewWillLayoutSubviews()
      updateSafeArea()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layoutTree() }
  }

  // MARK: Safe area (F182)

  /// Takes the insets over from the superview as far as they reach into this view, in its own coordinates,
  /// adds the controller's own, and passes a change on. A view that hangs out of its superview gets no more
  /// than the superview has.
  func updateSafeArea() {
    let insets = computedSafeArea
    guard !insets.isNear(storedSafeAreaInsets) else { return }  // Rounding is no change.
    storedSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    markNeedsLayout()
    for subview in subviews { subview.updateSafeArea() }
  }

  private var computedSafeArea: UIEdgeInsets {
    guard window != nil else { return .zero }
    return inheritedSafeArea + (controller?.totalAdditionalSafeAreaInsets ?? .zero)
  }

  private var inheritedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.deviceSafeArea }
    guard let superview, superview.storedSafeAreaInsets != .zero else { return .zero }
    let outer = superview.storedSafeAreaInsets
    let space = superview.bounds
    let frame = frame
    let scale = transform.scale
    func reach(_ inset: CGFloat, _ gap: CGFloat, _ scale: CGFloat) -> CGFloat {
      scale > 0 ? min(inset, max(0, inset - gap)) / scale : 0
    }
    return UIEdgeInsets(
      top: reach(outer.top, frame.minY - space.minY, scale.height),
      left: reach(outer.left, frame.minX - space.minX, scale.width),
      bottom: reach(outer.bottom, space.maxY - frame.maxY, scale.height),
      right: reach(outer.right, space.maxX - frame.maxX, scale.width))
  }
}
