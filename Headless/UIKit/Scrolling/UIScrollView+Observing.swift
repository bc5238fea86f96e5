import Foundation

/// An observation of a property (F605). It ends with `invalidate()`, or when it is released.
@MainActor public final class NSKeyValueObservation {
  private var handler: (() -> Void)?

  init(_ handler: @escaping () -> Void) { self.handler = handler }

  public func invalidate() { handler = nil }

  func tell() { handler?() }
}

/// A change of a property; its values are not modelled.
public struct NSKeyValueObservedChange<Value> {}

extension UIScrollView {
  /// Calls a closure after each change. Foundation on Linux has no key-value observing, so the
  /// size of the content is modelled alone.
  public func observe(
    _ keyPath: KeyPath<UIScrollView, CGSize>,
    changeHandler: @escaping @Sendable (UIScrollView, NSKeyValueObservedChange<CGSize>) -> Void
  ) -> NSKeyValueObservation {
    precondition(keyPath == \.contentSize, "Other properties cannot be observed")
    let observation = NSKeyValueObservation { [weak self] in
      if let self { changeHandler(self, NSKeyValueObservedChange()) }
    }
    observations.append(Weak(object: observation))
    return observation
  }

  func tellObservations() {
    observations.removeAll { $0.object == nil }
    for observation in observations { observation.object?.tell() }
  }
}
