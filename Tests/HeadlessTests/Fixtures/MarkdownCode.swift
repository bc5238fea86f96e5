import Foundation

/// The Swift code of a document of the repository, and whether it stands in a source that compiles.
struct MarkdownCode {
  private let lines: [String]

  /// - Parameter path: From the top of the repository.
  init(_ path: String) throws {
    let text = try Self.document(path)
    var lines: [String] = []
    var isCode = false
    for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("```") { isCode = line == "```swift" } else if isCode { lines.append(line) }
    }
    self.lines = lines
  }

  /// - Parameter swift: The text of a Swift file.
  init(swift: String) {
    lines = swift.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The text of a document, from the top of the repository.
  static func document(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names and texts of the Swift files in a folder of the repository.
  static func swiftFiles(in folder: String) throws -> [(name: String, text: String)] {
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    let swift = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    return try swift.map { file in
      (file.deletingPathExtension().lastPathComponent, try String(contentsOf: file, encoding: .utf8))
    }
  }

  static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  var count: Int { lines.count }

  /// The lines that no source has, however they are spaced.
  ///
  /// - Parameter sources: The paths of Swift files below `Tests`, without their ends.
  func missing(in sources: [String]) throws -> [String] {
    let texts = try sources.map { try Self.document("Tests/\($0).swift") }
    let here = texts.joined(separator: "\n").split(separator: "\n").map(Self.words)
    return lines.filter { !here.contains(Self.words(in: $0)) }
  }

  private static func words(in line: some StringProtocol) -> [String] {
    line.components(separatedBy: " ").filter { !$0.isEmpty }
  }
}
