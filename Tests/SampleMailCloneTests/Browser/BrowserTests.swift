import Testing

/// Tests of the page in a real browser, which sends the input and reads the page.
@Suite(
  "The sample in a browser", .serialized, .enabled(if: Browser.path != nil, "Chromium is not installed"))
enum BrowserTests {}
