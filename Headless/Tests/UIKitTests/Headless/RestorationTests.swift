import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Scenes that are restored", .ownWorld) struct RestorationTests {
  @Test("a scene is asked in the background, and its next launch finds what can be archived (F614 to F616)")
  func relaunch() throws {
    let first = Simulator()
    first.launch(KeepingApp.self)
    #expect(first.windowScene.session.stateRestorationActivity == nil)
    first.enterBackground()
    #expect(first.complaints == ["The value of view in a user activity cannot be archived (F615)"])
    first.terminate()
    let second = Simulator()
    second.launch(KeepingApp.self, restoring: first.windowScene.session.stateRestorationActivity)
    let delegate = try #require(second.windowScene.delegate as? KeepingScene)
    #expect(delegate.calls == ["connect [1]", "restore [1]"])
  }
}

private final class KeepingApp: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = KeepingScene.self
    return configuration
  }
}

private final class KeepingScene: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var calls: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { note("connect", session.stateRestorationActivity) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "test")
    activity.userInfo = ["list": [1], "view": UIView()]
    return activity
  }

  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    note("restore", stateRestorationActivity)
  }

  private func note(_ call: String, _ activity: NSUserActivity?) {
    calls.append("\(call) \(activity?.userInfo?["list"] ?? "nothing")")
  }
}
