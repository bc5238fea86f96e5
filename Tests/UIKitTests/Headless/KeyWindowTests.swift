import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("The key window", .ownWorld) struct KeyWindowTests {
  @Test("one window of a scene is key: the one that was made so last, shown or not (F388)")
  func key() {
    let stage = Stage()
    let scene = stage.simulator.windowScene
    let second = UIWindow(windowScene: scene)
    #expect(scene.keyWindow === stage.window && stage.window.isKeyWindow && !second.isKeyWindow)
    second.makeKey()
    #expect(scene.keyWindow === second && second.isHidden && !stage.window.isKeyWindow)
    stage.window.makeKeyAndVisible()
    #expect(scene.keyWindow === stage.window)
  }
}
