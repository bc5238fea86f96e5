import Foundation
import Testing

@testable import Mutations

@Suite("The list of equivalent mutants") struct EquivalentTests {
  private static let sources = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Sources")

  /// The path of a file of which the list tells the end.
  private func path(of equivalent: Equivalent) -> String? {
    for folder in ["InteractiveModal", "InteractiveTransitions", "InteractiveModalTesting"] {
      let root = Self.sources.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      if let name = names.first(where: { "/\($0)".hasSuffix("/\(equivalent.file)") }) {
        return root.appendingPathComponent(name).path
      }
    }
    return nil
  }

  @Test("has mutants that can be drawn, and says why", arguments: Equivalent.all)
  func canBeDrawn(_ equivalent: Equivalent) throws {
    let file = try #require(path(of: equivalent), "there is no file \(equivalent.file)")
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    let report = Report(sources: [file: bytes], isMatrix: false)
    let drawn = PlaceFinder.places(of: file, bytes).filter(report.isEquivalent)
    let lines = drawn.map { report.lines(of: $0).after }
    #expect(lines.contains(equivalent.mutant), "\(equivalent.line)")
    #expect(equivalent.reason.hasSuffix("."))
  }

  @Test("has each mutant once")
  func once() {
    let names = Equivalent.all.map { "\($0.file) \($0.line) \($0.mutant)" }
    #expect(Set(names).count == names.count)
  }
}
