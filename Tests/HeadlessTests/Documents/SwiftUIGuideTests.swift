import Testing

/// `.ci/run` also type-checks the source against Apple's declarations.
@Suite("The guide for SwiftUI") struct SwiftUIGuideTests {
  @Test("every line of its code stands in a source that is type-checked")
  func compiles() throws {
    let code = try MarkdownCode("docs/SwiftUI.md")
    let source = #filePath.replacing(
      "HeadlessTests/Documents/SwiftUIGuideTests", with: "InteractiveModalTests/SwiftUI/Guide/SwiftUIGuide")
    #expect(code.count > 20)
    #expect(try code.missing(in: source) == [])
  }
}
