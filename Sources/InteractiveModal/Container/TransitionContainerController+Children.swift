import UIKit

extension TransitionContainerController {
  /// The children, in the order in which fingers and buttons have them; none by default. Setting them animates nothing.
  public var viewControllers: [UIViewController] {
    get { pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the children.
  ///
  /// What is selected stays selected where it is among the new ones. Else the one in its place is, or where there is none,
  /// the first. A transition that is under way ends at once. One that is named twice counts once, and that is told to
  /// ``TransitionReport``; so is the container itself, which is left out.
  ///
  /// - Parameter animated: Whether another child that is selected then comes by a transition, which no finger catches.
  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    queue.perform { [self] in
      transition?.conclude()
      install(distinct(viewControllers), animated: animated)
    }
  }

  private func distinct(_ children: [UIViewController]) -> [UIViewController] {
    var result: [UIViewController] = []
    for child in children where child !== self && !result.contains(child) { result.append(child) }
    if result.count < children.count {
      TransitionReport.report("A container's children are named twice, or the container is among them")
    }
    return result
  }

  private func install(_ new: [UIViewController], animated: Bool) {
    let (old, former) = (pages, selected)
    let heir = heir(among: new)
    let operation: TransitionOperation = isLater(heir, in: new) ? .forward : .backward
    for child in old where !new.contains(child) { child.willMove(toParent: nil) }
    for child in new where !old.contains(child) { addChild(child) }
    pages = new
    leaving = old.filter { !new.contains($0) }
    for child in new where !old.contains(child) { child.didMove(toParent: self) }
    if heir === former {
      updateButtons()
      releaseLeaving()
    } else {
      change(to: heir, Change(operation: operation, isAnimated: animated, isCatchable: false))
    }
  }

  private func heir(among new: [UIViewController]) -> UIViewController? {
    if let selected, new.contains(selected) { return selected }
    return new.indices.contains(selectedIndex) ? new[selectedIndex] : new.first
  }

  private func isLater(_ heir: UIViewController?, in new: [UIViewController]) -> Bool {
    guard let index = new.firstIndex(where: { $0 === heir }), pages.indices.contains(selectedIndex) else {
      return true
    }
    return index >= selectedIndex
  }

  /// Those that were replaced go, once nobody sees them.
  func releaseLeaving() {
    let gone = leaving
    leaving = []
    for child in gone {
      takeInsets(from: child)
      if child.viewIfLoaded?.superview === content { child.viewIfLoaded?.removeFromSuperview() }
      child.removeFromParent()
    }
  }
}
