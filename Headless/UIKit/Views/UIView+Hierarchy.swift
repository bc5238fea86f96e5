import Foundation

extension UIView {
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.leaveSuperview(for: self)
    insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }
  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  public func removeFromSuperview() {
    guard let superview else { return }
    endFirstResponder()
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    superview.remove(self)
    move(toWindow: nil)
    didMoveToSuperview()
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }

  /// Makes the first responder in this tree resign.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder, responder.isInside(self) else { return true }
    if responder.resignFirstResponder() { return true }
    if force {
      window?.firstResponder = nil
      responder.firstResponderWasLost()
    }
    return force
  }

  private func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be added to itself or to its own subview")
    view.leaveSuperview(for: self)
    view.willMove(toSuperview: self)
    let place = max(0, min(index, subviews.count))  // An index beyond the ends is clamped (F193).
    subviews.insert(view, at: place)
    showLayer(of: view, at: place)
    view.superview = self
    markNeedsLayout()
    if view.isPlacedByConstraints { constraintsDidChange() }
    view.move(toWindow: window)
    view.updateSafeArea()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// A move within the same window leaves only the superview (F193).
  private func leaveSuperview(for new: UIView) {
    guard let superview else { return }
    if new.window !== window { endFirstResponder() }
    superview.willRemoveSubview(self)
    superview.remove(self)
    if new.window !== window { move(toWindow: nil) }
  }

  private func remove(_ view: UIView) {
    deactivateConstraints(of: view)
    subviews.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    view.superview = nil
    markNeedsLayout()
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: place)
    subviews.insert(view, at: index)
    showLayer(of: view, at: index)
  }

  /// Puts the layer below the next subview's; layers without a view keep their positions (F343).
  private func showLayer(of view: UIView, at place: Int) {
    let others = (layer.sublayers ?? []).filter { $0 !== view.layer }
    let next = subviews.dropFirst(place + 1).first
    let index = next.flatMap { next in others.firstIndex { $0 === next.layer } }
    layer.insertSublayer(view.layer, at: UInt32(index ?? others.count))
  }

  func move(toWindow new: UIWindow?) {
    guard window !== new else { return }
    willMove(toWindow: new)
    controller?.viewWillMove(toWindow: new)
    // A view that leaves the window cancels its recognisers (F157, F193).
    if new == nil { gestureRecognizers?.forEach { $0.cancelBecauseViewLeft() } }
    window = new
    if new != nil, layoutState != .clean { propagateLayoutMark() }
    if new != nil, Self.requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
    for subview in subviews { subview.move(toWindow: new) }
    updateSafeArea()
    if let color = backgroundColor, new != nil { restoreBackground(color) }
    if new != nil { traitsMayHaveChanged() }
    didMoveToWindow()
    controller?.viewDidMove(toWindow: new)
  }

  /// Colours depend on traits, which a view gets in a window.
  private func restoreBackground(_ color: UIColor) {
    layer.values.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
  }

  private func endFirstResponder() {
    guard let responder = window?.firstResponder, responder.isInside(self) else { return }
    window?.firstResponder = nil
    responder.firstResponderWasLost()
  }
}

extension UIResponder {
  func isInside(_ view: UIView) -> Bool {
    if let owner = InputBarHost.around(self)?.owner { return owner.isInside(view) }
    return (self as? UIView ?? (self as? UIViewController)?.viewIfLoaded)?.isDescendant(of: view) ?? false
  }

  /// Called after the view left the window as first responder.
  func firstResponderWasLost() { _ = resignFirstResponder() }
}
