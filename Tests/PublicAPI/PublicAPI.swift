import Foundation

/// Prints the public API of the kit as Markdown, a line for each symbol: `swift run PublicAPI > docs/API.md`.
@main
enum PublicAPI {
  static func main() {
    let kit = URL(fileURLWithPath: "Sources/InteractiveModal")
    guard let files = FileManager.default.enumerator(at: kit, includingPropertiesForKeys: nil) else {
      return print("There is no Sources/InteractiveModal here; run this in the root of the package.")
    }
    let sources = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    print(page(of: sources), terminator: "")
  }

  /// Returns the page of some sources.
  static func page(of sources: [String]) -> String {
    let symbols = sources.flatMap { SymbolReader().symbols(in: $0) }
    let types = Dictionary(grouping: symbols, by: \.type)
    let sections = types.keys.sorted().map { type in
      let rows = (types[type] ?? []).map { "| `\($0.declaration)` | \($0.summary) |" }
      return "## \(type)\n\n| | |\n| --- | --- |\n" + rows.joined(separator: "\n") + "\n"
    }
    return """
      # Public API

      Every public symbol of the kit with the first sentence of its documentation, by `swift run PublicAPI`: \
      \(symbols.count) symbols.


      """ + sections.joined(separator: "\n")
  }
}
