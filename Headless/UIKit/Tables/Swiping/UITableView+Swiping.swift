import Foundation

/// Swipe actions on rows (F282, F283). One row is aside at a time.
extension UITableView {
  /// A swipe begins sideways, on a row that is aside already or has actions on that side.
  func maySwipe() -> Bool {
    let direction =
      swipePan.velocity(in: self) == .zero
      ? swipePan.translation(in: self) : swipePan.velocity(in: self)
    guard direction.x.magnitude > direction.y.magnitude,
      let path = indexPathForRow(at: swipePan.location(in: self))
    else { return false }
    if path != swipe?.path { candidate = makeSwipe(at: path, isToRight: direction.x > 0) }
    return path == swipe?.path || candidate != nil
  }

  private func makeSwipe(at path: IndexPath, isToRight: Bool) -> RowSwipe? {
    guard let configuration = configuration(at: path, isToRight: isToRight),
      !configuration.actions.isEmpty
    else { return nil }
    return RowSwipe(
      configuration, at: path, isToRight: isToRight, width: bounds.width,
      perform: { [weak self] in self?.perform($0) }, onChange: { [weak self] in self?.markNeedsLayout() })
  }

  private func configuration(at path: IndexPath, isToRight: Bool) -> UISwipeActionsConfiguration? {
    isToRight == isRightToLeft
      ? rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      : rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  func swipePanDidChange() {
    switch swipePan.state {
    case .began:
      beginSwipe()
      followSwipe()
    case .changed: followSwipe()
    case .ended: endSwipe(velocity: swipePan.velocity(in: self).x)
    case .cancelled: closeSwipe()
    case .possible, .failed: break
    }
  }

  private func beginSwipe() {
    if let candidate {
      dropSwipe()
      swipe = candidate
      insertSubview(candidate.view, at: 0)
      self.candidate = nil
    }
    swipe?.grab()
  }

  private func followSwipe() { swipe?.follow(swipePan.translation(in: self).x) }

  private func endSwipe(velocity: CGFloat) {
    guard let swipe else { return }
    switch swipe.outcome(velocity: velocity) {
    case .close: closeSwipe(velocity: velocity)
    case .open: swipe.open(velocity: velocity)
    case .perform:
      swipe.goAllTheWay(velocity: velocity)
      swipe.configuration.actions.first.map(perform)
    }
  }

  /// The row closes when the app calls the action's block, unless another swipe has replaced it.
  private func perform(_ action: UIContextualAction) {
    guard let swipe, let button = swipe.view.button(of: action) else { return }
    action.handler(action, button) { [weak self, weak swipe] _ in
      if let self, let swipe, swipe === self.swipe { closeSwipe() }
    }
  }

  /// Moves the row that is aside back.
  func closeSwipe(velocity: CGFloat = 0) {
    guard let swipe else { return }
    swipe.close(velocity: velocity) { [weak self, weak swipe] in
      if let self, let swipe, swipe === self.swipe { dropSwipe() }
    }
  }

  /// Ends the swipe at once, without motion.
  func dropSwipe() {
    guard let swipe else { return }
    swipe.stop()
    swipe.view.removeFromSuperview()
    self.swipe = nil
    markNeedsLayout()
  }

  /// Puts the actions where the row has uncovered them.
  func layOutSwipe() {
    guard let swipe else { return }
    guard swipe.width == bounds.width, cells[swipe.path] != nil else { return dropSwipe() }
    let row = rectForRow(at: swipe.path)
    let edge: CGRectEdge = swipe.isToRight ? .minXEdge : .maxXEdge
    swipe.view.place(at: row.divided(atDistance: swipe.reach, from: edge).slice)
  }
}
