import Foundation
import Testing
import UIKit

@MainActor @Suite("The README's pictures")
struct PictureTests {
  @Test("a committed picture is what the code draws", arguments: PictureCommand.all)
  func drawn(command: PictureCommand) throws {
    let committed = try PictureCommand.document(command.picture)
    let drawn = try command.draw()
    // The texts are long: what is printed of them is no use.
    let isSame = drawn == committed
    #expect(isSame, "draw \(command.picture) again with: film \(command.words.joined(separator: " "))")
  }

  @Test("the README shows what the commands in CONTRIBUTING draw, and no other picture")
  func listed() throws {
    let readme = try PictureCommand.document("README.md")
    let pictures = readme.components(separatedBy: "](").dropFirst()
      .compactMap { $0.components(separatedBy: ")").first }
      .filter { $0.hasSuffix(".svg") || $0.hasSuffix(".png") }
    #expect(Set(pictures) == Set(PictureCommand.all.map(\.picture)) && pictures.count == 4)
  }
}
