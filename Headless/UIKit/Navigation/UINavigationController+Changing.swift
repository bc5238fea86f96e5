import Foundation

/// Changes of the stack.
extension UINavigationController {
  /// Changes the stack by `new`, which gets the stack at that time:
  /// a running transition may delay the change (F329).
  func change(
    animated: Bool, isHeld: Bool = false, to new: @escaping ([UIViewController]) -> [UIViewController]
  ) {
    transitions.perform { [weak self] in
      guard let self else { return }
      transitions.current?.slide?.finish()  // A change ends a slide at once (F214).
      make(
        NavigationChange(from: stack, to: new(stack), isSeen: isSeen, isAnimated: animated), isHeld: isHeld)
    }
  }

  private func make(_ change: NavigationChange, isHeld: Bool) {
    change.removed.forEach { $0.willMove(toParent: nil) }  // Told before they leave (F211).
    change.added.forEach(addChild)
    let fade = change.isAnimated ? BarFade(of: navigationBar) : nil
    setStack(change.new)
    guard change.from === change.to else { return begin(change, isHeld: isHeld, fade) }
    tabs?.placeBar(for: self)
    for page in stack { extendSafeArea(of: page) }
    settle(change)
  }

  private func begin(_ change: NavigationChange, isHeld: Bool, _ fade: BarFade?) {
    guard let transition = makeTransition(change, isHeld: isHeld) else {
      enter(change, adds: true)
      return end(change)
    }
    let adds = transition.slide != nil
    transition.onEnter = { [weak self] in
      self?.enter(change, adds: adds)
      if let self, adds { tabs?.lendBar(to: change.operation == .push ? change.from : change.to, for: self) }
    }
    fade.map { begin($0, with: transition) }
    transition.onLeave = { [weak self] isDone in
      self?.navigationBar.endFade()
      if isDone { self?.end(change) } else { self?.takeBack(change) }
    }
    transitions.start(transition)
  }

  /// The bar follows the system's slide, or fades alongside the delegate's animator (F399), as a tab bar
  /// leaves or comes (F821).
  private func begin(_ fade: BarFade, with transition: ContainerTransition) {
    navigationBar.begin(fade)
    if let slide = transition.slide {
      slide.bar = fade
    } else {
      transition.coordinator?.systemBlock = { [weak self, weak fade] in
        fade?.fade()
        if let self, !Simulator.running.bottomBarWaits { tabs?.placeBar(for: self) }
      }
    }
  }

  /// By the delegate's animator, or the system's (F25, F208);
  /// `nil` for a change without animation.
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

  /// The delegate's animator adds the new page itself (F59).
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

  /// After a cancel the old stack is back, and the delegate is not told
  /// that the other page was shown (F46, F209).
  private func takeBack(_ change: NavigationChange) {
    setStack(change.old)
    tabs?.placeBar(for: self)
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
    tabs?.placeBar(for: self)
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

/// A change of a navigation stack.
struct NavigationChange {
  let old: [UIViewController]
  let new: [UIViewController]
  /// Whether the navigation controller is visible: then controllers get appearance callbacks
  /// and the delegate is told.
  let isSeen: Bool
  /// True only if the change is visible.
  let isAnimated: Bool

  init(from old: [UIViewController], to new: [UIViewController], isSeen: Bool, isAnimated: Bool) {
    self.old = old
    self.new = new
    self.isSeen = isSeen
    self.isAnimated = isSeen && isAnimated
  }

  @MainActor var from: UIViewController? { old.last }
  @MainActor var to: UIViewController? { new.last }
  @MainActor var added: [UIViewController] { new.filter { !old.contains($0) } }
  @MainActor var removed: [UIViewController] { old.filter { !new.contains($0) } }

  /// A new top that was on the stack before is popped to, any other is pushed.
  @MainActor var operation: UINavigationController.Operation {
    to.map { old.contains($0) ? .pop : .push } ?? .none
  }
}
