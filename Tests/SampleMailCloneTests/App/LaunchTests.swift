import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("The sample's start")
struct LaunchTests {
  @Test("the app shows its inbox, without complaint", arguments: Device.all)
  func inbox(device: Device) {
    let simulator = Simulator(device: device)
    simulator.launch(AppDelegate.self)
    let root = simulator.window?.rootViewController as? UINavigationController
    #expect(root?.topViewController is InboxViewController)
    #expect(simulator.complaints.isEmpty)
  }
}
