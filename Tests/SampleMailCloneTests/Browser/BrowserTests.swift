import Testing

/// Tests of the page in a real browser, which sends the input and reads the page.
@Suite(
  "The sample in a browser", .serialized, .oneBrowser,
  .enabled(if: Browser.path != nil, "Chromium is not installed"))
enum BrowserTests {}

/// Starts one browser for all tests of a suite, and ends it with the last.
struct OneBrowser: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Browser.$current.withValue(Browser()) { try await function() }
  }
}

extension Trait where Self == OneBrowser {
  static var oneBrowser: Self { Self() }
}
