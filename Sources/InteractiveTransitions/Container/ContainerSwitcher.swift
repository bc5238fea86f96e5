import InteractiveModal
import UIKit

/// Changes the children of a container and the selected one, with or without a transition.
@MainActor final class ContainerSwitcher {
  /// A change of the selection.
  private struct Change {
    let operation: TransitionOperation
    let isAnimated: Bool
    /// Whether a finger can catch its transition.
    var isCatchable = true
  }

  private unowned let container: TransitionContainerController
  private let queue = ContainerQueue()
  private(set) var selection = ContainerSelection()
  /// Children that were removed from the selection, and stay children until the transition ends.
  private var leaving: [UIViewController] = []
  private(set) var appearance = ContainerAppearance()
  private(set) var transition: ContainerTransitionContext?
  /// The coordinator of the transition in progress.
  var coordinator: ContainerTransitionCoordinator? { transition?.coordinator }

  /// - Parameter container: Owns the switcher.
  init(_ container: TransitionContainerController) { self.container = container }

  /// All controllers whose views the container lays out.
  var laidOut: [UIViewController] { selection.children + leaving }

  /// Ends a transition in progress at once.
  func conclude() { queue.performNow { transition?.conclude() } }

  // MARK: Appearance of the container

  func containerWillAppear(animated: Bool) {
    queue.performNow {
      container.updateButtons()
      container.content?.showAlone(selection.selected?.view)
      appearance.willAppear(selection.selected, animated: animated)
    }
  }

  func containerDidAppear() { queue.performNow { appearance.didAppear(selection.selected) } }

  func containerWillDisappear(animated: Bool) {
    queue.performNow {
      transition?.conclude()
      appearance.willDisappear(selection.selected, animated: animated)
    }
  }

  func containerDidDisappear() { queue.performNow { appearance.didDisappear(selection.selected) } }

  private var isVisible: Bool { appearance.isShown && container.viewIfLoaded?.window != nil }

  // MARK: Children

  func replaceChildren(with new: [UIViewController], animated: Bool) {
    queue.perform { [self] in
      transition?.conclude()
      install(distinct(new), animated: animated)
    }
  }

  private func distinct(_ children: [UIViewController]) -> [UIViewController] {
    var result: [UIViewController] = []
    for child in children {
      if child !== container, !result.contains(child) {
        result.append(child)
      } else {
        let mistake =
          child === container
          ? "the container itself: pass its children only"
          : "\(child.reportedName) twice: pass each controller once"
        TransitionReport.report("viewControllers of \(container.reportedName) has \(mistake)")
      }
    }
    return result
  }

  private func install(_ new: [UIViewController], animated: Bool) {
    let old = selection.children
    let successor = selection.successor(among: new)
    let operation = selection.operation(to: successor, among: new)
    let (removed, added) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    removed.forEach { $0.willMove(toParent: nil) }
    added.forEach(container.addChild)
    selection.children = new
    leaving = removed
    added.forEach { $0.didMove(toParent: container) }
    if successor === selection.selected {
      container.updateButtons()
      releaseLeaving()
    } else {
      change(to: successor, Change(operation: operation, isAnimated: animated, isCatchable: false))
    }
  }

  private func releaseLeaving() {
    let removed = leaving
    leaving = []
    for child in removed {
      container.removeInsets(from: child)
      child.removeFromParent()
    }
  }

  // MARK: Selection

  func select(_ child: UIViewController, animated: Bool) {
    guard selection.children.contains(child) else {
      return TransitionReport.report(
        "\(container.reportedName) cannot select \(child.reportedName), which is not among its viewControllers: add it "
          + "there first")
    }
    queue.perform { [self] in
      if let transition, transition.isHeld { transition.conclude() }
      guard child !== selection.selected, selection.children.contains(child) else { return }
      if animated, let transition, transition.lead(to: child) { return setSelected(child) }
      transition?.conclude()
      if child !== selection.selected { change(to: child, isAnimated: animated) }
    }
  }

  /// Selects the child of a button that the user taps, if the delegate allows it.
  func selectByTap(_ index: Int) {
    guard selection.children.indices.contains(index) else { return }
    let child = selection.children[index]
    if child !== selection.selected, mayUserSelect(child) { select(child, animated: true) }
  }

  /// Returns the child to which a swipe leads; `nil` during a transition.
  func swipeTarget(_ direction: SwipeDirection) -> UIViewController? {
    transition == nil && isVisible ? selection.neighbour(direction) : nil
  }

  func selectBySwipe(_ direction: SwipeDirection) {
    guard let child = swipeTarget(direction), mayUserSelect(child) else { return }
    queue.performNow { change(to: child, isAnimated: true) }
  }

  private func mayUserSelect(_ child: UIViewController) -> Bool {
    container.delegate?.transitionContainerController(container, shouldSelect: child) ?? true
  }

  private func setSelected(_ child: UIViewController?) {
    selection.selected = child
    container.selectionDidChange()
  }

  // MARK: Changes

  private func change(to child: UIViewController, isAnimated: Bool) {
    change(to: child, Change(operation: selection.operation(to: child), isAnimated: isAnimated))
  }

  /// Changes the selection. No transition is in progress.
  private func change(to child: UIViewController?, _ change: Change) {
    guard change.isAnimated, UIView.areAnimationsEnabled, isVisible, let from = selection.selected, let child,
      let content = container.content
    else { return changeAtOnce(to: child) }
    if let page = child.view { content.fit(page) }
    let animation = container.animation(
      from: from, to: child, for: change.operation, isCatchable: change.isCatchable)
    let screens = ContainerTransitionScreens(
      from: from, to: child, in: content,
      comesFromRight: change.operation.isOpening != container.isRightToLeft)
    let context = ContainerTransitionContext(screens, animation)
    context.onEnd = { [weak self, unowned context] in self?.end(context, isDone: $0) }
    begin(context)
  }

  private func begin(_ context: ContainerTransitionContext) {
    transition = context
    if let coordinator = context.coordinator { container.fadeButtons(with: coordinator) }
    setSelected(context.screens.to)
    appearance.begin(from: context.screens.from, to: context.screens.to)
    container.view.layoutIfNeeded()
    container.content?.isUserInteractionEnabled = context.takesTouches
    context.begin()
  }

  /// A child that was removed does not come back, even if its animator calls the transition off.
  private func end(_ context: ContainerTransitionContext, isDone: Bool) {
    queue.performNow {
      let (from, to) = (context.screens.from, context.screens.to)
      let isDone = isDone || !selection.children.contains(from)
      container.content?.isUserInteractionEnabled = true
      setSelected(isDone ? to : from)
      if isDone {
        appearance.complete(from: from, to: to, in: container.content)
      } else {
        appearance.cancel(from: from, to: to, in: container.content)
      }
      releaseLeaving()
      context.tellOfEnd(completed: isDone)
      transition = nil
      container.updateStatusBar()
      if isDone { tellOfSelection() }
    }
  }

  private func changeAtOnce(to child: UIViewController?) {
    let former = selection.selected
    setSelected(child)
    if let content = container.content {
      if let page = child?.view { content.fit(page) }
      appearance.replace(former, with: child, in: content)
    }
    releaseLeaving()
    tellOfSelection()
  }

  private func tellOfSelection() {
    guard let selected = selection.selected else { return }
    if isVisible { UIAccessibility.post(notification: .screenChanged, argument: selected.view) }
    container.delegate?.transitionContainerController(container, didSelect: selected)
  }
}
