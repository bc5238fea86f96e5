import Foundation
import Testing

@testable import Mutations

@Suite("The lists of mutants") struct ChangeTests {
  /// The Swift files of kit and test kit by their paths.
  private static let sources: [String: [UInt8]] = {
    let folder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
      .appendingPathComponent("Sources")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.map { name in
      ("Sources/\(name)", (try? Data(contentsOf: folder.appendingPathComponent(name))).map(Array.init) ?? [])
    }
    return Dictionary(uniqueKeysWithValues: files)
  }()

  /// Whether a seed can draw a change of a file.
  private func isDrawn(_ change: Change) -> Bool {
    Self.sources.contains { file, bytes in
      let mutants = change.mutants(of: file, bytes)
      return !mutants.isEmpty
        && PlaceFinder.places(of: file, bytes).contains { mutants.contains($0.applied(to: bytes)) }
    }
  }

  @Test("a chosen mutant breaks a text that is in its folder exactly once", arguments: Change.chosen)
  func chosen(_ change: Change) throws {
    let place = try change.place(in: Self.sources)
    let bytes = try #require(Self.sources[place.file])
    #expect(place.applied(to: bytes) != bytes && !isDrawn(change))
  }

  @Test("a chosen mutant has a name of its own")
  func names() {
    #expect(Set(Change.chosen.map(\.note)).count == Change.chosen.count)
  }

  @Test("an equivalent mutant can be drawn", arguments: Change.equivalent)
  func equivalent(_ change: Change) { #expect(isDrawn(change), "\(change.original)") }
}
