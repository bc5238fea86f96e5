import Testing

@testable import SampleMailClone
@testable import UIKit

@MainActor @Suite("What is left of transitions")
struct LifeTests {
  /// Bytes a round that are no leak: less than the smallest controller takes, and more than a runtime's tables grow by.
  private static let allowance = 1000

  @Test("after an outing nothing is alive that was not, however often", arguments: Outing.all)
  func outing(_ outing: Outing) {
    let desk = MailDesk()
    outing.go(desk)
    let census = desk.simulator.census
    #expect(desk.front === desk.inbox && desk.simulator.complaints == [])
    for _ in 1...5 { outing.go(desk) }
    #expect(desk.front === desk.inbox && desk.simulator.clock.isIdle)
    #expect(desk.simulator.census.excess(over: census) == nil)
    #expect(census.excess(over: desk.simulator.census) == nil)
  }

  @Test("what comes and goes leaves nothing from the first time on", arguments: Outing.fleeting)
  func first(_ outing: Outing) {
    let desk = MailDesk()
    desk.settle()
    let census = desk.simulator.census
    outing.go(desk)
    #expect(desk.simulator.census.excess(over: census) == nil)
  }

  @Test(
    "a draft that is asked about leaves nothing, saved or deleted", arguments: ["Delete Draft", "Save Draft"])
  func question(answer: String) async {
    let desk = MailDesk()
    await desk.run {
      var census: Census?
      for _ in 1...3 {
        desk.openDraft()
        desk.simulator.type("ada")
        desk.drawDraftDown()
        await desk.wait { desk.front is UIAlertController }
        desk.settle()
        desk.tap(answer)
        for _ in 0..<100 { await Task.yield() }
        desk.settle()
        #expect(desk.front === desk.inbox)
        if let census { #expect(desk.simulator.census.excess(over: census) == nil) }
        census = desk.simulator.census
      }
    }
  }

  @Test("300 presentations leave memory as it was")
  func heap() {
    let desk = MailDesk()
    func present() {
      desk.openDraft()
      desk.drawDraftDown()
      desk.simulator.forgetNotes()
    }
    for _ in 1...20 { present() }
    let census = desk.simulator.census
    // Other tests run in this process: a leak grows in each hundred, what they take does not.
    let growths = (1...3).map { _ in
      let before = Heap.bytesInUse
      for _ in 1...100 { present() }
      return (Heap.bytesInUse - before) / 100
    }
    #expect(growths.min().map { $0 < Self.allowance } == true, "\(growths) bytes a presentation")
    #expect(desk.simulator.census == census && desk.front === desk.inbox)
  }
}
