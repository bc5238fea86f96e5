/// A value of the environment.
@MainActor @propertyWrapper public struct Environment<Value>: StoredProperty {
  private final class Link { var value: Value? }

  private let read: (EnvironmentValues) -> Value
  private let link = Link()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    // The whole environment depends on all of it (F611).
    if keyPath as AnyKeyPath == \EnvironmentValues.self as AnyKeyPath {
      read = { $0.readingAll()[keyPath: keyPath] }
    } else {
      read = { $0[keyPath: keyPath] }
    }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = {
      guard let object = $0.object(objectType) else {
        fatalError("No Observable object of type \(objectType) found in the environment (F583)")
      }
      return object
    }
  }

  public var wrappedValue: Value { link.value ?? read(EnvironmentValues()) }

  func install(at path: String, in node: Node, _ dependencies: Dependencies) {
    link.value = read(dependencies.environment(of: node))
  }
}

/// A key of the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view inherits from the views around it.
public struct EnvironmentValues {
  private var entries: [ObjectIdentifier: any AnyEntry] = [:]
  private var reads: EnvironmentReads?

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(for: ObjectIdentifier(key)) ?? Key.defaultValue }
    set { entries[ObjectIdentifier(key)] = Entry(value: newValue) }
  }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? { value(for: ObjectIdentifier(type)) }

  mutating func set<Object: AnyObject>(_ object: Object?, as type: Object.Type) {
    entries[ObjectIdentifier(type)] = object.map(Entry.init)
  }

  private func value<Value>(for id: ObjectIdentifier) -> Value? {
    reads?.all.insert(id)
    return (entries[id] as? Entry<Value>)?.value
  }

  func reporting(to reads: EnvironmentReads?) -> EnvironmentValues {
    var copy = self
    copy.reads = reads
    return copy
  }

  /// Notes that all values are read, and returns a copy that notes nothing.
  func readingAll() -> EnvironmentValues {
    reads?.isWhole = true
    return reporting(to: nil)
  }

  func equals(_ other: EnvironmentValues) -> Bool {
    entries.count == other.entries.count && entries.keys.allSatisfy { equals(other, for: $0) }
  }

  func equals(_ other: EnvironmentValues, for id: ObjectIdentifier) -> Bool {
    guard let entry = entries[id] else { return other.entries[id] == nil }
    return entry.equals(other.entries[id])
  }

  private protocol AnyEntry { func equals(_ other: (any AnyEntry)?) -> Bool }

  private struct Entry<Value>: AnyEntry {
    let value: Value

    func equals(_ other: (any AnyEntry)?) -> Bool {
      (other as? Entry<Value>).map { hasSameValue(value, $0.value) } ?? false
    }
  }
}

private func hasSameValue<Value>(_ one: Value, _ other: Value) -> Bool {
  if let one = one as? any Equatable { return one.equals(other) }
  return hasSameBytes(one, other)
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
