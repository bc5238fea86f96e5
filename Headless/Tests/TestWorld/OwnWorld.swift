import Testing
import UIKit

@testable import InteractiveModal

/// Runs each test of a suite in a world of its own, also each case of a test with arguments.
///
/// The world has all that UIKit and the kit keep once per process. No other test can see or change it, whatever runs
/// while the test awaits.
public struct OwnWorld: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let (state, inspector) = await (SharedState(), TransitionInspector())
    await MainActor.run {
      // The colon of an address does not count.
      state.onReportInTest = {
        #expect($0.contains(/: (?!0x)/), "the kit says after a colon what to write instead")
      }
    }
    try await World.$current.withValue(World()) {
      try await SharedState.$current.withValue(state) {
        try await TransitionInspector.$current.withValue(inspector) { try await function() }
      }
    }
  }
}

extension Trait where Self == OwnWorld {
  /// Runs each test in a world of its own.
  public static var ownWorld: Self { Self() }
}
