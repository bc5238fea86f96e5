import Foundation

/// Changes of the selection, and of what there is to select.
extension UITabBarController {
  /// Only a finger's selection is asked for and told (F333); a tap on what is selected leads back to its beginning.
  func tabWasTapped(at index: Int) {
    guard controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  func select(_ controller: UIViewController) {
    guard controllers.contains(controller) else { return complain("has no tab for \(controller)") }
    transitions.perform { [weak self] in self?.change(to: controller) }
  }

  /// What became no tab or the selected one while it waited changes nothing.
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

  /// Who is seen is animated by the delegate's animator, in code as by a tap (F334).
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

  /// The one to come hears first (F338).
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

  /// The selection is as it was, and the delegate does not hear of it (F46, F337).
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

  /// Puts other controllers in the tabs' places.
  func install(_ new: [UIViewController]) {
    let (old, index, from) = (controllers, selectedIndex, selected)
    let removed = old.filter { !new.contains($0) }
    let added = new.filter { !old.contains($0) }
    removed.forEach { $0.willMove(toParent: nil) }  // F211
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
