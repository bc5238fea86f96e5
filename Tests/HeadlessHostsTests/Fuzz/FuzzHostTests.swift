import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("A fuzz run") struct FuzzHostTests {
    private let console = RecordedConsole()

    @Test("of an app that is in order says so, with count, seed and rate")
    func inOrder() {
      #expect(console.run(TinyApp<Faultless>.self, "fuzz", "--sequences", "40", "--seed", "7") == 0)
      let last = console.lines.last ?? ""
      #expect(last.hasPrefix("40 of 40 sequences of seed 7, "))
      #expect(last.hasSuffix(" sequences a second, all in order"))
      #expect(console.complaints.isEmpty)
    }

    @Test("finds what is wrong, and prints the shortest way there as a command", arguments: Mess.allCases)
    func faults(mess: Mess) throws {
      #expect(console.run(mess.app, "fuzz", "--sequences", "200") == 3)
      let (shrunk, command) = try (#require(console.lines.dropLast().last), #require(console.lines.last))
      #expect(shrunk.contains(mess.sentence))
      let script = try String(#require(command.split(separator: "--play ").last).dropFirst().dropLast())
      #expect(try FuzzScript(script).events.count <= 3)
      #expect(console.run(mess.app, "fuzz", "--play", script) == 3)
      #expect(console.lines.last?.hasPrefix("At fault: ") == true)
      #expect(console.lines.last?.contains(mess.sentence) == true)
    }

    /// What an app may do wrong, and what is said of it.
    enum Mess: CaseIterable {
      case misuse, hoard, cover, shrink, hide, restlessness

      @MainActor var app: any UIApplicationDelegate.Type {
        switch self {
        case .misuse: TinyApp<Misusing>.self
        case .hoard: TinyApp<Hoarding>.self
        case .cover: TinyApp<Covering>.self
        case .shrink: TinyApp<Shrinking>.self
        case .hide: TinyApp<Hiding>.self
        case .restlessness: TinyApp<Restless>.self
        }
      }

      var sentence: String {
        switch self {
        case .misuse: "UIKit complains: "
        case .hoard: "1 TinyDraftController<Hoarding> is alive that was not."
        case .cover: "a touch on what is in front goes to UIView"
        case .shrink, .hide: "UIView has changed: "
        case .restlessness: "it does not come to rest"
        }
      }
    }

    @Test("plays a script, and says that all is in order")
    func play() {
      #expect(console.run(TinyApp<Faultless>.self, "fuzz", "--play", "iPad: down 1 0.5 0.5; up 1") == 0)
      #expect(console.lines == ["All is in order after 2 events."])
    }

    @Test("goes on where another one has ended, and repeats what that found")
    func first() {
      #expect(console.run(TinyApp<Hoarding>.self, "fuzz", "--sequences", "200") == 3)
      let found = console.lines.first { $0.hasPrefix("Sequence ") } ?? ""
      let index = String(found.split(separator: " ")[1])
      #expect(console.run(TinyApp<Hoarding>.self, "fuzz", "--sequences", "1", "--first", index) == 3)
      #expect(console.lines.filter { $0 == found }.count == 2)
    }

    @Test("touches nothing that is to be avoided")
    func avoided() {
      let words = ["fuzz", "--sequences", "60", "--avoid", "compose"]
      let said = Console(say: console.say, complain: console.complain)
      #expect(Host.run(TinyApp<Misusing>.self, arguments: words, console: said) == 0)
    }

    @Test(
      "refuses what it does not understand in one sentence",
      arguments: [
        (["--sequences", "many"], "“--sequences” takes a whole number from 0 to 1000000000000, not “many”."),
        (["--seed", "-1"], "“--seed” takes a whole number from 0 to 1000000000000, not “-1”."),
        (
          ["--first", "9223372036854775807"],
          "“--first” takes a whole number from 0 to 1000000000000, not “9223372036854775807”."
        ),
        (["--first"], "“--first” needs a number after it."),
        (["--jobs", "two"], "“--jobs” takes a whole number from 0 to 1000000000000, not “two”."),
        (["--fast"], "“fuzz” has no option “--fast”; “help” lists those that it has."),
        (["/no/such/folder"], "There is no file or folder “/no/such/folder”."),
        (
          ["--play", "up 1"],
          "A script begins with the name of a device and a colon, as “iPhone 15: touch 1 0.4”."
        ),
      ])
    func refusals(words: [String], sentence: String) {
      let said = Console(say: console.say, complain: console.complain)
      #expect(Host.run(TinyApp<Faultless>.self, arguments: ["fuzz"] + words, console: said) == 2)
      #expect(console.complaints == [sentence])
    }
  }
}
