import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("A strip of what a finger does") struct StripTests {
    private let console = RecordedConsole()

    private func strip(_ words: String...) throws -> String {
      let folder = try TemporaryFolder()
      let file = folder.path(of: "strip.svg")
      let run = Console(say: { _ in }, complain: { Issue.record("\($0)") })
      let status = Host.run(TinyApp<Faultless>.self, arguments: ["strip", "-o", file] + words, console: run)
      #expect(status == 0)
      return try String(contentsOfFile: file, encoding: .utf8)
    }

    private func count(_ part: String, in text: String) -> Int {
      text.components(separatedBy: part).count - 1
    }

    @Test("has as many pictures as were asked for, from before the touch to the rest", arguments: [1, 2, 6])
    func pictures(number: Int) throws {
      let svg = try strip("tap=compose", "drag=200,120,0,600", "--frames", "\(number)")
      #expect(count(" s</text>", in: svg) == number)
      #expect(number == 1 || svg.contains("0.00 s</text>"))
      #expect(svg.contains("at rest</text>"))
    }

    @Test("shows the last step only, after what the others have led to")
    func lastStep() throws {
      let opening = try strip("tap=compose", "--frames", "2")
      let dragging = try strip("tap=compose", "drag=200,120,0,600", "--frames", "5")
      #expect(dragging.contains("dragging</text>") && !opening.contains("dragging</text>"))
      #expect(dragging.contains("<polyline"))
      let tapping = try strip("tap=compose", "drag=200,120,0,60", "tap=200,300", "--frames", "60")
      #expect(!tapping.contains("dragging</text>"))
    }

    @Test("ends after so many seconds, where that is said")
    func seconds() throws {
      let svg = try strip("tap=compose", "drag=200,120,0,600", "--seconds", "0.6", "--frames", "3")
      #expect(svg.contains("0.60 s</text>") && svg.contains("by itself</text>"))
    }

    @Test("the same steps give the same strip, byte for byte")
    func determinism() throws {
      #expect(try strip("tap=compose") == strip("tap=compose"))
    }

    @Test(
      "what cannot be done is answered in a sentence",
      arguments: [
        (["strip"], "“strip” needs a step to show, as tap=compose."),
        (["strip", "--rotate"], "“strip” has no option “--rotate”; “help” lists those that it has."),
        (["strip", "tap=a", "--seconds", "0"], "“--seconds” takes a number above 0 and up to 60, not “0”."),
        (["strip", "tap=nobody"], "The app shows nothing with the accessibility identifier “nobody”."),
        (["strip", "tap=compose", "-o", "/nowhere/at/all.svg"], "“/nowhere/at/all.svg” cannot be written."),
      ])
    func fault(words: [String], sentence: String) throws {
      var said: [String] = []
      let run = Console(say: { _ in }, complain: { said.append($0) })
      #expect(Host.run(TinyApp<Faultless>.self, arguments: words, console: run) != 0)
      #expect(said == [sentence])
    }
  }
}
