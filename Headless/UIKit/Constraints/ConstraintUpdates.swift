/// The views that update their constraints before the next layout.
@MainActor final class ConstraintUpdates {
  private var waiting: [Weak<UIView>] = []

  func add(_ view: UIView) { waiting.append(Weak(object: view)) }

  /// Updates the views in a tree, from the innermost outwards (F179).
  func run(in tree: UIView) {
    guard !waiting.isEmpty else { return }
    let views = waiting.compactMap(\.object)
    let inTree = views.filter { $0.isDescendant(of: tree) }
    waiting = views.filter { !$0.isDescendant(of: tree) }.map(Weak.init)
    let byDepth = inTree.map { (view: $0, depth: sequence(first: $0, next: \.superview).count { _ in true }) }
    for (view, _) in byDepth.sorted(by: { $0.depth > $1.depth }) { view.updateMarkedConstraints() }
  }
}

extension UIView {
  public func setNeedsUpdateConstraints() {
    guard !autoLayout.needsUpdate else { return }
    autoLayout.needsUpdate = true
    Simulator.running.constraintUpdates.add(self)
    awaitLayout()
  }

  /// Updates the marked constraints of the view and its subviews.
  public func updateConstraintsIfNeeded() { Simulator.current?.constraintUpdates.run(in: self) }

  /// A controller updates the constraints of its root view.
  fileprivate func updateMarkedConstraints() {
    guard autoLayout.needsUpdate else { return }
    autoLayout.needsUpdate = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
}
