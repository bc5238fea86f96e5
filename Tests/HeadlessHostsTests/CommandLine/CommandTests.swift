import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("The hosts' command line") struct CommandTests {
    private func film(_ change: (inout FilmOptions) -> Void) -> Command {
      var options = FilmOptions()
      change(&options)
      return .film(options)
    }

    private func replay(_ paths: [String], _ change: (inout ReplayOptions) -> Void) -> Command {
      var options = ReplayOptions(paths: paths)
      change(&options)
      return .replay(options)
    }

    @Test("no words at all ask for the page, on port 8080")
    func nothing() throws {
      #expect(try Command([]) == .live(LiveOptions()))
      #expect(LiveOptions().port == 8080)
    }

    @Test("the page takes a port and a device")
    func liveOptions() throws {
      var expected = LiveOptions()
      expected.port = 9000
      expected.stage = StageOptions(device: .iPad, isLandscape: true)
      #expect(try Command(["--landscape", "--port", "9000", "--device", "ipad"]) == .live(expected))
    }

    @Test("a film with nothing said is of the recorded fling, in mail-modal.svg")
    func plainFilm() throws {
      #expect(try Command(["film"]) == .film(FilmOptions()))
      #expect(FilmOptions().output == "mail-modal.svg")
      #expect(FilmOptions().moments == 6)
      #expect(FilmOptions().stage == StageOptions())
    }

    @Test(
      "help is given for the asking",
      arguments: [["help"], ["--help"], ["-h"], ["replay", "x", "--help"]])
    func help(words: [String]) throws {
      #expect(try Command(words) == .help)
    }

    @Test("film takes a gesture and its options in any order")
    func filmOptions() throws {
      let expected = film {
        $0.gesture = "a.json"
        $0.stage = StageOptions(device: .iPhoneSE, isLandscape: true, style: .dark)
        $0.isTurned = true
        $0.moments = 9
        $0.output = "b.svg"
      }
      let words = [
        "--dark", "--frames", "9", "--device", "iphone se", "a.json", "--rotate", "-o", "b.svg",
        "--landscape",
      ]
      #expect(try Command(["film"] + words) == expected)
    }

    @Test("replay takes paths and its options in any order")
    func replayOptions() throws {
      let expected = replay(["a.json", "b"]) {
        $0.stage = StageOptions(device: .iPadPro11, isLandscape: true)
        $0.isMirrored = true
        $0.framesPerSecond = 80
        $0.isJSON = true
      }
      let words = ["--json", "--hz", "80", "--mirror", "--landscape", "--device", "IPADPRO 11", "b"]
      #expect(try Command(["replay", "a.json"] + words) == expected)
    }

    @Test(
      "what cannot be understood is answered in a sentence",
      arguments: [
        (["fly"], "“fly” is no command; there are film, strip, soak, replay, latency, fuzz and help."),
        (["--json"], "There is no option “--json”; “help” lists those that there are."),
        (["--port"], "“--port” needs a number after it."),
        (["--port", "65536"], "“--port” takes a number from 0 to 65535, not “65536”."),
        (["--port", "-1"], "“--port” takes a number from 0 to 65535, not “-1”."),
        (["film", "--json"], "“film” has no option “--json”; “help” lists those that it has."),
        (["film", "a", "b"], "“film” takes one gesture; these are two: “a” and “b”."),
        (["film", "--frames"], "“--frames” needs a number after it."),
        (["film", "--frames", "0"], "“--frames” takes a number from 1 to 60, not “0”."),
        (["film", "--frames", "six"], "“--frames” takes a number from 1 to 60, not “six”."),
        (["film", "-o"], "“-o” needs the name of a file after it."),
        (["film", "--device"], "“--device” needs the name of a device after it."),
        (["replay"], "“replay” needs at least one gesture file or folder."),
        (["replay", "a", "--hz", "50"], "“--hz” is 60, 80, 90 or 120, not “50”."),
        (["replay", "--rotate"], "“replay” has no option “--rotate”; “help” lists those that it has."),
        (["replay", "--frames"], "“replay” has no option “--frames”; “help” lists those that it has."),
      ])
    func refusal(words: [String], sentence: String) {
      #expect(throws: HostError(sentence)) { try Command(words) }
    }

    @Test(
      "a sentence stays on one line, and tells a terminal nothing, whatever it quotes",
      arguments: [
        ("fl\ny", "fl\\ny"), ("\u{1B}[2J", "\\u{1B}[2J"), ("a\u{9B}b", "a\\u{009B}b"), ("\r", "\\r"),
        ("a\u{2028}b", "a\\u{2028}b"), ("ü “x” 👩‍👧", "ü “x” 👩‍👧"),
      ])
    func oneLine(word: String, quoted: String) {
      let sentence = "“\(quoted)” is no command; there are film, strip, soak, replay, latency, fuzz and help."
      let error = #expect(throws: HostError.self) { try Command([word]) }
      #expect(error?.sentence == sentence)
    }

    @Test("an unknown device is answered with those that there are")
    func unknownDevice() {
      let error = #expect(throws: HostError.self) { try Command(["film", "--device", "Nokia"]) }
      #expect(error?.sentence.hasPrefix("There is no device “Nokia”; there are iPhone SE, ") == true)
    }
  }
}
