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

/// The observations of one property of an object.
@MainActor final class Observations {
  private var list: [Weak<NSKeyValueObservation>] = []

  func add(_ handler: @escaping () -> Void) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(handler)
    list.append(Weak(object: observation))
    return observation
  }

  func tell() {
    list.removeAll { $0.object == nil }
    for observation in list { observation.object?.tell() }
  }
}

extension UIScrollView {
  /// Calls a closure after each change. Foundation on Linux has no key-value observing, so the
  /// size of the content is modelled alone.
  public func observe(
    _ keyPath: KeyPath<UIScrollView, CGSize>,
    changeHandler: @escaping @Sendable (UIScrollView, NSKeyValueObservedChange<CGSize>) -> Void
  ) -> NSKeyValueObservation {
    precondition(keyPath == \.contentSize, "Other properties cannot be observed")
    return observations.add { [weak self] in
      if let self { changeHandler(self, NSKeyValueObservedChange()) }
    }
  }
}

extension UINavigationItem {
  /// Of the title alone (F782).
  public func observe(
    _ keyPath: KeyPath<UINavigationItem, String?>,
    changeHandler: @escaping @Sendable (UINavigationItem, NSKeyValueObservedChange<String?>) -> Void
  ) -> NSKeyValueObservation {
    precondition(keyPath == \.title, "Other properties cannot be observed")
    return titleObservations.add { [weak self] in
      if let self { changeHandler(self, NSKeyValueObservedChange()) }
    }
  }
}

extension UITabBar {
  /// Of whether it is hidden alone (F782).
  public func observe(
    _ keyPath: KeyPath<UITabBar, Bool>,
    changeHandler: @escaping @Sendable (UITabBar, NSKeyValueObservedChange<Bool>) -> Void
  ) -> NSKeyValueObservation {
    precondition(keyPath == \.isHidden, "Other properties cannot be observed")
    return hiddenObservations.add { [weak self] in
      if let self { changeHandler(self, NSKeyValueObservedChange()) }
    }
  }

  /// Of the frame alone (F820).
  public func observe(
    _ keyPath: KeyPath<UITabBar, CGRect>,
    changeHandler: @escaping @Sendable (UITabBar, NSKeyValueObservedChange<CGRect>) -> Void
  ) -> NSKeyValueObservation {
    precondition(keyPath == \.frame, "Other properties cannot be observed")
    return frameObservations.add { [weak self] in
      if let self { changeHandler(self, NSKeyValueObservedChange()) }
    }
  }
}
