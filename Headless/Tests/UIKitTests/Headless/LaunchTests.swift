import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Launching an app", .ownWorld) struct LaunchTests {
  @Test("an app is launched by its delegate, scene and scene delegate")
  func app() throws {
    let simulator = Simulator()
    simulator.launch(SmallApp.self)
    let window = try #require(simulator.window)
    #expect(window.isKeyWindow && window.rootViewController is JournalController)
    #expect(UIApplication.shared === simulator.application && UIApplication.shared.delegate is SmallApp)
    #expect((simulator.windowScene.delegate as? SmallScene)?.window === window)
    #expect(
      simulator.windowScene.windows == [window] && simulator.clock.isIdle && simulator.complaints.isEmpty)
  }

  @Test("the app is told when it becomes inactive, enters the background and returns")
  func life() {
    let stage = Stage()
    let journal = Journal()
    let center = NotificationCenter.default
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let tokens = names.map { name in
      center.addObserver(forName: name, object: stage.simulator.application, queue: nil) { _ in
        MainActor.assumeIsolated { journal.note(name.rawValue) }
      }
    }
    stage.simulator.enterBackground()
    stage.simulator.enterForeground()
    #expect(journal.read() == names.map(\.rawValue))
    tokens.forEach(center.removeObserver)
  }

  @Test("a terminated app gets no frames, no work and no touches")
  func end() {
    let simulator = Stage().simulator
    let counter = FrameCounter()
    counter.start()
    var done = 0
    simulator.clock.schedule(at: simulator.clock.now + 0.1) { done += 1 }
    simulator.clock.onFrame { done += 1 }
    let finger = simulator.makeFinger()
    finger.down(at: CGPoint(x: 50, y: 50))
    #expect(finger.isDown && !simulator.clock.isIdle)
    simulator.terminate()
    simulator.clock.nextTurn { done += 100 }
    simulator.clock.advance(by: 1)
    #expect(!finger.isDown && simulator.clock.isIdle)
    #expect(counter.times.isEmpty && done == 100)
  }

}

/// A minimal app delegate.
final class SmallApp: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SmallScene.self
    return configuration
  }
}

/// The scene delegate of `SmallApp`.
final class SmallScene: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = JournalController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
