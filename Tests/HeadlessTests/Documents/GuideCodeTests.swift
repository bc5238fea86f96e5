import InteractiveModal
import Testing

@Suite("The code of the documents") struct GuideCodeTests {
  private static func here(_ names: String...) -> [String] { names.map { "HeadlessTests/Documents/\($0)" } }

  private static func portable(_ names: String...) -> [String] { names.map { "InteractiveModalTests/\($0)" } }

  /// Each document, the least number of its lines of code, and the sources that have them, below `Tests`.
  private static let guides: [(String, Int, [String])] = [
    ("README.md", 16, here("ReadmeTests") + portable("SwiftUI/Guide/ReadmeLine")),
    (
      "docs/Adoption.md", 80,
      here("AdoptionTests", "AdoptionPlacesTests", "AdoptionRestorationTests", "CoordinatorsGuideTests")
    ),
    ("docs/Dock.md", 8, here("DockGuideTests")),
    ("docs/FromOtherKits.md", 40, here("OtherKitsGuideTests")),
    ("docs/FromSheets.md", 30, here("SheetsGuideTests", "SheetsGuidePopoverTests")),
    ("docs/GettingStarted.md", 60, here("GettingStartedTests")),
    ("docs/Mistakes.md", 1, here("MistakesTests")),
    // `.ci/run` also type-checks the sources against Apple's declarations.
    ("docs/SwiftUI.md", 40, portable("SwiftUI/Guide/SwiftUIGuide", "SwiftUI/Adopter/GlassPanel")),
    ("docs/Testing.md", 70, here("GuideCodeTests") + portable("Testing/TestingGuideTests")),
    ("docs/Transitions.md", 83, here("TransitionsGuideTests", "ChoreographyGuideTests")),
  ]

  @Test("each line stands in a source that compiles", arguments: guides)
  func compiles(document: String, count: Int, sources: [String]) throws {
    let code = try MarkdownCode(document)
    #expect(code.count >= count)
    #expect(try code.missing(in: sources) == [])
  }

  @Test(
    "each line of the tutorial stands in a source that compiles, and its picture is the app's icon",
    arguments: [
      ("Inbox", "HeadlessTests/Documents/ReadmeTests"),
      ("Draft", "HeadlessTests/Documents/GettingStartedTests"),
      ("DraftTests", "InteractiveModalTests/Testing/TestingGuideTests"),
    ])
  func tutorial(file: String, source: String) throws {
    let resources = "Sources/InteractiveModal/InteractiveModal.docc/Resources"
    let code = MarkdownCode(swift: try MarkdownCode.document("\(resources)/\(file).txt"))
    #expect(code.count > 10)
    #expect(try code.missing(in: [source]) == [])
    #expect(
      try MarkdownCode.document("\(resources)/app-icon.svg") == MarkdownCode.document("docs/app-icon.svg"))
  }

  @Test("the guide to testing an app names the identifiers of all parts")
  func identifiers() throws {
    let page = try MarkdownCode.document("docs/Testing.md")
    #expect(ModalIdentifier.allCases.filter { !page.contains("`\($0.rawValue)`") } == [])
  }
}
