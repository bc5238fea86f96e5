import Foundation

/// What an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a name, for a control or a bar button to run.
@MainActor public final class UIAction: UIMenuElement {
  /// What tells two actions apart: a control keeps one of each.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public let identifier: Identifier
  /// Who sent the action, while it runs.
  public private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// Makes an action; without an identifier it gets one of its own.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init(title: title, image: image)
  }

  func run(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
