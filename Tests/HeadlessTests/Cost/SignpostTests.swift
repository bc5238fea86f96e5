import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Intervals for Instruments", .ownWorld) @MainActor struct SignpostTests {
  /// Stands in for a tool that records.
  @MainActor private final class Tool {
    private(set) var begun: [Signposts.Interval: Int] = [:]
    private(set) var ended: [Signposts.Interval: Int] = [:]

    init() {
      SharedState.current.signposts = Signposts { interval in
        self.begun[interval, default: 0] += 1
        return { self.ended[interval, default: 0] += 1 }
      }
    }

    func count(_ interval: Signposts.Interval) -> Int { begun[interval] ?? 0 }
    func running(_ interval: Signposts.Interval) -> Int { count(interval) - (ended[interval] ?? 0) }
    var isQuiet: Bool { begun == ended }
  }

  @Test(
    "an opening and a closing are a flight each, and lay the container out; no finger is on them",
    arguments: [false, true])
  func code(isContained: Bool) {
    let (tool, screen) = (Tool(), Screen(isContained: isContained))
    #expect(tool.begun.isEmpty)
    screen.present()
    screen.clock.advance(by: 0.1)
    #expect(tool.count(.flight) == 1 && tool.running(.flight) == 1)
    screen.settle()
    #expect(tool.count(.flight) == 1 && tool.count(.layout) > 0 && tool.isQuiet)
    #expect(screen.dismiss().leftover == nil)
    #expect(tool.count(.flight) == 2 && tool.count(.gesture) == 0 && tool.isQuiet)
  }

  @Test("a gesture lasts from the landing of the finger until it is gone; a drag is no flight")
  func drag() {
    let (tool, screen) = (Tool(), Screen().open())
    screen.finger.down(at: screen.grip)
    #expect(tool.running(.gesture) == 1)
    screen.drag(by: 100)
    #expect(tool.running(.gesture) == 1 && tool.count(.flight) == 1)
    screen.finger.up()
    screen.clock.advance(by: 0.02)
    #expect(tool.running(.gesture) == 0 && tool.running(.flight) == 1)
    screen.settle()
    #expect(tool.count(.gesture) == 1 && tool.count(.flight) == 2 && tool.isQuiet)
  }

  @Test("a finger that catches a card ends its flight; the system that takes the touch ends the gesture")
  func caught() {
    let (tool, screen) = (Tool(), Screen().present())
    screen.clock.advance(by: 0.1)
    screen.finger.down(at: screen.grip)
    #expect(tool.running(.flight) == 0 && tool.running(.gesture) == 1)
    screen.finger.cancel()
    #expect(tool.running(.gesture) == 0)
    screen.settle()
    #expect(tool.count(.flight) == 2 && tool.count(.gesture) == 1 && tool.isQuiet)
  }

  @Test("a flight between two heights lays out the content once and the container once")
  func layout() {
    let screen = Screen.withDetents()
    let tool = Tool()
    screen.draft.selectModalDetent(.large)
    screen.settle()
    #expect(tool.count(.flight) == 1 && tool.count(.layout) == 2 && tool.isQuiet)
  }

  @Test("without a tool nothing is begun", arguments: Signposts.Interval.allCases)
  func off(interval: Signposts.Interval) { #expect(Signposts.begin(interval) == nil) }
}
