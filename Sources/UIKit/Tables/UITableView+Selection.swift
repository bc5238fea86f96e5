import Foundation

/// A finger on a row, and the row that is selected.
extension UITableView {
  /// A finger that stops a moving table chooses nothing.
  func beginPress(_ touches: Set<UITouch>) {
    guard allowsSelection, press == nil, swipe == nil, let touch = touches.first, !hasCaughtMotion,
      let path = indexPathForRow(at: touch.location(in: self)), mayHighlight(path)
    else { return }
    press = TablePress(touch: touch, path: path) { [weak self] in
      self?.cells[path]?.setHighlighted(true, animated: false)
    }
  }

  func finishPress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    let isInside = indexPathForRow(at: press.touch.location(in: self)) == press.path
    endPress()
    if isInside { select(press.path) }
  }

  func cancelPress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    endPress()
  }

  private func mayHighlight(_ path: IndexPath) -> Bool {
    rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  private func endPress() {
    guard let press else { return }
    press.end()
    cells[press.path]?.setHighlighted(false, animated: false)
    self.press = nil
  }

  /// What a finger does: the delegate may choose another row or none, and hears of the outcome.
  private func select(_ path: IndexPath) {
    let delegate = rowDelegate
    let wanted = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let wanted else { return }
    if let old = indexPathForSelectedRow, old != wanted {
      deselectRow(at: old, animated: false)
      delegate?.tableView(self, didDeselectRowAt: old)
    }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: wanted)
  }

  /// Selects without telling the delegate.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let old = indexPathForSelectedRow, old != indexPath { deselectRow(at: old, animated: animated) }
    indexPathForSelectedRow = indexPath
    guard let indexPath else { return }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    cells[indexPath]?.setSelected(false, animated: animated)
  }
}
