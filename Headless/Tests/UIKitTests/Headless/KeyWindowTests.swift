import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("The key window", .ownWorld) struct KeyWindowTests {
  @Test("a window without a scene is off the screen, and nothing keeps it (F430)")
  func removed() {
    let stage = Stage()
    let scene = stage.simulator.windowScene
    weak var gone: UIWindow?
    do {
      let second = UIWindow(windowScene: scene)
      gone = second
      second.makeKeyAndVisible()
      second.windowScene = nil
    }
    #expect(gone == nil && scene.windows.count == 1)
    stage.window.makeKey()
    #expect(scene.keyWindow === stage.window)
  }

  @Test(
    "the device tells its kind, and that its system is no iOS (F430)", arguments: [Device.iPhone15, .iPad])
  func device(_ device: Device) {
    let simulator = Simulator(device: device)
    simulator.systemVersion = 26
    let current = UIDevice.current
    #expect(current.model == (device.idiom == .pad ? "iPad" : "iPhone"))
    #expect((current.systemName, current.systemVersion) == ("headless UIKit", "26.0"))
  }
}
