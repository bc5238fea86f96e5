import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("Filming a gesture") struct FilmTests {
    private let console = RecordedConsole()

    private func film(_ words: String...) throws -> String { try console.drawing(["film"] + words) }

    @Test("a strip has the pictures that were asked for, each with its caption", arguments: [1, 4, 6, 10])
    func pictures(number: Int) throws {
      let svg = try film("--frames", "\(number)")
      #expect(svg.count(of: " s</text>") == number)
      #expect(svg.count(of: "stroke=\"#8e8e93\" stroke-width=\"2\"") == number)
      #expect(svg.contains("released</text>"))
      #expect(number == 1 || svg.contains("gone</text>"))
    }

    @Test("a strip says where its gesture comes from, every time the same")
    func source() throws {
      let svg = try film()
      #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
      #expect(svg.contains("The University of British Columbia"))
      #expect(svg.contains("<text") && svg.contains("<circle") && svg.contains("<polyline"))
      let names = svg.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
      #expect(Set(names).count == names.count)
      #expect(try film() == svg)
    }

    @Test(
      "in a moving film each further gesture catches the card, words say what the finger does, and the last finds a busy thread"
    )
    func caught() throws {
      let folder = try TemporaryFolder()
      let fling = try folder.write(RecordedGestures.fling.json, to: "fling.json")
      let up = try folder.write(GestureRecording.straight(-400, over: 0.2).json, to: "up.json")
      let hold = try folder.write(GestureRecording.straight(200, over: 2).json, to: "hold.json")
      let svg = try film("--animate", fling, up, hold)
      for word in ["Drag", "Throw", "Catch", "Main thread busy for 1 s"] {
        #expect(svg.count(of: ">\(word)</text>") == 2, "\(word)")
      }
      #expect(svg.contains(">0.0 pt jump</text>") && svg.contains("stroke-dasharray"))
      #expect(console.lines.last?.contains("shows it in") == true)
      let short = try film("--animate", fling)
      #expect(!short.contains("Catch") && !short.contains("Main thread"))
    }

    @Test("a film works on every device, upright and on its side, light and dark", arguments: Device.all)
    func devices(device: Device) throws {
      #expect(try film("--device", device.name).contains(device.name))
      let side = try film("--device", device.name, "--landscape", "--dark")
      #expect(side.contains("on \(device.name) in landscape and dark mode"))
    }

    @Test("the recorded fling is filmed where no gesture is named, and what happened is said")
    func story() throws {
      _ = try film()
      #expect(console.lines.count == 4)
      #expect(console.lines[0].contains("pixel2xl-drag-32, fling down"))
      #expect(console.lines[2].hasSuffix("the draft was gone."))
      #expect(console.lines[3].hasSuffix("/drawing.svg shows it in 6 pictures."))
      _ = try film("--resize")
      #expect(console.lines.count == 9)
      #expect(console.lines[5] == "In mid-drag the window became narrower.")
    }

    @Test("a tap is filmed too")
    func tap() throws {
      let folder = try TemporaryFolder()
      _ = try film(folder.write(GestureRecording.tap.json, to: "tap.json"))
      #expect(console.lines.contains("No pan began: the draft did not move."))
    }
  }
}
