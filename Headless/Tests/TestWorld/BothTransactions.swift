import SwiftUI
import Testing

/// Runs each test of a suite twice: a new root view may have the transaction of the code that sets it, or not (F761).
///
/// Name it before `.ownWorld`, so that each run has a world of its own.
public struct BothTransactions: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for answer in RootViewTransaction.allCases {
      try await RootViewTransaction.$current.withValue(answer) { try await function() }
    }
  }
}

extension Trait where Self == BothTransactions {
  /// Runs each test with both answers to what a new root view knows of its transaction.
  public static var bothTransactions: Self { Self() }
}
