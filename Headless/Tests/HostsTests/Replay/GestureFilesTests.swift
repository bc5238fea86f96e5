import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("The files that paths stand for") struct GestureFilesTests {
    @Test("a folder stands for its *.json, by name; a file for itself")
    func expansion() throws {
      let folder = try TemporaryFolder()
      for name in ["b.json", "a.json", "notes.txt"] { _ = try folder.write("", to: name) }
      let inner = folder.url.appendingPathComponent("inner.json")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      let single = folder.path(of: "notes.txt")
      let files = try GestureFiles([single, folder.path])
      #expect(
        files.entries == [
          GestureFiles.Entry(path: single, isFromFolder: false),
          GestureFiles.Entry(path: folder.path(of: "a.json"), isFromFolder: true),
          GestureFiles.Entry(path: folder.path(of: "b.json"), isFromFolder: true),
        ])
    }
  }
}
