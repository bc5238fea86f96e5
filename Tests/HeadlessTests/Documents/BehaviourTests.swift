import Foundation
import Testing

@Suite("The table of what a modal does") struct BehaviourTests {
  private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// What stands in back quotes and ends like the name of a suite.
  private func suites(in text: String) -> Set<String> {
    Set(
      text.components(separatedBy: "`").filter {
        $0.hasSuffix("Tests") && !$0.contains("/") && !$0.contains(" ")
      })
  }

  @Test("every suite that it names is there")
  func suitesExist() throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent("docs/Behaviour.md"), encoding: .utf8)
    let named = suites(in: text)
    #expect(named.count > 30)
    let folder = Self.root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let present = Set(
      (files?.allObjects ?? []).compactMap { ($0 as? URL)?.deletingPathExtension().lastPathComponent })
    #expect(named.subtracting(present) == [])
  }
}
