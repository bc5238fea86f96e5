import UIKit

/// A view whose life an app hears of.
struct Observed<Content: View>: PrimitiveView {
  let content: Content
  let start: @MainActor () -> (@MainActor () -> Void)?

  func makeNode(_ place: Place) -> ViewNode<Self> { ObservedNode(self, place) }
}

private final class ObservedNode<Content: View>: ParentNode<Observed<Content>> {
  private var end: (@MainActor () -> Void)?

  override init(_ view: Observed<Content>, _ place: Place) {
    super.init(view, place)
    host.onAppear { [weak self] in
      guard let self, !isRemoved else { return }
      end = self.view.start()
    }
  }

  override func refresh() { slot.show(view.content, at: below) }

  override func remove() {
    super.remove()
    if let end { host.afterUpdate(end) }
  }
}

/// A view that compares a value from update to update.
struct Watching<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func makeNode(_ place: Place) -> ViewNode<Self> { WatchingNode(self, place) }
}

private final class WatchingNode<Content: View, Value: Equatable>: ParentNode<Watching<Content, Value>> {
  private var known: Value?

  override func refresh() {
    let (old, new, action) = (known ?? view.value, view.value, view.action)
    if known == nil ? view.isInitial : old != new { host.afterUpdate { action(old, new) } }
    known = new
    slot.show(view.content, at: below)
  }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Observed(content: self) {
      action?()
      return nil
    }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Observed(content: self) { { action?() } }
  }

  /// Runs a task from the view's appearance on, and cancels it as the view goes.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Observed(content: self) {
      let task = Task(priority: priority) { await action() }
      return { task.cancel() }
    }
  }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { Watching(content: self, value: value, isInitial: initial, action: action) }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { Watching(content: self, value: value, isInitial: initial) { _, _ in action() } }
}
