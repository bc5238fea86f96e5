import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("Launch", .ownWorld)
struct LaunchTests {
  @Test("the app launches with its inbox on every device", arguments: Device.all)
  func inbox(device: Device) {
    let simulator = Simulator(device: device)
    simulator.launch(AppDelegate.self)
    let root = simulator.window?.rootViewController as? UINavigationController
    #expect(root?.topViewController is InboxViewController)
    #expect(simulator.complaints.isEmpty)
  }
}
