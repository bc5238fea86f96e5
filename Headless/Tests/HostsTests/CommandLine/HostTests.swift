import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("The hosts' exit status and sentences") struct HostTests {
    private let console = RecordedConsole()

    @Test("help is printed, status 0")
    func help() {
      #expect(console.run("help") == 0)
      #expect(console.lines.joined().contains("replay PATH"))
      #expect(console.complaints.isEmpty)
    }

    @Test(
      "a mistake is one sentence on standard error, status 2",
      arguments: [
        (["replay", "/no/such"], "There is no file or folder “/no/such”."),
        (["fuzz", "/no/such"], "There is no file or folder “/no/such”."),
        (["film", "/no/such.json"], "“/no/such.json” cannot be read."),
        (["film", "-o", "/no/such/film.svg"], "“/no/such/film.svg” cannot be written."),
        (["strip", "tap=nobody"], "The app shows nothing with the accessibility identifier “nobody”."),
        (["strip", "tap=compose", "-o", "/no/such.svg/a"], "“/no/such.svg/a” cannot be written."),
        (["soak", "tap=nobody"], "The app shows nothing with the accessibility identifier “nobody”."),
      ] as [([String], String)])
    func mistake(words: [String], sentence: String) {
      #expect(console.run(words) == 2)
      #expect(console.complaints == [sentence])
      #expect(console.lines.isEmpty)
    }

    @Test("an app that does not check itself is told so")
    func check() {
      let host = CheckHost(app: TinyApp<Faultless>.self, stage: StageOptions(), limit: 1)
      let error = #expect(throws: HostError.self) { try host.run() }
      #expect(error?.sentence == "The app does not check itself: it has not exited.")
    }

    @Test("a broken file that is named ends the replay with status 2 before it starts")
    func brokenFile() throws {
      let folder = try TemporaryFolder()
      let good = try folder.write(GestureRecording.tap.json, to: "good.json")
      let bad = try folder.write("{", to: "bad.json")
      #expect(console.run("replay", good, bad) == 2)
      #expect(console.complaints == ["“\(bad)” is no gesture: it is not valid JSON."])
      #expect(console.lines.isEmpty)
    }

    @Test("a broken file in a folder is named, the others are replayed by name, status 1")
    func brokenFileInFolder() throws {
      let folder = try TemporaryFolder()
      _ = try folder.write("{", to: "a.json")
      for name in ["c", "b"] {
        var gesture = GestureRecording.tap
        gesture.name = name
        _ = try folder.write(gesture.json, to: "\(name).json")
      }
      _ = try folder.write("no gesture", to: "c.txt")
      let inner = folder.url.appendingPathComponent("inner.json")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      #expect(console.run("replay", folder.path, "--json") == 1)
      #expect(console.complaints == ["“\(folder.path(of: "a.json"))” is no gesture: it is not valid JSON."])
      #expect(console.lines.map { $0.prefix(13) } == [#"{"gesture":"b"#, #"{"gesture":"c"#])
    }

    @Test("a folder without gestures is a mistake")
    func emptyFolder() throws {
      let folder = try TemporaryFolder()
      #expect(console.run("replay", folder.path) == 2)
      #expect(console.complaints == ["The folder “\(folder.path)” holds no gesture: no *.json is in it."])
    }

    @Test("an app that shows nothing is a mistake")
    func emptyApp() {
      #expect(console.run("film", on: EmptyApp.self) == 2)
      #expect(console.complaints == ["The app shows no window."])
    }
  }
}
