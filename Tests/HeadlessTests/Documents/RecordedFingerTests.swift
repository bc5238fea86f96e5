import Foundation
import HeadlessHosts
import Testing

@testable import InteractiveModalTesting

@Suite("The fingers that come with the test kit") struct RecordedFingerTests {
  @Test("each has the movements of its recording, to a tenth of a point", arguments: RecordedFinger.all)
  func movements(_ finger: RecordedFinger) throws {
    let file = MarkdownCode.root.appendingPathComponent("Tests/Recordings/\(finger.recording).json")
    let recording = try JSONDecoder().decode(GestureRecording.self, from: Data(contentsOf: file))
    let path = FingerPath(recording)
    let steps = path.moves + [path.lift]
    #expect(finger.moments.count == steps.count)
    for (moment, step) in zip(finger.moments, steps) {
      #expect(abs(moment.time - step.time) < 1e-4)
      #expect(abs(moment.offset.x - step.offset.dx) < 0.06)
      #expect(abs(moment.offset.y - step.offset.dy) < 0.06)
    }
  }

  @Test("the guide lists each with its recording, and its licence is here", arguments: RecordedFinger.all)
  func guide(_ finger: RecordedFinger) throws {
    let rows = try MarkdownCode.document("docs/Testing.md").split(separator: "\n")
    let row = try #require(rows.first { $0.hasPrefix("| `.\(finger.name)` |") })
    let licence = try #require(finger.origin.split(separator: " ").last)
    #expect(row.contains("`\(finger.recording)`"))
    let told = row.firstMatch(of: /released at (\d+) points per second/)?.output.1
    if let speed = told.flatMap({ Double($0) }) {
      #expect(abs(finger.velocity(at: finger.moments.count - 1).y - speed) < 10)
    }
    let licences = MarkdownCode.root.appendingPathComponent("Tests/Recordings/LICENSES/\(licence).txt")
    #expect(FileManager.default.fileExists(atPath: licences.path))
  }
}
