import UIKit

/// The children of a container in their order, and the selected child.
@MainActor struct ContainerSelection {
  var children: [UIViewController] = []
  /// The selected child; in a transition, the child that comes.
  var selected: UIViewController?

  /// Index of the selected child; `nil` without a selected child, or if it was removed.
  var index: Int? { children.firstIndex { $0 === selected } }

  /// Returns the child beside the selected one; `nil` at the end.
  func neighbour(_ direction: SwipeDirection) -> UIViewController? {
    guard let index else { return nil }
    return child(at: direction == .forward ? index + 1 : index - 1)
  }

  /// Returns the operation of a change to a child.
  func operation(to child: UIViewController) -> TransitionOperation {
    guard let index else { return .forward }
    return children.firstIndex { $0 === child } ?? 0 > index ? .forward : .backward
  }

  // MARK: New children

  /// Returns the child to select after the children are replaced: the selected one, the child at
  /// its index, or the first.
  func successor(among new: [UIViewController]) -> UIViewController? {
    if let selected, new.contains(selected) { return selected }
    guard let index, new.indices.contains(index) else { return new.first }
    return new[index]
  }

  /// Returns the operation of a change to the successor.
  func operation(to successor: UIViewController?, among new: [UIViewController]) -> TransitionOperation {
    guard let index, let newIndex = new.firstIndex(where: { $0 === successor }) else { return .forward }
    return newIndex >= index ? .forward : .backward
  }

  private func child(at index: Int) -> UIViewController? {
    children.indices.contains(index) ? children[index] : nil
  }
}
