import UIKit

extension TransitionContainerController {
  /// How the selection changes.
  struct Change {
    let operation: TransitionOperation
    let isAnimated: Bool
    /// A finger may catch it.
    var isCatchable = true
  }

  /// The child that is selected: the one that is on its way in while a transition runs, and again the former one where that
  /// is called off. `nil` where there is no child.
  ///
  /// Setting it animates nothing. One that is no child is told to ``TransitionReport``, and changes nothing; so does `nil`.
  public var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue { select(newValue, animated: false) } }
  }

  /// The place of the child that is selected among ``viewControllers``; `NSNotFound` where there is none.
  ///
  /// Setting it animates nothing. A place where no child is is told to ``TransitionReport``, and changes nothing.
  public var selectedIndex: Int {
    get { pages.firstIndex { $0 === selected } ?? NSNotFound }
    set { select(newValue, animated: false) }
  }

  /// Selects the child at a place.
  ///
  /// In the middle of a transition, one that leads back where it came from turns round with the speed it has; any other
  /// ends at once, and this one begins from there. The child that is selected already stays so.
  ///
  /// - Parameters:
  ///   - index: A place among ``viewControllers``. Where no child is, nothing changes, and that is told to
  ///     ``TransitionReport``.
  ///   - animated: Whether it comes by a transition. Nobody sees one while the container is not on screen.
  public func select(_ index: Int, animated: Bool) {
    guard pages.indices.contains(index) else {
      return TransitionReport.report("A container has no child \(index): it has \(pages.count)")
    }
    select(pages[index], animated: animated)
  }

  func select(_ child: UIViewController, animated: Bool) {
    guard pages.contains(child) else {
      return TransitionReport.report("\(type(of: child)) is no child of the container")
    }
    queue.perform { [self] in
      settleUnderHand()
      guard child !== selected, pages.contains(child) else { return }
      if animated, let transition, transition.turn(to: child) { return setSelected(child) }
      transition?.conclude()
      if child !== selected {
        change(to: child, Change(operation: operation(to: child), isAnimated: animated))
      }
    }
  }

  /// Code takes it from the finger.
  private func settleUnderHand() { if transition?.isHeld ?? false { transition?.conclude() } }

  private func operation(to child: UIViewController) -> TransitionOperation {
    let index = pages.firstIndex { $0 === child } ?? 0
    return selectedIndex == NSNotFound || index > selectedIndex ? .forward : .backward
  }

  // MARK: The user

  func buttonWasTapped(_ index: Int) {
    guard pages.indices.contains(index), pages[index] !== selected, allows(pages[index]) else { return }
    select(pages[index], animated: true)
  }

  private func allows(_ child: UIViewController) -> Bool {
    delegate?.transitionContainerController(self, shouldSelect: child) ?? true
  }

  /// The child that a finger draws in; `nil` while another comes.
  func neighbour(_ draw: SwipeDirection) -> UIViewController? {
    guard transition == nil, isSeen, let place = pages.firstIndex(where: { $0 === selected }) else {
      return nil
    }
    let index =
      switch draw {
      case .forward: place + 1
      case .backward: place - 1
      }
    return pages.indices.contains(index) ? pages[index] : nil
  }

  func selectByFinger(_ draw: SwipeDirection) {
    guard let child = neighbour(draw), allows(child) else { return }
    queue.performNow {
      change(to: child, Change(operation: operation(to: child), isAnimated: true))
    }
  }

  // MARK: Changing

  var isSeen: Bool { presence == .shown && viewIfLoaded?.window != nil }

  /// No transition is under way.
  func change(to child: UIViewController?, _ change: Change) {
    guard change.isAnimated, isSeen, let from = selected, let child, let content else {
      return switchAtOnce(to: child)
    }
    child.loadViewIfNeeded()
    if let page = child.view { content.fit(page) }
    addInsets(to: child)
    let context = ContainerTransitionContext(
      from: from, to: child, in: content, side: side(of: change.operation),
      drive: drive(from: from, to: child, change))
    context.onEnd = { [weak self, unowned context] in self?.end(context, isDone: $0) }
    begin(context)
  }

  /// Later children are where lines end.
  private func side(of operation: TransitionOperation) -> CGFloat {
    let isFromRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return operation.isOpening != isFromRight ? 1 : -1
  }

  private func begin(_ context: ContainerTransitionContext) {
    transition = context
    setSelected(context.to)
    context.from.beginAppearanceTransition(false, animated: true)
    context.to.beginAppearanceTransition(true, animated: true)
    view.layoutIfNeeded()
    content?.isUserInteractionEnabled = context.takesTouches
    context.begin()
  }

  private func end(_ context: ContainerTransitionContext, isDone: Bool) {
    queue.performNow {
      content?.isUserInteractionEnabled = true
      setSelected(isDone ? context.to : context.from)
      isDone ? arrive(context) : goBack(context)
      releaseLeaving()
      context.tellOfEnd(completed: isDone)
      transition = nil
      setNeedsStatusBarAppearanceUpdate()
      if isDone { tellOfSelection() }
    }
  }

  private func arrive(_ context: ContainerTransitionContext) {
    content?.showAlone(context.to.view)
    context.from.endAppearanceTransition()
    context.to.endAppearanceTransition()
  }

  /// The one that was to come hears that it goes, before it is gone; the other that it comes again (F46).
  private func goBack(_ context: ContainerTransitionContext) {
    context.to.beginAppearanceTransition(false, animated: true)
    content?.showAlone(context.from.view)
    context.to.endAppearanceTransition()
    context.from.beginAppearanceTransition(true, animated: true)
    context.from.endAppearanceTransition()
  }

  private func tellOfSelection() {
    guard let selected else { return }
    if isSeen { UIAccessibility.post(notification: .screenChanged, argument: selected.view) }
    delegate?.transitionContainerController(self, didSelect: selected)
  }

  // MARK: Without animation

  private func switchAtOnce(to child: UIViewController?) {
    let former = selected
    setSelected(child)
    swapViews(former, child)
    releaseLeaving()
    tellOfSelection()
  }

  private func swapViews(_ former: UIViewController?, _ child: UIViewController?) {
    guard let content else { return }
    child.map(addInsets)
    if let page = child?.view { content.fit(page) }
    switch presence {
    case .hidden: content.showAlone(child?.view)
    case .appearing, .shown:
      former?.beginAppearanceTransition(false, animated: false)
      child?.beginAppearanceTransition(true, animated: false)
      content.showAlone(child?.view)
      former?.endAppearanceTransition()
      if case .shown = presence { child?.endAppearanceTransition() }
    case .disappearing:
      content.showAlone(child?.view)
      former?.endAppearanceTransition()
      child?.beginAppearanceTransition(true, animated: false)
      child?.beginAppearanceTransition(false, animated: false)
    }
  }
}
