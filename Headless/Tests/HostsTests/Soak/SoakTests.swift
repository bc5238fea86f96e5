import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("A soak") struct SoakTests {
    private static let otherAllocator: Comment =
      "Another allocator, a sanitizer's, stands in the heap's place."
    private let console = RecordedConsole()

    /// Opens a draft of an app and drags it away 40 times, on a heap that stays flat.
    private func soak(_ app: any UIApplicationDelegate.Type) throws -> HeadlessHosts.ExitStatus {
      let steps = try ["tap=compose", "drag=200,200,0,600"].map(FingerStep.init)
      let options = SoakOptions(steps: steps, times: 40)
      return try SoakHost(app: app, options: options, console: console.console, heap: { 1_000_000 }).run()
    }

    @Test("of an app that leaves nothing is sound, status 0, and tells how it goes on")
    func sound() throws {
      #expect(try soak(TinyApp<Faultless>.self) == .success)
      #expect(console.lines.count == 24 && console.complaints.isEmpty)
      #expect(console.lines.first?.hasPrefix("2 rounds, ") == true)
      #expect(console.lines.dropLast(4).last?.hasPrefix("40 rounds, ") == true)
      #expect(
        console.lines.suffix(4) == [
          "The heap has 1000000 bytes in use after 1 rounds and 1000000 after 40: 0.00 bytes a round. "
            + "That is flat: less than a byte a round, or 65536 in all.",
          "From the first round: nothing is alive that was not.",
          "From all others: nothing is alive that was not.", "There was no complaint.",
        ])
    }

    @Test("names what is left alive, status 3")
    func hoard() throws {
      #expect(try soak(TinyApp<Hoarding>.self) == .disproved)
      let (kept, excess) = (console.lines[21], console.lines[22])
      #expect(kept.hasPrefix("From the first round: 1 TinyDraftController<Hoarding>"))
      #expect(excess.hasPrefix("From all others: 39 TinyDraftController<Hoarding>"))
      #expect(excess.hasSuffix("are alive that were not."))
    }

    @Test(
      "finds memory that the app itself lets grow, on the heap that there is",
      .enabled(if: Heap.bytesInUse > 0, Self.otherAllocator))
    func litter() throws {
      let words = ["soak", "tap=compose", "drag=200,200,0,600", "--times", "40"]
      #expect(console.run(words, on: TinyApp<Littering>.self) == 3)
      #expect(console.lines.contains { $0.hasSuffix("bytes a round. It grows.") })
      #expect(console.lines.contains("From all others: nothing is alive that was not."))
    }

    @Test("counts complaints, status 3")
    func misuse() throws {
      #expect(try soak(TinyApp<Misusing>.self) == .disproved)
      #expect(console.lines.last == "There were 40 complaints.")
    }

    @Test("what the simulator itself notes of a round does not outlive it")
    func notes() {
      let simulator = Simulator()
      simulator.complain("One")
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UIAccessibility.post(notification: .screenChanged, argument: "Two")
      #expect(!simulator.haptics.isEmpty && !simulator.voiceOver.posts.isEmpty)
      simulator.forgetNotes()
      #expect(
        simulator.complaints.isEmpty && simulator.haptics.isEmpty && simulator.voiceOver.posts.isEmpty)
    }

    @Test("a heap that cannot be looked into is no heap that is flat")
    func noHeap() throws {
      let options = SoakOptions(steps: [.tap("compose")])
      let host = SoakHost(
        app: TinyApp<Faultless>.self, options: options, console: console.console, heap: { 0 })
      let error = HostError("The heap cannot be looked into: another allocator stands in its place.")
      #expect(throws: error) { try host.run() }
    }

    @Test(
      "memory is flat that grows by less than a byte a round, or by no more than what is allowed in all",
      arguments: [
        (100_000, 0, true), (100_000, -5_000, true), (100_000, 65_536, true), (100_000, 98_000, true),
        (100_000, 99_500, false), (100_000, 1_000_000, false), (300, 65_536, true), (300, 65_537, false),
      ])
    func flatness(rounds: Int, growth: Int, isFlat: Bool) {
      let report = SoakReport(
        rounds: rounds, warmUp: rounds / 100, heapAtFirst: 1_000_000, heapAtLast: 1_000_000 + growth,
        kept: "Something.", excess: nil, complaints: 0)
      #expect(report.isFlat == isFlat && report.isSound == isFlat && report.growth == growth)
      #expect(report.lines.first?.hasSuffix(isFlat ? "in all." : "It grows.") == true)
    }
  }
}
