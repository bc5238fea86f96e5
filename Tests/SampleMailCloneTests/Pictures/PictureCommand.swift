import Foundation
import Testing
import UIKit

@testable import HeadlessHosts
@testable import SampleMailClone
@testable import UIKit

/// A command of CONTRIBUTING.md that draws a picture of the documents.
struct PictureCommand: Sendable, CustomTestStringConvertible {
  private static let program = "swift run SampleMailClone "
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The arguments.
  let words: [String]
  /// Path of the committed picture in the repository.
  let picture: String

  /// All commands that write into `docs`.
  static var all: [PictureCommand] {
    let lines = (try? document("CONTRIBUTING.md"))?.components(separatedBy: "\n") ?? []
    return lines.filter { $0.hasPrefix(program) }.compactMap(PictureCommand.init)
  }

  /// Returns the text of a file in the repository.
  static func document(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private init?(line: String) {
    words = line.dropFirst(Self.program.count).split(separator: " ").map(String.init)
    guard let picture = words.last, picture.hasPrefix("docs/") else { return nil }
    self.picture = picture
  }

  var testDescription: String { picture }

  /// Runs the command and returns its picture.
  @MainActor func draw() throws -> String {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: output) }
    let arguments = words.dropLast().map { $0.hasSuffix(".json") ? path(of: $0) : $0 } + [output.path]
    _ = Host.run(AppDelegate.self, arguments: arguments, console: Console(say: { _ in }, complain: { _ in }))
    return try String(contentsOf: output, encoding: .utf8)
  }

  private func path(of gesture: String) -> String { Self.root.appendingPathComponent(gesture).path }
}
