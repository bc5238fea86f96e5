import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("The device check of a kit that is broken", .ownWorld)
struct BrokenKitTests {
  /// The questions of the kit's card, each with faults that it has to find.
  nonisolated static let table: [(question: String, faults: [Fault])] = [
    ("a card opens along its spring, from the edge", [.slow, .slowClock, .noFlight]),
    ("a card that code dismisses leaves along its spring", [.slow, .noFlight]),
    ("a card begins at the edge, however long the main thread is busy first", [.noFlight]),
    ("a card goes on along its spring while the main thread is busy", [.noFlight, .slow]),
    ("the screen behind and the dimming keep pace with a card that opens", [.unmovedBehind, .undimmed]),
    ("a card that has arrived stands below the gap, and nothing moves it", [.higher]),
    ("without animation a card stands with the next frames", [.higher]),
    ("dismissModal turns a card that opens, with its speed", [.slow, .noFlight]),
    ("a card on a card leaves, and the lower one stays where it was", [.sweeping]),
    ("a card whose window turns in its flight stands, and the screen behind is whole", [.stuckBehind]),
    ("a card follows a finger point for point, and never backwards", [.stiff, .drifting]),
    ("the screen behind and the dimming keep pace with a finger", [.unmovedBehind, .undimmed]),
    ("a card that is let go returns along its spring", [.slow, .noFlight, .dismissing]),
    ("a card whose touch the system takes returns along its spring", [.slow, .noFlight]),
    ("a card that a test's finger drags and lets go hears of its return", [.drivenLate]),
    ("a card that is thrown leaves with the finger's velocity", [.slow, .noFlight, .stiff]),
    ("a card that opens stops under a finger where the screen shows it", [.noFlight]),
    ("a card that leaves is caught and brought back", [.dismissing, .noFlight]),
    ("a card that may not be dismissed resists, returns, and says so once", [.lenient]),
    ("a card waits where it is let go until the app has answered", [.lenient]),
    ("a list scrolls to its top before the same finger moves the card", [.listless]),
    ("the edge of a card comes to a finger that pulls it out of a bar", [.stoppedClock, .dismissing]),
    ("a card flies from one height to another along its spring", [.slow, .noFlight]),
    ("a card that is flung up stands at its greatest height", [.lowering]),
    ("a card of half the height rises over the keyboard, and its content too", [.sunk]),
    ("a tap outside a card of half the height dismisses it", [.untappable]),
    ("what runs alongside keeps pace with a card, also after the finger lets go", [.loose]),
    ("nothing of a card is alive that a finger has thrown away", [.leaky]),
    ("a draft in the dock lies on the tab bar, and does not move it", [.inset]),
    ("a list in a tab ends above the draft in the dock", [.uncleared]),
    ("a finger reaches the tab bar below a draft in the dock", [.covered]),
    ("a tab bar that hides lets the draft in the dock down", [.undocked]),
    ("another title of the page comes into the bar of its draft", [.untitled]),
    ("a draft in the dock does not disappear before it leaves", [.vanishing]),
    ("a draft flies into the dock along its spring", [.noFlight]),
    ("a finger that draws a draft down takes it into the dock", [.undocked]),
    ("a draft that comes out of the dock has its text and the keyboard", [.quiet]),
    ("whether a draft that leans back is hit beside its oblique edge, where it is not seen", [.upright]),
  ]

  private nonisolated static let cases = table.flatMap { row in row.faults.map { (row.question, $0) } }

  @Test("a question of the card differs", arguments: cases)
  func differs(question: String, fault: Fault) async throws {
    let (phone, check) = (CheckedPhone(), try #require(DeviceCheck.all.first { $0.sentence == question }))
    let kit = FaultyKit(on: phone)
    let report = await phone.carryOut(phone.makeRun([check])) { fault.work(kit) }
    #expect(report.lines.map(\.finding.kind) == [.differs], "\(report.text)")
  }

  @Test("the table has every question of the card, at least thirty")
  func complete() {
    let cards = [CardChecks.all, CardFingerChecks.all, CardHeightChecks.all, DockChecks.all].flatMap { $0 }
      .map(\.sentence)
    #expect(Set(cards).isSubset(of: Self.table.map(\.question)) && cards.count >= 30)
  }
}
