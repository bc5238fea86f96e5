import Foundation
import FoundationXML
import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("Filming gestures") struct FilmTests {
    private let console = RecordedConsole()

    private func film(_ words: String...) throws -> String { try console.drawing(["film"] + words) }

    @Test("a film is well-formed XML that says where its gesture comes from, every time the same")
    func wellFormed() throws {
      let svg = try film()
      #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
      #expect(XMLParser(data: Data(svg.utf8)).parse())
      #expect(svg.contains("The University of British Columbia"))
      let names = svg.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
      #expect(Set(names).count == names.count)
      #expect(try film() == svg)
      #expect(console.lines.last?.contains("shows it in") == true)
    }

    @Test("a caret that blinks moves with its field, in one class each")
    func classes() throws {
      let caret = SVGElement("rect", ["width": "2", "class": "caret"])
      var animation = SVGAnimation(times: [0, 1], still: 0)
      let moving = animation.elements(of: [[caret], [caret.adding(["transform": "translate(9 0)"])]])
      #expect(moving.first?.attributes.filter { $0.name == "class" }.map(\.value) == ["caret m2"])
    }

    @Test(
      "each further gesture catches the card, words say what the finger does, and the last finds a busy thread"
    )
    func caught() throws {
      let folder = try TemporaryFolder()
      let fling = try folder.write(RecordedGestures.fling.json, to: "fling.json")
      let up = try folder.write(GestureRecording.straight(-400, over: 0.2).json, to: "up.json")
      let hold = try folder.write(GestureRecording.straight(200, over: 2).json, to: "hold.json")
      let svg = try film(fling, up, hold)
      for word in ["Drag", "Throw", "Catch", "Main thread busy for 1 s"] {
        #expect(svg.contains(">\(word)</text>"), "\(word)")
      }
      #expect(svg.contains(">0.0 pt jump</text>") && svg.contains("stroke-dasharray"))
      let short = try film(fling)
      #expect(!short.contains("Catch") && !short.contains("Main thread"))
    }
  }
}
