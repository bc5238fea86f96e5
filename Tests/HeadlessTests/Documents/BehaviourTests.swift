import Foundation
import Testing

@Suite("The suites that the documents name") struct BehaviourTests {
  @Test("are all there", arguments: ["docs/Behaviour.md", "docs/Transitions.md"])
  func suitesExist(path: String) throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let named = Set(text.matches(of: /`(\w+Tests)`/).map { String($0.1) })
    #expect(named.count > 20)
    let folder = root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let present = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.lastPathComponent }
    #expect(named.filter { !present.contains("\($0).swift") } == [])
  }
}
