import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("Filming a gesture") struct FilmTests {
    private let console = RecordedConsole()

    private func film(_ words: String...) throws -> String {
      let folder = try TemporaryFolder()
      let file = folder.path(of: "film.svg")
      let run = Console(say: { _ in }, complain: { Issue.record("\($0)") })
      let status = Host.run(TinyApp<Faultless>.self, arguments: ["film", "-o", file] + words, console: run)
      #expect(status == 0)
      return try String(contentsOfFile: file, encoding: .utf8)
    }

    private func count(_ part: String, in text: String) -> Int {
      text.components(separatedBy: part).count - 1
    }

    @Test("a strip has the pictures that were asked for, each with its caption", arguments: [1, 4, 6, 10])
    func pictures(number: Int) throws {
      let svg = try film("--frames", "\(number)")
      #expect(count(" s</text>", in: svg) == number)
      #expect(count("stroke=\"#8e8e93\" stroke-width=\"2\"", in: svg) == number)
      #expect(svg.contains("released</text>"))
      #expect(number == 1 || svg.contains("gone</text>"))
    }

    @Test("a strip is well-formed XML that says where its gesture comes from")
    func wellFormed() throws {
      let svg = try film()
      #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
      #expect(svg.contains("The University of British Columbia"))
      #expect(svg.contains("<text") && svg.contains("<circle") && svg.contains("<polyline"))
      let names = svg.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
      #expect(Set(names).count == names.count)
    }

    @Test("the same gesture gives the same strip, byte for byte")
    func determinism() throws {
      #expect(try film() == film())
    }

    @Test("a film works on every device, upright and on its side", arguments: Device.all)
    func devices(device: Device) throws {
      #expect(try film("--device", device.name).contains(device.name))
      #expect(try film("--device", device.name, "--landscape").contains("in landscape"))
    }

    @Test("no words at all film the recorded fling and say what happened")
    func story() throws {
      let folder = try TemporaryFolder()
      let file = folder.path(of: "film.svg")
      #expect(console.run(TinyApp<Faultless>.self, "film", "-o", file) == 0)
      #expect(console.lines.count == 4)
      #expect(console.lines[0].contains("pixel2xl-drag-32, fling down"))
      #expect(console.lines[2].hasSuffix("the draft was gone."))
      #expect(console.lines[3] == "\(file) shows it in 6 pictures.")
    }

    @Test("a device that turns in mid-drag is seen before, on its way and after", arguments: Device.all)
    func turning(device: Device) throws {
      let svg = try film("--rotate", "--frames", "7", "--device", device.name)
      #expect(count(" s</text>", in: svg) == 7)
      #expect(count("turning</text>", in: svg) == 1)
      let (long, short) = (Int(device.size.height), Int(device.size.width))
      let parts = [
        "matrix(0.707107 -0.707107 0.707107 0.707107", "<rect width=\"\(short)\" height=\"\(long)\"",
        "<rect width=\"\(long)\" height=\"\(short)\"", "turned in mid-drag",
      ]
      #expect(parts.filter { count($0, in: svg) == 0 } == [])
    }

    @Test("a device on its side is turned upright")
    func turningBack() throws {
      let svg = try film("--rotate", "--landscape", "--frames", "7")
      #expect(count("matrix(0.707107 0.707107 -0.707107 0.707107", in: svg) == 1)
    }

    @Test("a turn is part of the story")
    func turnStory() throws {
      let folder = try TemporaryFolder()
      let file = folder.path(of: "film.svg")
      #expect(console.run(TinyApp<Faultless>.self, "film", "--rotate", "-o", file) == 0)
      #expect(console.lines[1] == "In mid-drag the device turned to landscape.")
      #expect(console.lines.count == 5)
    }

    @Test("in dark mode the app is dark")
    func dark() throws {
      let svg = try film("--dark", "--frames", "1")
      #expect(svg.contains("on iPhone 15 in dark mode"))
    }

    @Test("a tap is filmed too")
    func tap() throws {
      let folder = try TemporaryFolder()
      let gesture = try folder.write(GestureRecording.tap.json, to: "tap.json")
      let file = folder.path(of: "film.svg")
      #expect(console.run(TinyApp<Faultless>.self, "film", gesture, "-o", file) == 0)
      #expect(console.lines.contains("No pan began: the draft did not move."))
    }
  }
}
