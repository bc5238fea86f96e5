/// A value that views give to those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A view with a preference of its own.
struct Preferring<Content: View, Key: PreferenceKey>: PrimitiveView {
  let content: Content
  let value: Key.Value

  func makeNode(_ place: Place) -> ViewNode<Self> { PreferringNode<Content, Key>(self, place) }
}

private final class PreferringNode<Content: View, Key: PreferenceKey>: ParentNode<Preferring<Content, Key>> {
  override func refresh() { slot.show(view.content, at: below) }

  override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    Other.self == Key.self ? view.value as? Other.Value : super.preference(key)
  }
}

/// A view that hears of a preference of the views in it.
struct PreferenceObserving<Content: View, Key: PreferenceKey>: PrimitiveView where Key.Value: Equatable {
  let content: Content
  let action: @Sendable (Key.Value) -> Void

  func makeNode(_ place: Place) -> ViewNode<Self> { PreferenceObservingNode<Content, Key>(self, place) }
}

@MainActor protocol PreferenceObserver: Node {
  /// Calls the action after the update, if the preference has changed (F762).
  func check()
}

private final class PreferenceObservingNode<Content: View, Key: PreferenceKey>:
  ParentNode<PreferenceObserving<Content, Key>>, PreferenceObserver
where Key.Value: Equatable {
  private var known: Key.Value?

  override init(_ view: PreferenceObserving<Content, Key>, _ place: Place) {
    super.init(view, place)
    host.observe(self)
  }

  override func refresh() { slot.show(view.content, at: below) }

  func check() {
    let value = preference(Key.self) ?? Key.defaultValue
    guard !isRemoved, value != known else { return }
    known = value
    let action = view.action
    host.afterUpdate { action(value) }
  }
}

extension View {
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    Preferring<Self, Key>(content: self, value: value)
  }

  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @Sendable (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceObserving<Self, Key>(content: self, action: action)
  }
}
