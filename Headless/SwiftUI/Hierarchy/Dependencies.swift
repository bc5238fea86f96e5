import Foundation

/// What a view keeps from update to update, and what it has read in the last one.
@MainActor final class Dependencies {
  private var storage: [String: AnyObject] = [:]
  private var keys = EnvironmentReads()
  private var generation = 0

  /// The node that is being updated. Only what is read meanwhile is a dependency (F581).
  private(set) static var updating: Node?
  static var isUpdating: Bool { updating != nil }

  /// Calls what evaluates a view, and has the node updated when something changes that is read in it.
  func track<Result>(in node: Node, _ evaluate: () -> Result) -> Result {
    let outer = Self.updating
    Self.updating = node
    defer { Self.updating = outer }
    generation += 1
    keys = EnvironmentReads()
    let current = generation
    return withObservationTracking(evaluate) { [weak self, weak node] in
      MainActor.assumeIsolated { if self?.generation == current { node?.invalidate() } }
    }
  }

  /// Runs code that must not be tracked, such as an action.
  static func untracked<Result>(_ work: () -> Result) -> Result {
    let outer = updating
    updating = nil
    defer { updating = outer }
    return work()
  }

  /// The node's environment; what is read from it is a dependency.
  func environment(of node: Node) -> EnvironmentValues { node.environment.reporting(to: keys) }

  func differ(_ one: EnvironmentValues, _ other: EnvironmentValues) -> Bool {
    keys.isWhole ? !one.equals(other) : keys.all.contains { !one.equals(other, for: $0) }
  }

  /// Connects the properties of a view to what it keeps.
  func install<Owner>(_ owner: Owner, in node: Node, path: String = "") {
    for child in Mirror(reflecting: owner).children {
      let path = path + "/" + (child.label ?? "")
      if let property = child.value as? any StoredProperty {
        property.install(at: path, in: node, self)
      } else if child.value is any DynamicProperty {
        install(child.value, in: node, path: path)
      }
    }
  }

  func stored<Object: AnyObject>(at path: String, make: () -> Object) -> Object {
    if let object = storage[path] as? Object { return object }
    let object = make()
    storage[path] = object
    return object
  }
}

/// The keys of the environment that a view has read.
final class EnvironmentReads {
  var all: Set<ObjectIdentifier> = []
  /// Whether the view has read the environment as one value.
  var isWhole = false
}

/// A property that the hierarchy keeps for a view.
public protocol DynamicProperty {}

@MainActor protocol StoredProperty: DynamicProperty {
  func install(at path: String, in node: Node, _ dependencies: Dependencies)
}
