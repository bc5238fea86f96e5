/// The name of a method that a target is sent. Linux has no Objective-C runtime to look it up: the
/// selector brings the method along, or the target is an `ActionReceiver`.
public struct Selector: ExpressibleByStringLiteral, Sendable {
  public let name: String
  /// Calls the method if `isCalled`, and returns whether the target has it.
  private let method: (@MainActor (_ target: AnyObject, _ isCalled: Bool) -> Bool)?

  public init(_ name: String) {
    self.name = name
    method = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// A method of all objects of a type.
  public init<Target: AnyObject>(
    _ name: String, of type: Target.Type, method: @escaping @MainActor (Target) -> Void
  ) {
    self.name = name
    self.method = { target, isCalled in
      guard let target = target as? Target else { return false }
      if isCalled { method(target) }
      return true
    }
  }

  /// Whether the object has the method; an `ActionReceiver` has every method that is only a name.
  @MainActor func isMethod(of target: AnyObject) -> Bool {
    method?(target, false) ?? (target is any ActionReceiver)
  }

  @MainActor func send(to target: AnyObject, from sender: AnyObject) {
    if let method { return _ = method(target, true) }
    guard let receiver = target as? any ActionReceiver else {
      fatalError(
        "\(type(of: target)) must be an ActionReceiver to receive \(name): Linux cannot look methods up")
    }
    receiver.receive(self, from: sender)
  }
}

extension Selector: Hashable {
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A target of target-action on Linux, where selectors cannot be looked up.
@MainActor public protocol ActionReceiver: AnyObject {
  func receive(_ action: Selector, from sender: AnyObject)
}
