import Foundation

/// The tables of a guide: the names that their last columns promise.
struct GuideTables {
  /// UIKit's own names in the guides.
  private static let systemNames: Set = [
    "UIKit", "animated", "dismiss", "false", "isModalInPresentation", "nil", "popover",
    "preferredContentSize",
    "presentationController", "presentationControllerWillDismiss", "sizeThatFits", "transitionCoordinator",
  ]

  /// The rows without their heads.
  let rows: [[String]]

  /// - Parameter path: From the top of the repository.
  init(_ path: String) throws {
    let lines = try MarkdownCode.document(path).split(separator: "\n", omittingEmptySubsequences: false)
    let heads = Set(lines.indices.filter { $0 > 0 && lines[$0].hasPrefix("| ---") }.flatMap { [$0 - 1, $0] })
    rows = lines.indices.filter { lines[$0].hasPrefix("| ") && !heads.contains($0) }.map { index in
      lines[index].split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The names of the last columns that neither the kit's public API nor UIKit has.
  func unknownNames() throws -> [String] {
    let known = Set(try Self.publicDeclarations().flatMap(Self.names))
    return promisedNames.subtracting(known).subtracting(Self.systemNames).sorted()
  }

  /// The kit's declarations of what is public, requirements of protocols and cases among them.
  private static func publicDeclarations() throws -> [String] {
    try MarkdownCode.swiftFiles(in: "Sources").flatMap { file in
      // A declaration may go on in the next lines, up to its body or a comment.
      file.text.matches(of: #/(?m)^ *(@\w+ )*(public|open|case|func|var)\b[^{/]*/#).map {
        String($0.output.0)
      }
    }
  }

  /// The identifiers in the code of the last columns, without literals.
  private var promisedNames: Set<String> {
    let code = rows.compactMap(\.last).flatMap { cell in
      cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    return Set(code.flatMap(Self.names))
  }

  private static func names(in code: String) -> [String] {
    let withoutTexts = code.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined(separator: " ")
    return withoutTexts.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      .filter { $0.first?.isLetter ?? false }
  }
}
