import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("The checks of a device, on the headless UIKit", .ownWorld)
struct DeviceCheckTests {
  /// The checks whose answer nothing promises, with what the headless UIKit chooses.
  private static let unknown = [
    "F12 open: how often a cancelled dismissal calls its completion": "1",
    "F9 open: whether a dismissal of nothing calls its completion": "not called",
    "F274 open: how often UIKit asks for the interruptible animator without a finger": "2",
    "F275 open: whether a transform lays out the superview": "it does",
    "F50 open: how often a second completeTransition calls viewDidAppear": "1",
  ]

  private nonisolated static let names = DeviceCheck.all.filter { $0.means == .code }.map(\.name)

  @Test("a check holds, or the answer is open", arguments: names)
  func holds(name: String) async throws {
    let check = try #require(DeviceCheck.all.first { $0.name == name })
    let expected = Self.unknown[name].map { Finding.unknown($0) } ?? .holds
    #expect(await CheckedPhone().finding(of: check) == expected)
  }

  @Test(
    "no check differs on iOS 26, on a tablet and on a phone without a notch",
    arguments: [
      (Device.iPhone15, 26), (.iPadAir, 18), (.iPhoneSE, 18),
    ])
  func anywhere(device: Device, system: Int) async {
    let phone = CheckedPhone(device)
    phone.simulator.systemVersion = system
    let report = await phone.carryOut(phone.makeRun(DeviceCheck.all))
    #expect(report.isSound, "\(report.text)")
  }

  @Test(
    "checks of dismissals differ on a system that begins none",
    arguments: [
      "F11 a dismissal calls willDisappear, didDisappear, then the completion",
      "F24 a dismissal asks for the animator and the interaction only, then begins",
      "F44 a cancelled dismissal calls willDisappear, willAppear, didAppear",
      "F257 a dismissal by code takes the first responder at once",
      "F28 nothing of a modal is alive after a cancelled and a completed dismissal",
    ])
  func broken(name: String) async throws {
    let check = try #require(DeviceCheck.all.first { $0.name == name })
    let phone = CheckedPhone()
    phone.simulator.transitionStart = .never
    #expect(await phone.finding(of: check)?.word == "DIFFERS")
  }
}
