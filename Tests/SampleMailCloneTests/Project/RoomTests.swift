import Foundation
import Testing

@Suite("Folders and files")
struct RoomTests {
  /// The folders; each uses only those before it. `API` is used from `Card` on, and uses all before `SwiftUI`.
  private static let order = [
    "InteractiveModal/Motion", "InteractiveModal/System", "InteractiveModal/Flight",
    "InteractiveModal/Gesture", "InteractiveModal/API", "InteractiveModal/Card", "InteractiveModal/Session",
    "InteractiveModal/SwiftUI", "InteractiveTransitions/Choreography", "InteractiveTransitions/Screens",
    "InteractiveTransitions/Container",
  ]

  private static let kit = Repository.root.appendingPathComponent("Sources")

  /// The code of each folder's files, without comments and strings.
  private func sources() throws -> [(room: Int, file: String, code: String)] {
    let files = try Repository.files(below: Self.kit, suffix: ".swift")
    return try files.filter { !$0.hasPrefix("InteractiveModalTesting/") }.map { file in
      let name = file.split(separator: "/").prefix(2).joined(separator: "/")
      let room = try #require(Self.order.firstIndex(of: name), "\(file) is in none of the folders")
      let text = try String(contentsOf: Self.kit.appendingPathComponent(file), encoding: .utf8)
      let code = text.replacing(/"(?:\\.|[^"\\\n])*"/, with: "").replacing(/\/\/[^\n]*/, with: "")
      return (room, file, code)
    }
  }

  @Test("a folder of the kit uses only itself and the folders before it")
  func order() throws {
    let sources = try sources()
    var homes: [Substring: Int] = [:]
    for source in sources {
      for match in source.code.matches(of: /(?:^|\n)[^\n ][^\n]*?\b(?:struct|class|enum|protocol) ([A-Z]\w+)/)
      {
        homes[match.1] = source.room
      }
    }
    #expect(homes.count > 100, "found too few declarations")
    for source in sources {
      for word in Set(source.code.matches(of: /\b[A-Z]\w+/).map(\.output)) {
        guard let home = homes[word] else { continue }
        let isAPI = Self.order[source.room] == "InteractiveModal/API"
        let highest = isAPI ? source.room + 2 : source.room
        #expect(home <= highest, "\(source.file) uses \(word) of \(Self.order[home])")
      }
    }
  }

  @Test(
    "Motion does not import UIKit, and #if is in System only, or around all of a file or an import"
  )
  func imports() throws {
    for source in try sources() {
      let name = Self.order[source.room]
      if name == "InteractiveModal/Motion" {
        #expect(!source.code.contains("import UIKit"), "\(source.file)")
      }
      let isConditional = source.code.hasPrefix("#if canImport(") && source.code.hasSuffix("\n#endif\n")
      if name == "InteractiveModal/SwiftUI" {
        #expect(isConditional == source.code.contains("import SwiftUI"), "\(source.file)")
      }
      let imports = source.code.matches(of: /\n#if canImport\([\w.]+\)\n  import [\w.]+\n#endif\n/)
      let conditions = imports.count + (isConditional ? 1 : 0)
      if name != "InteractiveModal/System" {
        #expect(source.code.ranges(of: "#if").count == conditions, "\(source.file)")
      }
    }
  }

  @Test(
    "a body of the sources and the sample has at most 45 lines",
    arguments: ["Sources", "Headless", "SampleMailClone"])
  func bodies(folder: String) throws {
    let folder = Repository.root.appendingPathComponent(folder)
    let files = try Repository.files(below: folder, suffix: ".swift")
    #expect(files.count > 50, "found too few files")
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for index in lines.indices where beginsBody(lines[index]) {
        let end = lines[index].prefix { $0 == UInt8(ascii: " ") } + "}".utf8
        let body = lines[(index + 1)...].prefix { !$0.starts(with: end) }
        #expect(body.count <= 45, "\(file):\(index + 1)")
      }
    }
  }

  /// Whether a line opens a body, which the format closes at the same indentation.
  private func beginsBody(_ line: Substring.UTF8View) -> Bool {
    guard line.starts(with: "  ".utf8), line.last == UInt8(ascii: "{") else { return false }
    return !Substring(line).contains(/\b(?:struct|class|enum|extension|protocol) [A-Z]/)
  }
}
