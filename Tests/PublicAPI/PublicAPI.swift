import Foundation

/// Prints the public API of the kit as Markdown, a line for each symbol: `swift run PublicAPI > docs/API.md`.
@main
enum PublicAPI {
  static func main() {
    guard let kit = sources(of: "InteractiveModal"), let testKit = sources(of: "InteractiveModalTesting")
    else { return print("There is no Sources/InteractiveModal here; run this in the root of the package.") }
    print(page(of: kit, testKit: testKit), terminator: "")
  }

  private static func sources(of target: String) -> [String]? {
    let folder = URL(fileURLWithPath: "Sources/" + target)
    return FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil).map { files in
      files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
  }

  /// Returns the page of the sources of both products.
  static func page(of kit: [String], testKit: [String]) -> String {
    let (count, kitSections) = Self.sections(of: kit)
    let (testCount, testSections) = Self.sections(of: testKit)
    return """
      # Public API

      Every public symbol of the kit with the first sentence of its documentation, by `swift run PublicAPI`: \
      \(count) symbols.


      """ + kitSections + """

        # Public API of InteractiveModalTesting

        Every public symbol of the product for unit tests of an app: \(testCount) symbols. [Testing](Testing.md) has the guide.


        """ + testSections
  }

  /// Returns the number of public symbols in some sources, and a section for each type.
  private static func sections(of sources: [String]) -> (Int, String) {
    let symbols = sources.flatMap { SymbolReader().symbols(in: $0) }
    let types = Dictionary(grouping: symbols, by: \.type)
    let sections = types.keys.sorted().map { type in
      let rows = (types[type] ?? []).map { "| `\($0.declaration)` | \($0.summary) |" }
      return "## \(type)\n\n| | |\n| --- | --- |\n" + rows.joined(separator: "\n") + "\n"
    }
    return (symbols.count, sections.joined(separator: "\n"))
  }
}
