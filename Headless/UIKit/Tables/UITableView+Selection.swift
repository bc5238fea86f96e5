import Foundation

/// Touches on rows, and the selected row.
extension UITableView {
  /// A touch that stops a moving table selects nothing.
  func beginPress(_ touches: Set<UITouch>) {
    guard press == nil, swipe == nil, let touch = touches.first, !hasCaughtMotion,
      let path = indexPathForRow(at: touch.location(in: self))
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

  func endPress() {
    guard let press else { return }
    press.end()
    cells[press.path]?.setHighlighted(false, animated: false)
    self.press = nil
  }

  /// A tap deselects the row that was selected, and tells the delegate of the new one.
  private func select(_ path: IndexPath) {
    selectRow(at: path, animated: false, scrollPosition: .none)
    rowDelegate?.tableView(self, didSelectRowAt: path)
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

/// A touch on a row that may still become a scroll.
@MainActor final class TablePress {
  /// How long a finger must rest before the row is highlighted, in seconds (F174).
  private static let delay: TimeInterval = 0.15

  let touch: UITouch
  let path: IndexPath
  private(set) var isOver = false

  init(touch: UITouch, path: IndexPath, highlight: @escaping () -> Void) {
    self.touch = touch
    self.path = path
    let clock = Simulator.running.clock
    clock.schedule(at: clock.now + Self.delay) { [weak self] in
      if let self, !self.isOver { highlight() }
    }
  }

  func end() { isOver = true }
}
