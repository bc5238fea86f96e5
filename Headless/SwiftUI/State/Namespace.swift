/// A name that no other view has, as long as the view lives.
@MainActor @propertyWrapper public struct Namespace: StoredProperty {
  public struct ID: Hashable, Sendable {
    let location: ObjectIdentifier?
  }

  private final class Location {}
  private final class Link { var location: Location? }

  private let link = Link()

  public init() {}

  func install(at path: String, in node: Node, _ dependencies: Dependencies) {
    link.location = dependencies.stored(at: path) { Location() }
  }

  public var wrappedValue: ID { ID(location: link.location.map(ObjectIdentifier.init)) }
}
