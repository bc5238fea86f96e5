/// A view at its place in the hierarchy, from the update that first shows it until one that does not.
@MainActor class Node {
  unowned let host: ViewHost
  let depth: Int
  private(set) var isRemoved = false
  var environment: EnvironmentValues

  init(_ place: Place) {
    host = place.host
    depth = place.depth
    environment = place.environment
  }

  /// The place of a view below this one.
  var below: Place { Place(host: host, depth: depth + 1, environment: environment) }

  final func invalidate() { if !isRemoved { host.invalidate(self) } }

  /// Shows the view again: something that it has read has changed.
  func refresh() {}

  /// Takes over another environment from above.
  func setEnvironment(_ environment: EnvironmentValues) {
    guard !self.environment.equals(environment) else { return }
    self.environment = environment
    refresh()
  }

  /// The view is not part of the hierarchy any more.
  func remove() { isRemoved = true }

  /// The nodes directly below this one.
  var children: [Node] { [] }

  /// The preference of this view: that of the views in it, in order (F762).
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let values = children.compactMap { $0.preference(key) }
    guard var value = values.first else { return nil }
    for next in values.dropFirst() { Key.reduce(value: &value) { next } }
    return value
  }

  // MARK: Layout

  /// The views with a size that this one stands for, in order.
  var elements: [Node] { [self] }
  /// The view as a choice of an alert or of a bar.
  var choice: (any Choice)? { nil }
  /// The views of UIKit that show this one, from back to front.
  var views: [UIView] { [] }

  /// The size that the view chooses if it is proposed another one (F580).
  func size(for proposal: ProposedViewSize) -> CGSize { .zero }

  /// - Parameter frame: The view's frame, in the coordinates of the view of UIKit that has it.
  func place(in frame: CGRect) {}
}

/// Where a view is, and what it inherits.
struct Place {
  let host: ViewHost
  let depth: Int
  var environment: EnvironmentValues
}

/// A node for views of one type.
@MainActor class ViewNode<V: View>: Node {
  var view: V

  init(_ view: V, _ place: Place) {
    self.view = view
    super.init(place)
    refresh()
  }

  /// Takes over a new value of the view. A view that has not changed is not updated.
  final func set(_ view: V, _ environment: EnvironmentValues) {
    let isNew = !hasSameBytes(self.view, view)
    self.view = view
    guard isNew else { return setEnvironment(environment) }
    self.environment = environment
    refresh()
  }
}

/// Whether two values are the same in memory. Only then the hierarchy takes them for equal.
func hasSameBytes<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { one.elementsEqual($0) } }
}

/// The place of one view, whose type may change.
@MainActor struct Slot {
  private(set) var node: Node?

  mutating func show<V: View>(_ view: V, at place: Place) {
    if let node = node as? ViewNode<V> { return node.set(view, place.environment) }
    node?.remove()
    node =
      (view as? any PrimitiveView)?.makeAnyNode(place)
      ?? (view as? any UIViewRepresentable)?.makeRepresentative(place)
      ?? (view as? any UIViewControllerRepresentable)?.makeRepresentative(place)
      ?? BodyNode(view, place, properties: { $0 }) { $0.body }
  }

  func remove() { node?.remove() }

  /// The views with a size that the view stands for, in order.
  var elements: [Node] { node?.elements ?? [] }
}

/// A node that shows one view below it, or two, and stands for what the first one stands for.
@MainActor class ParentNode<V: View>: ViewNode<V> {
  final var slot = Slot()
  final var second = Slot()

  override var elements: [Node] { slot.elements }
  override var children: [Node] { [slot.node, second.node].compactMap { $0 } }

  override func remove() {
    super.remove()
    slot.remove()
    second.remove()
  }
}

/// A node that stands for any number of views.
@MainActor final class GroupNode<V: View>: ViewNode<V> {
  @MainActor final class Members {
    fileprivate var slots: [(id: AnyHashable, slot: Slot)] = []
    private var old: [AnyHashable: Slot] = [:]
    private var place: Place?

    fileprivate func update(at place: Place, _ showAll: (Members) -> Void) {
      old = Dictionary(slots.map { ($0.id, $0.slot) }) { $1 }
      (self.place, slots) = (place, [])
      showAll(self)
      for slot in old.values { slot.remove() }
      old = [:]
    }

    func show(_ view: some View, at id: some Hashable) {
      guard let place else { return }
      var slot = old.removeValue(forKey: id) ?? Slot()
      slot.show(view, at: place)
      slots.append((id, slot))
    }
  }

  private let members = Members()
  private let showAll: (V, Members) -> Void

  init(_ view: V, _ place: Place, showAll: @escaping (V, Members) -> Void) {
    self.showAll = showAll
    super.init(view, place)
  }

  override func refresh() { members.update(at: below) { showAll(view, $0) } }
  override var elements: [Node] { members.slots.flatMap(\.slot.elements) }
  override var children: [Node] { members.slots.compactMap(\.slot.node) }

  override func remove() {
    super.remove()
    for member in members.slots { member.slot.remove() }
  }
}

/// A node whose view has a body (F581).
@MainActor final class BodyNode<V: View, Properties, Content: View>: ParentNode<V> {
  private let dependencies = Dependencies()
  private let properties: (V) -> Properties
  private let content: (V) -> Content

  init(_ view: V, _ place: Place, properties: @escaping (V) -> Properties, content: @escaping (V) -> Content)
  {
    (self.properties, self.content) = (properties, content)
    super.init(view, place)
  }

  override func refresh() {
    let content = dependencies.track(in: self) {
      dependencies.install(properties(view), in: self)
      return self.content(view)
    }
    slot.show(content, at: below)
  }

  /// A body that has read nothing that differs is not evaluated; the views below hear of it.
  override func setEnvironment(_ environment: EnvironmentValues) {
    guard !self.environment.equals(environment) else { return }
    let isAffected = dependencies.differ(self.environment, environment)
    self.environment = environment
    if isAffected { refresh() } else { slot.node?.setEnvironment(below.environment) }
  }
}
