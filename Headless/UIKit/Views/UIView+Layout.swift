import Foundation

/// What a layout pass must do with a view.
enum LayoutState {
  case clean
  /// A subview below needs layout.
  case descendants
  /// This view needs layout.
  case itself
  /// The view is in its own layout, and places its subviews.
  case placing
}

extension UIView {
  /// Marks the view for layout. The ledger counts it, because it costs a layout pass.
  public func setNeedsLayout() {
    layer.observers.ledger?.record(.layout, isRedundant: false)
    markNeedsLayout()
  }

  /// Updates constraints, then lays out from the topmost marked ancestor down (F179).
  public func layoutIfNeeded() {
    topmostMarked.updateConstraintsIfNeeded()
    topmostMarked.layoutTree()
  }

  private var topmostMarked: UIView {
    sequence(first: self, next: \.superview).reduce(self) { $1.layoutState == .itself ? $1 : $0 }
  }

  /// Marks the view after a change of hierarchy or size; the ledger counts a mark, not a write.
  func markNeedsLayout() {
    layer.observers.ledger?.recordMark()
    awaitLayout()
  }

  /// Marks the view without counting, as a transform does with the superview.
  func awaitLayout() {
    layoutState = .itself
    propagateLayoutMark()
  }

  /// Marks the view for another size or transform of a subview, unless its own layout causes that (F510).
  func subviewDidChange(_ mark: (UIView) -> () -> Void) {
    if layoutState != .placing { mark(self)() }
  }

  func propagateLayoutMark() {
    var view = superview
    while let next = view, next.layoutState == .clean {
      next.layoutState = .descendants
      view = next.superview
    }
  }

  func layoutTree() {
    switch layoutState {
    case .clean: return
    case .placing: return layOutSubviews()
    case .descendants, .itself: layOutOnce()
    }
    while let region = autoLayoutIfAny?.ownRegion, region.takesAnotherPass() {
      updateConstraintsIfNeeded()
      layOutOnce()
    }
  }

  /// Controller, view, controller; then the subviews (F179).
  private func layOutOnce() {
    if layoutState == .itself {
      layoutState = .placing
      controller?.viewWillLayoutSubviews()
      updateSafeArea()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    if layoutState != .itself { layoutState = .clean }
    layOutSubviews()
  }

  private func layOutSubviews() {
    for subview in subviews { subview.layoutTree() }
  }

  // MARK: Safe area (F182)

  /// Takes the superview's insets as far as they reach into this view, adds the controller's, and
  /// passes a change on. A scaled or rotated view keeps what it has from its superview (F390); what
  /// its controller adds arrives, by our choice.
  func updateSafeArea() {
    if window == nil || transform.isTranslation { inheritedSafeArea = handedDownSafeArea }
    let added = window == nil ? .zero : controller?.totalAdditionalSafeAreaInsets ?? .zero
    let insets = inheritedSafeArea + added
    guard !insets.isNear(storedSafeAreaInsets) else { return }
    storedSafeAreaInsets = insets
    if autoLayoutIfAny?.systemGuides.isEmpty == false { constraintsDidChange() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    markNeedsLayout()
    for subview in subviews { subview.updateSafeArea() }
  }

  private var handedDownSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.deviceSafeArea }
    guard window != nil, let superview, superview.storedSafeAreaInsets != .zero else { return .zero }
    let outer = superview.storedSafeAreaInsets
    let space = superview.bounds
    let frame = frame
    let answer = Simulator.running.safeAreaOutside
    /// The edge, and the opposite one, are `gap` and `rest` from the superview's edge, inwards.
    func reach(_ inset: CGFloat, _ gap: CGFloat, _ rest: CGFloat) -> CGFloat {
      switch answer {
      case .stays: min(inset, max(0, inset - gap))
      case .grows: max(0, inset - gap)
      case .covered: min(inset, max(0, inset - gap), max(0, rest))
      }
    }
    return UIEdgeInsets(
      top: reach(outer.top, frame.minY - space.minY, frame.maxY - space.minY),
      left: reach(outer.left, frame.minX - space.minX, frame.maxX - space.minX),
      bottom: reach(outer.bottom, space.maxY - frame.maxY, space.maxY - frame.minY),
      right: reach(outer.right, space.maxX - frame.maxX, space.maxX - frame.minX))
  }
}

/// The safe area of a view that hangs out of its superview. Nothing promises one of them (F454).
public enum SafeAreaOutside: CaseIterable, Sendable {
  /// At most that of the superview.
  case stays
  /// More by the part that hangs out.
  case grows
  /// The part of the superview's that the view covers.
  case covered
}
