import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("A fuzz script") struct FuzzScriptTests {
    @Test("reads as it is written", arguments: 0..<50)
    func text(sequence: Int) throws {
      var generator = FuzzGenerator(
        seed: 1, sequence: sequence, recordings: [.straight(300, over: 0.2)], variants: sequence % 2 * 4)
      let script = generator.script()
      #expect(try FuzzScript(script.text) == script)
    }

    @Test(
      "says in one sentence what is wrong with it",
      arguments: [
        (
          "touch 1 0.4", "A script begins with the name of a device and a colon, as “iPhone 15: touch 1 0.4”."
        ),
        (
          "Newton: up 1",
          "There is no device “Newton”; there are \(Device.all.map(\.name).joined(separator: ", "))."
        ),
        (
          "iPad: fly",
          "“fly” is nothing that can happen to an app; there are "
            + "\(FuzzVerb.allCases.map(\.rawValue).joined(separator: ", "))."
        ),
        ("iPad #x: up 1", "“#x” is not the number of a variant."),
        ("iPad: up", "“up” has not the numbers that “up” takes: 1."),
        ("iPad: up 1 2", "“up 1 2” has not the numbers that “up” takes: 1."),
        ("iPad: up one", "“up one” has not the numbers that “up” takes: 1."),
        (
          "iPad: trail 1 8 3",
          "“trail 1 8 3” has not the numbers that “trail” takes: 1, and three for each step."
        ),
      ])
    func refusals(text: String, sentence: String) {
      #expect(throws: HostError(sentence)) { try FuzzScript(text) }
    }

    @Test(
      "numbers that make no sense count as the nearest that do",
      arguments: [
        ("down 9 2 -1", "down 3 1 0"), ("down nan nan nan", "down 1 0 0"), ("wait 1e300", "wait 0.4"),
        ("up 1.6", "up 2"), ("stall -3", "stall 0"), ("touch 1 0.12345", "touch 1 0.123"),
        ("trail 1 1e9 -1e9 inf", "trail 1 200 -200 -200"),
      ])
    func clamps(text: String, meant: String) throws { #expect(try FuzzEvent(text).text == meant) }
  }
}
