import Testing

/// `.ci/run` also type-checks the source against Apple's declarations.
@Suite("The guide for SwiftUI") struct SwiftUIGuideTests {
  @Test("every line of its code stands in a source that is type-checked")
  func compiles() throws {
    let code = try MarkdownCode("docs/SwiftUI.md")
    let sources = ["Guide/SwiftUIGuide", "Adopter/GlassPanel"].map {
      #filePath.replacing(
        "HeadlessTests/Documents/SwiftUIGuideTests", with: "InteractiveModalTests/SwiftUI/\($0)")
    }
    #expect(code.count > 20)
    #expect(try code.missing(in: sources[0], sources[1]) == [])
  }
}
