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
}
