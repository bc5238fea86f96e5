import Foundation
import TestWorld
import Testing
import UIKit

@MainActor @Suite("Pictures in the documents", .ownWorld)
struct PictureTests {
  @Test("a committed picture equals the output of its command", arguments: PictureCommand.all)
  func drawn(command: PictureCommand) throws {
    let committed = try PictureCommand.document(command.picture)
    let drawn = try command.draw()
    // The pictures are long, so the failure message names only the command.
    let isSame = drawn == committed
    #expect(isSame, "draw \(command.picture) again with: \(command.words.joined(separator: " "))")
  }

  @Test("the documents show the pictures of the commands in CONTRIBUTING.md and no others")
  func listed() throws {
    let readme = try pictures(in: "README.md", within: "")
    let transitions = try pictures(in: "docs/Transitions.md", within: "docs/")
    #expect(readme.count >= 4 && transitions.count == 4)
    #expect(Set(readme + transitions) == Set(PictureCommand.all.map(\.picture)))
  }

  private func pictures(in document: String, within folder: String) throws -> [String] {
    try PictureCommand.document(document).components(separatedBy: "](").dropFirst()
      .compactMap { $0.components(separatedBy: ")").first }
      .filter { $0.hasSuffix(".svg") || $0.hasSuffix(".png") }
      .map { folder + $0 }
  }
}
