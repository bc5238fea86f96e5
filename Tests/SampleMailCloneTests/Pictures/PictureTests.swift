import Foundation
import FoundationXML
import Testing

@Suite("Pictures in the documents")
struct PictureTests {
  @Test("a committed picture equals the output of its command", arguments: PictureCommand.all)
  func drawn(command: PictureCommand) throws {
    let committed = try Repository.text(command.picture)
    let drawn = try command.draw()
    // The pictures are long, so the failure message names only the command.
    let isSame = drawn == committed
    if command.picture.hasSuffix(".svg") { #expect(XMLParser(data: Data(drawn.utf8)).parse()) }
    #expect(isSame, "draw \(command.picture) again with: \(command.words.joined(separator: " "))")
  }

  @Test("a strip shows what the app asks about a draft that a finger throws")
  func question() throws {
    let words = ["strip", "tap=compose", "type=ada@marchetti.example", "drag=200,120,0,500"]
    for seconds in [[], ["--seconds", "2"]] {
      let picture = "question.svg"
      let command = PictureCommand(words: words + seconds + ["-o", picture], picture: picture)
      #expect(try command.draw().contains(">Save Draft</text>"))
    }
  }

  @Test("the documents show the pictures of the commands in CONTRIBUTING.md and no others")
  func listed() throws {
    let readme = try pictures(in: "README.md", within: "")
    let guides = try ["docs/Transitions.md"].flatMap {
      try pictures(in: $0, within: "docs/")
    }
    #expect(!readme.isEmpty && !guides.isEmpty)
    #expect(Set(readme + guides) == Set(PictureCommand.all.map(\.picture).filter { $0 != Site.path }))
  }

  private func pictures(in document: String, within folder: String) throws -> [String] {
    try Repository.text(document).matches(of: /(?:\]\(|src(?:set)?=")([^)"]+\.(?:svg|png))/)
      .map { folder + $0.1 }
  }
}

/// A command of CONTRIBUTING.md that draws a picture of the documents.
struct PictureCommand: Sendable, CustomTestStringConvertible {
  private static let program = "swift run SampleMailClone "

  /// The arguments.
  let words: [String]
  /// Path of the committed picture in the repository.
  let picture: String

  /// All commands that write into `docs`.
  static var all: [PictureCommand] {
    let lines = (try? Repository.text("CONTRIBUTING.md"))?.components(separatedBy: "\n") ?? []
    return lines.filter { $0.hasPrefix(program) }.compactMap(PictureCommand.init)
  }

  init(words: [String], picture: String) { (self.words, self.picture) = (words, picture) }

  private init?(line: String) {
    words = line.dropFirst(Self.program.count).split(separator: " ").map(String.init)
    guard let picture = words.last, picture.hasPrefix("docs/") else { return nil }
    self.picture = picture
  }

  var testDescription: String { picture }

  /// Runs the command in a process of its own, in which the app's tasks run as well, and returns its picture.
  func draw() throws -> String {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID()).\((picture as NSString).pathExtension)")
    defer { try? FileManager.default.removeItem(at: output) }
    let arguments = words.dropLast().map { word in
      word.hasSuffix(".json") ? Repository.root.appendingPathComponent(word).path : word
    }
    let process = Process()
    process.executableURL = LiveApp.executable
    process.arguments = arguments + [output.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: output, encoding: .utf8)
  }
}
