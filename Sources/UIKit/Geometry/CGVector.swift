import Foundation

/// A displacement or velocity with two components.
public struct CGVector: Equatable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static var zero: CGVector { CGVector() }

  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
