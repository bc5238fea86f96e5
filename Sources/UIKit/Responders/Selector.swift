/// The name of a method that a target is sent.
///
/// Linux has no Objective-C runtime that could look the method up: either the selector brings it along, or a target
/// is an `ActionReceiver` and finds it itself.
public struct Selector: ExpressibleByStringLiteral, Sendable {
  public let name: String
  /// Calls the method where the target has it, and tells whether it has.
  private let method: (@MainActor (_ target: AnyObject, _ isCalled: Bool) -> Bool)?

  public init(_ name: String) {
    self.name = name
    method = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// A method that an extension adds to all objects of a type.
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

  /// Whether the object has the method; an `ActionReceiver` has all that are only a name.
  @MainActor func isMethod(of target: AnyObject) -> Bool {
    method?(target, false) ?? (target is any ActionReceiver)
  }

  @MainActor func send(to target: AnyObject, from sender: AnyObject) {
    if let method { return _ = method(target, true) }
    guard let receiver = target as? any ActionReceiver else {
      fatalError("\(type(of: target)) is sent \(name) and is no ActionReceiver; Linux cannot look methods up")
    }
    receiver.receive(self, from: sender)
  }
}

extension Selector: Hashable {
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A target of target-action on Linux, where a selector cannot be looked up.
@MainActor public protocol ActionReceiver: AnyObject {
  func receive(_ action: Selector, from sender: AnyObject)
}
