/// What becomes of the controllers in a change of the stack.
struct NavigationChange {
  let old: [UIViewController]
  let new: [UIViewController]
  /// Somebody sees it: then the controllers hear of appearing and the delegate of what is shown.
  let isSeen: Bool
  /// Only what is seen is animated.
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

  /// A new top that was on the stack before is popped to, another is pushed.
  @MainActor var operation: UINavigationController.Operation {
    to.map { old.contains($0) ? .pop : .push } ?? .none
  }
}
