import Testing

/// One real browser, in the role of the hand and of the eye: what it asserts on is what the page shows.
@Suite(
  "The sample in a browser", .serialized, .enabled(if: Browser.path != nil, "Chromium is not installed"))
enum BrowserTests {}
