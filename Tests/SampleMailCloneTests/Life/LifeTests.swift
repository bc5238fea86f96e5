import TestWorld
import Testing

@testable import HeadlessHosts
@testable import SampleMailClone
@testable import UIKit

@MainActor @Suite("Memory after transitions", .ownWorld)
struct LifeTests {
  /// Growth of the heap that is not a leak, in bytes per presentation.
  ///
  /// The smallest controller is larger; the tables of the runtime grow less.
  private static let allowance = 1000

  @Test("after a round trip nothing is alive that was not, however often", arguments: RoundTrip.all)
  func roundTrip(_ roundTrip: RoundTrip) {
    let app = MailApp()
    app.settle()
    let launch = app.simulator.census
    roundTrip.go(app)
    let census = app.simulator.census
    if roundTrip.isFleeting { #expect(census.excess(over: launch) == nil) }
    #expect(app.front === app.inbox && app.simulator.complaints == [])
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

  @Test("the heap does not grow in 300 presentations")
  func heap() {
    let app = MailApp()
    func present() {
      app.openDraft()
      app.dragDraftDown()
      app.simulator.forgetNotes()
    }
    for _ in 1...20 { present() }
    let census = app.simulator.census
    // Other tests run in this process. A leak grows in each hundred, their memory does not.
    let growths = (1...3).map { _ in
      let before = Heap.bytesInUse
      for _ in 1...100 { present() }
      return (Heap.bytesInUse - before) / 100
    }
    #expect(growths.min().map { $0 < Self.allowance } == true, "\(growths) bytes per presentation")
    #expect(app.simulator.census == census && app.front === app.inbox)
  }
}
