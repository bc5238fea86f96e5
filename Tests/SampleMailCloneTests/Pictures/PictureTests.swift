import Foundation
import Testing
import UIKit

@MainActor @Suite("The documents' pictures")
struct PictureTests {
  @Test("a committed picture is what the code draws", arguments: PictureCommand.all)
  func drawn(command: PictureCommand) throws {
    let committed = try PictureCommand.document(command.picture)
    let drawn = try command.draw()
    // The texts are long: what is printed of them is no use.
    let isSame = drawn == committed
    #expect(isSame, "draw \(command.picture) again with: film \(command.words.joined(separator: " "))")
  }

  @Test("the documents show what the commands in CONTRIBUTING draw, and no other picture")
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
