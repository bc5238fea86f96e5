import Foundation
import TestWorld
import Testing

@testable import HeadlessHosts
@testable import SampleMailClone
@testable import UIKit

@MainActor @Suite("Memory after transitions", .ownWorld)
struct LifeTests {
  @Test("after a round trip nothing is alive that was not, however often", arguments: RoundTrip.all)
  func roundTrip(_ roundTrip: RoundTrip) {
    let app = MailApp()
    app.settle()
    let launch = app.simulator.census
    roundTrip.go(app)
    let census = app.simulator.census
    if roundTrip.isFleeting { #expect(census.excess(over: launch) == nil) }
    #expect(app.front === app.inbox)
    for _ in 1...5 { roundTrip.go(app) }
    #expect(app.front === app.inbox && app.simulator.clock.isIdle)
    #expect(app.simulator.census.excess(over: census) == nil)
    #expect(census.excess(over: app.simulator.census) == nil)
  }

  @Test(
    "a draft that asks before it closes leaves no object in memory, saved or deleted",
    arguments: ["Delete Draft", "Save Draft"])
  func question(answer: String) async {
    let app = MailApp()
    var census: Census?
    for _ in 1...3 {
      app.openDraft()
      app.simulator.type("ada")
      app.dragDraftDown()
      await wait(for: "the question") { app.front is UIAlertController }
      app.settle()
      app.tap(answer)
      await wait(for: "the draft to leave") {
        app.settle()
        return app.front === app.inbox
      }
      if let census { #expect(app.simulator.census.excess(over: census) == nil) }
      census = app.simulator.census
    }
  }

  /// Runs the app in its own process: the tests in this one share a heap.
  @Test(
    "the heap does not grow in 300 presentations",
    .enabled(if: Heap.bytesInUse > 0, "The allocator of a sanitizer replaces the heap."))
  nonisolated func heap() throws {
    let (process, output) = (Process(), Pipe())
    process.executableURL = LiveApp.executable
    process.arguments = ["soak", "tap=compose", "drag=200,120,0,700", "--times", "300"]
    process.standardOutput = output
    try process.run()
    let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(report)")
  }
}
