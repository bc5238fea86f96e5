import Foundation
import Testing

@testable import UIKit

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
      "steps are read by their words",
      arguments: [
        ("tap=compose", StripStep.tap("compose")), ("tap=Show Timeline", .tap("Show Timeline")),
        ("tap=10,20.5", .tapAt(CGPoint(x: 10, y: 20.5))),
        ("drag=1,2,-3,4", .drag(from: CGPoint(x: 1, y: 2), by: CGVector(dx: -3, dy: 4))),
      ])
    func steps(word: String, step: StripStep) throws {
      #expect(try StripStep(word) == step)
    }

    @Test(
      "what is no step is answered in a sentence",
      arguments: ["tap", "tap=", "fly=1,2", "drag=1,2,3", "drag=a,b,c,d", "drag=1,2,inf,4", "=", ""])
    func refusal(word: String) {
      #expect(throws: HostError("“\(word)” is no step; there are tap=NAME, tap=X,Y and drag=X,Y,DX,DY.")) {
        try StripStep(word)
      }
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
