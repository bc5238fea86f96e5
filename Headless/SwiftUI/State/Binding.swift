/// Reads and writes a value that another view keeps.
///
/// Read in an update, it has the value that it had when it was made, or when the view that has it was
/// updated (F582).
@MainActor @propertyWrapper @dynamicMemberLookup public struct Binding<Value>: StoredProperty {
  private final class Snapshot {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let read: () -> Value
  private let write: (Value) -> Void
  private let noteRead: () -> Void
  private let snapshot: Snapshot

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, noteRead: @escaping () -> Void) {
    (read, write, self.noteRead, snapshot) = (get, set, noteRead, Snapshot(get()))
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, noteRead: {})
  }

  /// Lets a closure name its parameter `$value`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that keeps its value.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  func install(at path: String, in node: Node, _ dependencies: Dependencies) { snapshot.value = read() }

  public var wrappedValue: Value {
    get {
      guard Dependencies.isUpdating else { return read() }
      noteRead()
      return snapshot.value
    }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      set: { new in
        var value = read()
        value[keyPath: keyPath] = new
        write(value)
      }, noteRead: noteRead)
  }
}

/// Makes bindings to the properties of an object.
@MainActor @propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
