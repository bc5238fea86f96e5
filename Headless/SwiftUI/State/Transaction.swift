import Foundation

/// How a change is animated.
public struct Animation: Equatable, Sendable {
  let duration: TimeInterval

  public static var `default`: Animation { Animation(duration: 0.35) }
}

/// What an animated change of a size does. Sources do not say (F785).
public enum SizeAnimation: CaseIterable, Sendable {
  /// Views have the sizes of the end at once, and UIKit animates frames.
  case atOnce
  /// Sizes pass through the middle, frame by frame, and a frame calls no layout of UIKit.
  case frameByFrame

  @TaskLocal public static var current = atOnce
}

/// What an update knows of the change that caused it.
@MainActor public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the code that runs; updates do not set it (F585).
  static var current = Transaction()
}

/// Runs code whose changes have a transaction.
@MainActor public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Runs code whose changes are animated.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try withTransaction(Transaction(animation: animation), body) }
