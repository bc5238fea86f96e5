import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Scenes and their windows", .ownWorld) struct SceneTests {
  @Test("each scene leaves the foreground by itself, and the app with the last one (F451)")
  func oneByOne() {
    let stage = Stage()
    let simulator = stage.simulator
    let second = simulator.connectScene()
    let window = UIWindow(windowScene: second)
    window.makeKeyAndVisible()
    let journal = Journal()
    let names = [
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let isSecond = (notification.object as AnyObject?) === second
        MainActor.assumeIsolated { journal.note(name.rawValue + (isSecond ? " 2" : "")) }
      }
    }
    func heard(_ change: () -> Void) -> [String] {
      change()
      return journal.read().map {
        $0.replacing("UI", with: "").replacing("Application", with: "App").replacing("Notification", with: "")
      }
    }
    #expect(
      heard { simulator.enterBackground(second) } == ["SceneWillDeactivate 2", "SceneDidEnterBackground 2"])
    #expect(second.activationState == .background && simulator.clock.isDisplayOn)
    #expect(simulator.windowScene.activationState == .foregroundActive)
    #expect(
      heard { simulator.enterBackground() } == [
        "SceneWillDeactivate", "AppWillResignActive", "SceneDidEnterBackground", "AppDidEnterBackground",
      ])
    #expect(!simulator.clock.isDisplayOn && simulator.application.applicationState == .background)
    #expect(
      heard { simulator.enterForeground(second) } == [
        "SceneWillEnterForeground 2", "AppWillEnterForeground", "SceneDidActivate 2", "AppDidBecomeActive",
      ])
    #expect(simulator.windowScene.activationState == .background)
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test("only the touches of the scene that becomes inactive are cancelled")
  func touches() {
    let stage = Stage()
    let finger = stage.finger(at: CGPoint(x: 50, y: 50))
    let second = stage.simulator.connectScene()
    UIWindow(windowScene: second).makeKeyAndVisible()
    let other = stage.finger(at: CGPoint(x: 50, y: 50))
    stage.simulator.resignActive(second)
    #expect(finger.isDown && !other.isDown)
  }

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
}
