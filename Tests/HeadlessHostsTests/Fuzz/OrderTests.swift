import Testing
import UIKit

@testable import HeadlessHosts
@testable import InputFuzzer

extension HostsTests {
  @MainActor @Suite("What the input fuzzer is asked for") struct OrderTests {
    @Test("files, or runs with a seed")
    func orders() throws {
      #expect(try Order(["gestures", "a", "b"]) == .files(.gestures, ["a", "b"]))
      #expect(try Order(["commands", "--runs", "5"]) == .runs(.commands, count: 5, seed: 1))
      let words = ["connection", "--runs", "5", "--seed", "9"]
      #expect(try Order(words) == .runs(.connection, count: 5, seed: 9))
    }

    @Test(
      "anything else is answered with how it goes",
      arguments: [
        [], ["gestures"], ["fly", "a"], ["gestures", "--fly"], ["gestures", "--runs"],
        ["gestures", "--runs", "0"], ["gestures", "--runs", "x"], ["gestures", "--runs", "5", "--seed"],
        ["gestures", "--runs", "5", "--seed", "-1"], ["gestures", "--runs", "5", "--sead", "1"],
      ])
    func refusals(words: [String]) {
      let error = #expect(throws: FuzzFault.self) { try Order(words) }
      #expect(error?.sentence.hasPrefix("It goes: InputFuzzer ") == true)
    }

    @Test("a file that is given is tried; one that is not there is named")
    func files() throws {
      let folder = try TemporaryFolder()
      let good = try folder.write("help", to: "good")
      #expect(try Order(["commands", good]).carryOut())
      #expect(throws: FuzzFault("“/no/such” cannot be read.")) {
        try Order(["commands", "/no/such"]).carryOut()
      }
    }

    @Test("a run of many inputs ends well")
    func runs() throws {
      #expect(try Order(["commands", "--runs", "20", "--seed", "7"]).carryOut())
    }
  }
}
