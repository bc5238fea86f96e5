import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("A fuzz run") struct FuzzHostTests {
    private let console = RecordedConsole()

    @Test("of an app that is in order says so, with count, seed and rate")
    func inOrder() {
      #expect(console.run("fuzz", "--sequences", "40", "--seed", "7") == 0)
      let last = console.lines.last ?? ""
      #expect(last.hasPrefix("40 of 40 sequences of seed 7, "))
      #expect(last.hasSuffix(" sequences a second, all in order"))
      #expect(console.complaints.isEmpty)
    }

    @Test(
      "finds what is wrong, and prints the shortest way there as a command",
      arguments: [
        (.misuse, "UIKit complains: "), (.hoard, "1 TinyDraftController<Hoarding> is alive that was not."),
        (.cover, "a touch on what is in front goes to UIView"), (.shrink, "view has changed: "),
        (.hide, "view has changed: "), (.restless, "it does not come to rest"),
        (.jump, "jumps by 30"),
      ] as [(TinyMess, String)])
    func faults(mess: TinyMess, sentence: String) throws {
      let app = app(with: mess)
      #expect(console.run("fuzz", "--sequences", "200", on: app) == 3)
      let (shrunk, command) = try (#require(console.lines.dropLast().last), #require(console.lines.last))
      #expect(shrunk.contains(sentence))
      let script = try String(#require(command.split(separator: "--play ").last).dropFirst().dropLast())
      #expect(try FuzzScript(script).events.count <= 3)
      #expect(console.run("fuzz", "--play", script, on: app) == 3)
      #expect(console.lines.last?.hasPrefix("At fault: ") == true)
      #expect(console.lines.last?.contains(sentence) == true)
    }

    private func app(with mess: TinyMess) -> any UIApplicationDelegate.Type {
      switch mess {
      case .misuse: TinyApp<Misusing>.self
      case .hoard: TinyApp<Hoarding>.self
      case .cover: TinyApp<Covering>.self
      case .shrink: TinyApp<Shrinking>.self
      case .hide: TinyApp<Hiding>.self
      case .restless: TinyApp<Restless>.self
      case .litter: TinyApp<Littering>.self
      case .jump: TinyApp<Leaping>.self
      }
    }

    @Test("plays a script, and says that all is in order")
    func play() {
      #expect(console.run("fuzz", "--play", "iPad: down 1 0.5 0.5; up 1") == 0)
      #expect(console.lines == ["All is in order after 2 events."])
    }

    @Test("goes on where another one has ended, and repeats what that found")
    func first() {
      #expect(console.run("fuzz", "--sequences", "200", on: TinyApp<Hoarding>.self) == 3)
      let found = console.lines.first { $0.hasPrefix("Sequence ") } ?? ""
      let index = String(found.split(separator: " ")[1])
      #expect(console.run("fuzz", "--sequences", "1", "--first", index, on: TinyApp<Hoarding>.self) == 3)
      #expect(console.lines.filter { $0 == found }.count == 2)
    }

    @Test("touches nothing that is to be avoided")
    func avoided() {
      #expect(
        console.run("fuzz", "--sequences", "60", "--avoid", "compose", on: TinyApp<Misusing>.self) == 0)
    }
  }
}
