/// An object that tells before it changes. On a device it is Combine's; here it tells views only.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  /// Tells before the object changes.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Tells the views that observe an object.
public final class ObservableObjectPublisher: @unchecked Sendable {
  private final class Entry {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
  }

  private struct Receiver { weak var node: Node? }

  @MainActor private static var all: [ObjectIdentifier: Entry] = [:]
  private var receivers: [Receiver] = []

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    let reference = Reference(object: object)
    return MainActor.assumeIsolated {
      if let entry = all[id], entry.object === reference.object { return entry.publisher }
      all = all.filter { $0.value.object != nil }
      let entry = Entry()
      entry.object = reference.object
      all[id] = entry
      return entry.publisher
    }
  }

  public func send() {
    MainActor.assumeIsolated {
      for receiver in receivers { receiver.node?.invalidate() }
      receivers.removeAll { $0.node == nil }
    }
  }

  @MainActor func invalidate(_ node: Node) {
    if !receivers.contains(where: { $0.node === node }) { receivers.append(Receiver(node: node)) }
  }

  private struct Reference: @unchecked Sendable { let object: AnyObject }
}

/// A property whose changes its object tells.
@propertyWrapper public struct Published<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("A published property has an object") }
    set { fatalError("A published property has an object") }
  }

  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      object.objectWillChange.send()
      object[keyPath: storage].value = newValue
    }
  }
}

/// Observes an object that another view keeps.
@MainActor @propertyWrapper public struct ObservedObject<Object: ObservableObject>: StoredProperty {
  public var wrappedValue: Object

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Object> { Bindable(wrappedValue: wrappedValue) }

  func install(at path: String, in node: Node, _ dependencies: Dependencies) {
    wrappedValue.objectWillChange.invalidate(node)
  }
}

/// Keeps an object for a view, and observes it.
@MainActor @propertyWrapper public struct StateObject<Object: ObservableObject>: StoredProperty {
  private final class Link { var object: Object? }

  private let make: () -> Object
  private let link = Link()

  public init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }

  public var wrappedValue: Object { link.object ?? make() }
  public var projectedValue: Bindable<Object> { Bindable(wrappedValue: wrappedValue) }

  func install(at path: String, in node: Node, _ dependencies: Dependencies) {
    let object = dependencies.stored(at: path, make: make)
    link.object = object
    object.objectWillChange.invalidate(node)
  }
}

/// Observes an object of the environment.
@MainActor @propertyWrapper public struct EnvironmentObject<Object: ObservableObject>: StoredProperty {
  private final class Link { var object: Object? }

  private let link = Link()

  public init() {}

  public var wrappedValue: Object {
    guard let object = link.object else {
      fatalError(
        "No ObservableObject of type \(Object.self) found. A View.environmentObject(_:) may be missing (F583)"
      )
    }
    return object
  }

  public var projectedValue: Bindable<Object> { Bindable(wrappedValue: wrappedValue) }

  func install(at path: String, in node: Node, _ dependencies: Dependencies) {
    link.object = dependencies.environment(of: node).object(Object.self)
    link.object?.objectWillChange.invalidate(node)
  }
}
