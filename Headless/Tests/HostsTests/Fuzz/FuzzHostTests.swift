import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("A fuzz run") struct FuzzHostTests {
    private let console = RecordedConsole()

    /// Apps with a planted fault, and what is found.
    private static let planted: [(app: any UIApplicationDelegate.Type, sentence: String)] = [
      (TinyApp<Misusing>.self, "UIKit complains: "),
      (TinyApp<Hoarding>.self, "1 TinyDraftController<Hoarding> is alive that was not."),
      (TinyApp<Covering>.self, "a touch on what is in front goes to UIView"),
      (TinyApp<Shrinking>.self, "view has changed: "), (TinyApp<Hiding>.self, "view has changed: "),
      (TinyApp<Restless>.self, "it does not come to rest"), (TinyApp<Leaping>.self, "jumps by 30"),
    ]

    @Test("finds what is wrong, and prints the shortest way there as a command", arguments: 0..<7)
    func faults(index: Int) throws {
      let (app, sentence) = Self.planted[index]
      #expect(console.run("fuzz", "--sequences", "200", on: app) == 3)
      let (shrunk, command) = try (#require(console.lines.dropLast().last), #require(console.lines.last))
      #expect(shrunk.contains(sentence))
      let script = try String(#require(command.split(separator: "--play ").last).dropFirst().dropLast())
      #expect(try FuzzScript(script).events.count <= 3)
      #expect(console.run("fuzz", "--play", script, on: app) == 3)
      #expect(console.lines.last?.hasPrefix("At fault: ") == true)
      #expect(console.lines.last?.contains(sentence) == true)
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
