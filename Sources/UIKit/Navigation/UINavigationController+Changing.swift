import Foundation

/// Changes of the stack.
extension UINavigationController {
  /// Makes the stack what `new` says of it at the time, which may be after a transition that is under way (F329).
  func change(
    animated: Bool, isHeld: Bool = false, to new: @escaping ([UIViewController]) -> [UIViewController]
  ) {
    transitions.perform { [weak self] in
      guard let self else { return }
      transitions.current?.slide?.finish()  // F214: a change in mid-slide ends that at once.
      make(
        NavigationChange(from: stack, to: new(stack), isSeen: isSeen, isAnimated: animated), isHeld: isHeld)
    }
  }

  private func make(_ change: NavigationChange, isHeld: Bool) {
    change.removed.forEach { $0.willMove(toParent: nil) }  // F211
    change.added.forEach(addChild)
    setStack(change.new)
    if change.from === change.to { settle(change) } else { begin(change, isHeld: isHeld) }
  }

  private func begin(_ change: NavigationChange, isHeld: Bool) {
    guard let transition = makeTransition(change, isHeld: isHeld) else {
      enter(change, adds: true)
      return end(change)
    }
    let adds = transition.slide != nil
    transition.onEnter = { [weak self] in self?.enter(change, adds: adds) }
    transition.onLeave = { [weak self] isDone in
      if isDone { self?.end(change) } else { self?.takeBack(change) }
    }
    transitions.start(transition)
  }

  /// By the delegate's animator, or the system's; `nil` where nothing is animated (F25, F208).
  private func makeTransition(_ change: NavigationChange, isHeld: Bool) -> ContainerTransition? {
    guard change.isAnimated, let content, let from = change.from, let to = change.to else { return nil }
    if let animator = delegate?.navigationController(
      self, animationControllerFor: change.operation, from: from, to: to)
    {
      let interaction = delegate?.navigationController(self, interactionControllerFor: animator)
      return ContainerTransition(
        in: content, from: from, to: to, animator: animator, interaction: interaction)
    }
    let slide = NavigationSlide(isPush: change.operation == .push)
    return ContainerTransition(
      in: content, from: from, to: to, animator: slide, interaction: isHeld ? slide : nil)
  }

  /// An animator of the delegate's adds the page itself (F59).
  private func enter(_ change: NavigationChange, adds: Bool) {
    if change.isSeen {
      if let to = change.to {
        delegate?.navigationController(self, willShow: to, animated: change.isAnimated)
      }
      change.from?.beginAppearanceTransition(false, animated: change.isAnimated)
      change.to?.beginAppearanceTransition(true, animated: change.isAnimated)
    }
    guard let to = change.to else { return }
    if adds { show(to) } else { extendSafeArea(of: to) }
  }

  /// One that was cancelled: all is as before, and nobody hears that the other page was shown (F46, F209).
  private func takeBack(_ change: NavigationChange) {
    setStack(change.old)
    if change.isSeen { change.to?.beginAppearanceTransition(false, animated: true) }
    change.to?.viewIfLoaded?.removeFromSuperview()
    if let from = change.from { show(from) }
    if change.isSeen {
      change.to?.endAppearanceTransition()
      change.from?.beginAppearanceTransition(true, animated: true)
      change.from?.endAppearanceTransition()
    }
    for page in change.added {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    setNeedsStatusBarAppearanceUpdate()
  }

  private func end(_ change: NavigationChange) {
    if let to = change.to { show(to) }
    change.from?.viewIfLoaded?.removeFromSuperview()
    if change.isSeen {
      change.from?.endAppearanceTransition()
      change.to?.endAppearanceTransition()
    }
    settle(change)
    if change.isSeen, let to = change.to {
      delegate?.navigationController(self, didShow: to, animated: change.isAnimated)
    }
  }

  private func settle(_ change: NavigationChange) {
    change.removed.forEach { $0.removeFromParent() }
    change.added.forEach { $0.didMove(toParent: self) }
    setNeedsStatusBarAppearanceUpdate()
  }
}
