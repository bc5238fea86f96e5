/// The name of a method that a target is sent.
///
/// Linux has no Objective-C runtime that could look the method up: a target is an `ActionReceiver` and finds
/// it itself.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { self.init(value) }

  @MainActor func send(to target: AnyObject, from sender: AnyObject) {
    guard let receiver = target as? any ActionReceiver else {
      fatalError("\(type(of: target)) is sent \(name) and is no ActionReceiver; Linux cannot look methods up")
    }
    receiver.receive(self, from: sender)
  }
}

/// A target of target-action on Linux, where a selector cannot be looked up.
@MainActor public protocol ActionReceiver: AnyObject {
  func receive(_ action: Selector, from sender: AnyObject)
}
