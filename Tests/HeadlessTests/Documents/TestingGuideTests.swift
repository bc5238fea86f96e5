import InteractiveModal
import Testing

@Suite("The guide to testing an app") struct TestingGuideLineTests {
  @Test("every line of its tests stands in a test that runs")
  func compiles() throws {
    let code = try MarkdownCode("docs/Testing.md")
    let tests = #filePath.replacing(
      "HeadlessTests/Documents/TestingGuideTests", with: "InteractiveModalTests/Testing/TestingGuideTests")
    #expect(code.count > 40)
    #expect(try code.missing(in: #filePath, tests) == [])
  }

  @Test("it names the identifiers of all parts")
  func identifiers() throws {
    let page = try MarkdownCode.document("docs/Testing.md")
    #expect(ModalIdentifier.allCases.filter { !page.contains("`\($0.rawValue)`") } == [])
  }
}
