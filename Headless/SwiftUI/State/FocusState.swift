/// Which field of a view has the keyboard's focus.
@MainActor @propertyWrapper public struct FocusState<Value: Hashable>: StoredProperty {
  private let state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  func install(at path: String, in node: Node, _ dependencies: Dependencies) {
    state.install(at: path, in: node, dependencies)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  @MainActor @propertyWrapper public struct Binding {
    let binding: SwiftUI.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

/// A field that has the focus while a value says so (F765).
private struct Focusing<Content: View, Value: Hashable>: PrimitiveView {
  let content: Content
  let focus: FocusState<Value>.Binding
  let value: Value
  let none: Value

  func makeNode(_ place: Place) -> ViewNode<Self> { FocusingNode(self, place) }
}

private final class FocusingNode<Content: View, Value: Hashable>: ParentNode<Focusing<Content, Value>> {
  private let dependencies = Dependencies()
  private var field: FieldView? { elements.flatMap(\.views).compactMap { $0 as? FieldView }.first }

  override func refresh() {
    slot.show(view.content, at: below)
    _ = dependencies.track(in: self) { view.focus.wrappedValue }
    host.afterUpdate { [weak self] in self?.follow() }
    host.onAppear { [weak self] in self?.follow() }
  }

  private func follow() {
    guard !isRemoved, let field else { return }
    field.onFocus = { [weak self] in self?.fieldDidChange(isFocused: $0) }
    guard field.window != nil else { return }
    let focus = view.focus.wrappedValue
    if focus == view.value, !field.isFirstResponder { field.becomeFirstResponder() }
    if focus == view.none, field.isFirstResponder { field.resignFirstResponder() }
  }

  private func fieldDidChange(isFocused: Bool) {
    let isNoted = view.focus.wrappedValue == view.value
    if isFocused != isNoted { view.focus.wrappedValue = isFocused ? view.value : view.none }
  }
}

extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    Focusing(content: self, focus: condition, value: true, none: false)
  }

  public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View { Focusing(content: self, focus: binding, value: value, none: nil) }
}
