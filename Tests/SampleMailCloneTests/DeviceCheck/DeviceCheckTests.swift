import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("The checks of a device, on the headless UIKit", .ownWorld)
struct DeviceCheckTests {
  /// The checks whose answer nothing promises, with what the headless UIKit chooses.
  private static let answers = [
    "F431 whether UIKit asks for an animator without animation": "it does not",
    "F448 whether overridden traits reach the container of the presentation": "they do not",
    "F450 what size the presentation on a modal is told": "that of the modal",
    "F454 what becomes of the safe area at the foot of a plain view 200 points below the window's":
      "the window's",
    "F454 what becomes of the safe area at the foot of a controller's view 200 points below the window's":
      "the window's",
    "F454 the safe area at the foot of a view that is added below the window": "the window's",
    "F456 whether such a table also keeps the safe area that its controller adds": "it does not",
    "F780 whether a draft that leans back is hit beside its oblique edge, where it is not seen": "it is",
    "F513 whether a snapshot after screen updates commits the changes of the turn": "it does not",
  ]

  /// What the headless UIKit of iOS 18 cannot tell.
  private static let unknown = [
    "F455 a web view keeps its content clear of the keyboard": "there is no WebKit here",
    ofContent: "this system has no such swipe",
  ]

  private static let ofContent =
    "F386 a delegate with animators keeps the swipe over the content from beginning, too"

  private nonisolated static let names = DeviceCheck.all.filter { $0.means == .code }.map(\.name)

  @Test("a check holds, or the answer is open", arguments: names)
  func holds(name: String) async throws {
    let check = try #require(DeviceCheck.all.first { $0.name == name })
    let known = Self.answers[name].map { Finding.answer($0) }
    let expected = known ?? Self.unknown[name].map { .unknown($0) } ?? .holds
    #expect(await CheckedPhone().finding(of: check) == expected)
  }

  /// The tests of the command have a tablet and a phone without a notch.
  @Test(
    "no check differs on iOS 26, where the swipe over the content can be checked, within 40 seconds of the display"
  )
  func latest() async {
    let phone = CheckedPhone()
    phone.simulator.systemVersion = 26
    let start = phone.simulator.clock.now
    let report = await phone.carryOut(phone.makeRun(DeviceCheck.all))
    #expect(report.isSound && phone.simulator.clock.now - start < 40, "\(report.text)")
    #expect(report.lines.count == DeviceCheck.all.count)
    #expect(report.lines.first { $0.check.name == Self.ofContent }?.finding == .holds)
  }

  @Test("no check differs on a device on its side", arguments: [Device.iPhone15, .iPadAir, .iPhoneSE])
  func landscape(device: Device) async {
    let phone = CheckedPhone(device)
    phone.simulator.rotate(to: .landscapeRight)
    phone.simulator.clock.runUntilIdle()
    let report = await phone.carryOut(phone.makeRun(DeviceCheck.all))
    #expect(report.isSound, "\(report.text)")
  }

  @Test("a check of transitions does not hold on a system that begins none")
  func noTransitions() async {
    let phone = CheckedPhone()
    phone.simulator.transitionStart = .after(1000)
    let report = await phone.carryOut(phone.makeRun(PresentingChecks.all + NavigationChecks.all))
    #expect(
      report.lines.filter { $0.finding == .holds }.map(\.check.fact) == [212], "it needs no animated one")
  }

  @Test("a check of dismissals does not hold on a system that begins none")
  func noDismissals() async {
    let phone = CheckedPhone()
    phone.simulator.transitionStart = .never
    let checks = DeviceCheck.all.filter { $0.sentence.contains("dismiss") && $0.means == .code }
    let report = await phone.carryOut(phone.makeRun(checks))
    #expect(checks.count > 8)
    #expect(
      report.lines.filter { $0.finding == .holds }.map(\.check.name) == [
        "F10 dismissModal turns a card that opens, with its speed",
        "F21 a card that may not be dismissed resists, returns, and says so once",
        "F159 a tap outside a card of half the height dismisses it",
        "F28 nothing of fifty modals of the kit is alive after their dismissal",
      ], "the kit survives a UIKit that loses a dismissal, and fifty modals go without animation")
  }
}
