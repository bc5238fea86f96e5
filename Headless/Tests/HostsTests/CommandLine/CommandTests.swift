import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("The hosts' command line") struct CommandTests {
    @Test(
      "each command has its options, in any order, and what it does without them",
      arguments: [
        ([], .live(LiveOptions(port: 8080, isPlain: false))),
        (
          ["--landscape", "--port", "9000", "--device", "ipad", "--plain"],
          .live(LiveOptions(port: 9000, stage: StageOptions(device: .iPad, isLandscape: true), isPlain: true))
        ),
        (["help"], .help), (["--help"], .help), (["-h"], .help), (["replay", "x", "--help"], .help),
        (["film"], .film(FilmOptions(output: "film.svg"))),
        (
          ["film", "--dark", "a.json", "-o", "b.svg", "c.json"],
          .film(FilmOptions(gestures: ["a.json", "c.json"], isDark: true, output: "b.svg"))
        ),
        (["site"], .site(SiteOptions(output: "index.html"))),
        (["site", "-o", "a.html"], .site(SiteOptions(output: "a.html"))),
        (
          ["strip", "tap=a", "--keyboard", "--seconds", "0.5", "--frames", "9", "-o", "b.svg"],
          .strip(
            StripOptions(
              steps: [.tap("a")], moments: 9, seconds: 0.5, showsKeyboard: true, output: "b.svg"))
        ),
        (
          [
            "replay", "a.json", "--json", "--hz", "80", "--mirror", "--landscape", "--device", "IPADPRO 11",
            "b",
          ],
          .replay(
            ReplayOptions(
              paths: ["a.json", "b"], stage: StageOptions(device: .iPadPro11, isLandscape: true),
              isMirrored: true, framesPerSecond: 80, isJSON: true))
        ),
        (["check"], .check(StageOptions())),
        (
          ["check", "--landscape", "--device", "ipad", "--dark"],
          .check(StageOptions(device: .iPad, isLandscape: true, style: .dark))
        ),
        (["soak", "tap=compose"], .soak(SoakOptions(steps: [.tap("compose")], times: 100_000))),
        (
          ["soak", "--times", "300", "--device", "ipad", "tap=compose", "--landscape"],
          .soak(
            SoakOptions(
              steps: [.tap("compose")], times: 300, stage: StageOptions(device: .iPad, isLandscape: true)))
        ),
      ] as [([String], Command)])
    func command(words: [String], command: Command) throws {
      #expect(try Command(words) == command)
    }

    @Test(
      "what cannot be understood is answered in a sentence",
      arguments: [
        (["fly"], "“fly” is no command; there are film, site, strip, soak, replay, fuzz, check and help."),
        (["--json"], "There is no option “--json”; “help” lists those that there are."),
        (["--port"], "“--port” needs a number after it."),
        (["--port", "65536"], "“--port” takes a number from 0 to 65535, not “65536”."),
        (["--port", "-1"], "“--port” takes a number from 0 to 65535, not “-1”."),
        (["film", "--json"], "“film” has no option “--json”; “help” lists those that it has."),
        (["strip", "--frames", "0"], "“--frames” takes a number from 1 to 60, not “0”."),
        (["strip", "--frames", "six"], "“--frames” takes a number from 1 to 60, not “six”."),
        (["site", "a"], "“site” has no option “a”; “help” lists those that it has."),
        (["film", "-o"], "“-o” needs the name of a file after it."),
        (["strip", "--device"], "“--device” needs the name of a device after it."),
        (
          ["strip", "--device", "Nokia"],
          "There is no device “Nokia”; there are \(Device.all.map(\.name).joined(separator: ", "))."
        ),
        (["strip"], "“strip” needs a step to show, as tap=compose."),
        (["strip", "--resize"], "“strip” has no option “--resize”; “help” lists those that it has."),
        (["strip", "tap=a", "--frames", "61"], "“--frames” takes a number from 1 to 60, not “61”."),
        (["strip", "tap=a", "--seconds", "0"], "“--seconds” takes a number above 0 and up to 60, not “0”."),
        (["soak"], "“soak” needs a step to repeat, as tap=compose."),
        (["soak", "--frames"], "“soak” has no option “--frames”; “help” lists those that it has."),
        (["soak", "tap=a", "--times", "1"], "“--times” takes a number from 2 to 100000000, not “1”."),
        (["replay"], "“replay” needs at least one gesture file or folder."),
        (["replay", "a", "--hz", "50"], "“--hz” is 60, 80, 90 or 120, not “50”."),
        (["replay", "--resize"], "“replay” has no option “--resize”; “help” lists those that it has."),
        (["fuzz", "--jobs", "2"], "“fuzz” has no option “--jobs”; “help” lists those that it has."),
        (["fuzz", "--fast"], "“fuzz” has no option “--fast”; “help” lists those that it has."),
        (
          ["fuzz", "--sequences", "many"],
          "“--sequences” takes a whole number from 0 to 1000000000000, not “many”."
        ),
        (["fuzz", "--seed", "-1"], "“--seed” takes a whole number from 0 to 1000000000000, not “-1”."),
        (
          ["fuzz", "--first", "1000000000001"],
          "“--first” takes a whole number from 0 to 1000000000000, not “1000000000001”."
        ),
        (
          ["fuzz", "--play", "up 1"],
          "A script begins with the name of a device and a colon, as “iPhone 15: touch 1 0.4”."
        ),
      ] as [([String], String)])
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
      let commands = "film, site, strip, soak, replay, fuzz, check and help"
      let sentence = "“\(quoted)” is no command; there are \(commands)."
      let error = #expect(throws: HostError.self) { try Command([word]) }
      #expect(error?.sentence == sentence)
    }
  }
}
