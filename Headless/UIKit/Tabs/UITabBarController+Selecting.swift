import Foundation

/// Changes of the selection and of the tabs.
extension UITabBarController {
  /// Only taps ask and tell the delegate (F333). A tap on the selected tab pops its navigation
  /// controller to the root.
  func tabWasTapped(at index: Int) {
    guard controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    if let tab = controller.tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    let former = selected?.tab
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
    if let tab = controller.tab {
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: former)
    }
  }

  func select(_ controller: UIViewController) {
    guard controllers.contains(controller) else { return complain("has no tab for \(controller)") }
    transitions.perform { [weak self] in self?.change(to: controller) }
  }

  /// Ignores a controller that meanwhile lost its tab or was selected.
  private func change(to controller: UIViewController) {
    guard controllers.contains(controller), let from = selected, from !== controller else { return }
    let transition = makeTransition(from: from, to: controller)
    setSelected(controller)
    let change = TabChange(from: from, to: controller, isSeen: isSeen, isAnimated: transition != nil)
    guard let transition else { return makeAtOnce(change) }
    transition.onEnter = { [weak self] in self?.enter(change) }
    transition.onLeave = { [weak self] isDone in
      if isDone { self?.end(change) } else { self?.takeBack(change) }
    }
    transitions.start(transition)
  }

  /// A visible change runs by the delegate's animator, after a tap and in code (F334);
  /// `nil` without an animator.
  private func makeTransition(from: UIViewController, to: UIViewController) -> ContainerTransition? {
    guard isSeen, let content,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    else { return nil }
    let interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
    return ContainerTransition(in: content, from: from, to: to, animator: animator, interaction: interaction)
  }

  private func makeAtOnce(_ change: TabChange) {
    enter(change)
    end(change)
  }

  /// The new controller gets its callback first (F338).
  private func enter(_ change: TabChange) {
    guard change.isSeen else { return }
    change.to?.beginAppearanceTransition(true, animated: change.isAnimated)
    change.from?.beginAppearanceTransition(false, animated: change.isAnimated)
  }

  private func end(_ change: TabChange) {
    if let to = change.to { show(to) }
    change.from?.viewIfLoaded?.removeFromSuperview()
    if change.isSeen {
      change.from?.endAppearanceTransition()
      change.to?.endAppearanceTransition()
    }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// After a cancel the old tab is selected again; the delegate is not told (F46, F337).
  private func takeBack(_ change: TabChange) {
    setSelected(change.from)
    change.to?.beginAppearanceTransition(false, animated: true)
    change.to?.viewIfLoaded?.removeFromSuperview()
    if let from = change.from { show(from) }
    change.to?.endAppearanceTransition()
    change.from?.beginAppearanceTransition(true, animated: true)
    change.from?.endAppearanceTransition()
    setNeedsStatusBarAppearanceUpdate()
  }

  // MARK: The tabs

  /// Replaces the controllers of the tabs. The selected one stays if it is among them,
  /// else the one at its index is selected, else the first (F335).
  func install(_ new: [UIViewController]) {
    let (old, index, from) = (controllers, selectedIndex, selected)
    let removed = old.filter { !new.contains($0) }
    let added = new.filter { !old.contains($0) }
    removed.forEach { $0.willMove(toParent: nil) }  // Told before they leave (F211).
    added.forEach(addChild)
    controllers = new
    for child in new { child.containerSafeAreaInsets.bottom = UITabBar.height }
    tabBar.items = new.compactMap { $0.tabBarItem }
    let to =
      from.flatMap { new.contains($0) ? $0 : nil } ?? (new.indices.contains(index) ? new[index] : new.first)
    setSelected(to)
    if to !== from { makeAtOnce(TabChange(from: from, to: to, isSeen: isSeen, isAnimated: false)) }
    for child in removed {
      child.containerSafeAreaInsets = .zero
      child.removeFromParent()
    }
    added.forEach { $0.didMove(toParent: self) }
  }

  /// A controller has another item.
  func itemsDidChange() {
    tabBar.items = controllers.compactMap { $0.tabBarItem }
    setSelected(selected)
  }
}

/// A change of the selected tab.
struct TabChange {
  let from: UIViewController?
  let to: UIViewController?
  /// Whether the tab bar controller is visible: then the controllers get appearance callbacks.
  let isSeen: Bool
  let isAnimated: Bool
}
