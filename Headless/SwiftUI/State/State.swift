/// A value that the hierarchy keeps for a view as long as the view lives.
///
/// Read in an update, it is a dependency of the view that has it. Read elsewhere, it only has its present
/// value (F581).
@MainActor @propertyWrapper public struct State<Value>: StoredProperty {
  /// Connects the copies of a view to what is kept.
  private final class Link {
    let initial: Value
    var location: Location?

    init(_ initial: Value) { self.initial = initial }
  }

  private final class Location {
    var value: Value
    var wasRead = false
    weak var node: Node?

    init(_ value: Value, of node: Node) { (self.value, self.node) = (value, node) }
  }

  private let link: Link

  public init(wrappedValue value: Value) { link = Link(value) }

  func install(at path: String, in node: Node, _ dependencies: Dependencies) {
    link.location = dependencies.stored(at: path) { Location(link.initial, of: node) }
  }

  public var wrappedValue: Value {
    get {
      if Dependencies.isUpdating { link.location?.wasRead = true }
      return link.location?.value ?? link.initial
    }
    nonmutating set {
      guard let location = link.location else { return }
      location.value = newValue
      if location.wasRead { location.node?.invalidate() }
    }
  }

  public var projectedValue: Binding<Value> {
    let link = link
    return Binding(
      get: { link.location?.value ?? link.initial }, set: { self.wrappedValue = $0 },
      noteRead: { link.location?.wasRead = true })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
