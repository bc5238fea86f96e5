import UIKit

/// One thing that the user does.
enum FingerStep: Equatable, Sendable {
  /// It taps what goes by an accessibility identifier.
  case tap(String)
  /// It taps a place of the window, in points.
  case tapAt(CGPoint)
  /// It goes from a place of the window by so much, and lets go.
  case drag(from: CGPoint, by: CGVector)
  /// The user types a text.
  case type(String)

  /// Farthest that a place is, and that a finger goes, in points: sums of it can be drawn.
  private static let farthest = 100_000.0

  /// - Parameter word: `tap=NAME`, `tap=X,Y`, `drag=X,Y,DX,DY` or `type=TEXT`.
  init(_ word: String) throws(HostError) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let step = Self(parts[0], parts[1]) else {
      throw HostError("“\(word)” is no step; there are tap=NAME, tap=X,Y, drag=X,Y,DX,DY and type=TEXT.")
    }
    self = step
  }

  private init?(_ verb: String, _ object: String) {
    let numbers = object.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    let areNumbers = numbers.allSatisfy { abs($0) <= Self.farthest }
    switch (verb, numbers.count) {
    case ("type", _) where !object.isEmpty: self = .type(object)
    case ("tap", 2) where areNumbers: self = .tapAt(CGPoint(x: numbers[0], y: numbers[1]))
    case ("tap", _) where !object.isEmpty: self = .tap(object)
    case ("drag", 4) where areNumbers:
      self = .drag(
        from: CGPoint(x: numbers[0], y: numbers[1]), by: CGVector(dx: numbers[2], dy: numbers[3]))
    default: return nil
    }
  }
}
