import UIKit

extension TransitionContainerController {
  /// What ``restore(_:)`` selects again; `nil` where there is no child.
  ///
  /// ```swift
  /// activity.addUserInfoEntries(from: ["tab": try JSONEncoder().encode(container.restorationState)])
  /// ```
  public var restorationState: ContainerRestorationState? {
    selected.map { ContainerRestorationState(identifier: $0.restorationIdentifier, index: selectedIndex) }
  }

  /// Selects the child that was selected, without animation: by its `restorationIdentifier`, or where the state has none,
  /// by its place. Returns whether there is one; where not, the selection stays.
  @discardableResult public func restore(_ state: ContainerRestorationState) -> Bool {
    guard let child = child(for: state) else { return false }
    select(child, animated: false)
    return true
  }

  private func child(for state: ContainerRestorationState) -> UIViewController? {
    if let identifier = state.identifier { return pages.first { $0.restorationIdentifier == identifier } }
    return pages.indices.contains(state.index) ? pages[state.index] : nil
  }
}
