import Foundation
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

private struct OpenDraft: Codable {
  var text: String
  var detent: ModalDetent.Identifier?
}

private final class DraftViewController: UIViewController {
  let textView = UITextView()
  private(set) var calls: [String] = []

  convenience init(text: String) {
    self.init(nibName: nil, bundle: nil)
    textView.text = text
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear \(animated)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear \(animated)")
  }
}

private final class NotesApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NotesScene.self
    return configuration
  }
}

private final class NotesScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
    restoreDraft(from: session.stateRestorationActivity)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let modal = window?.rootViewController?.presentedViewController
    guard let draft = modal as? DraftViewController else { return nil }
    let state = OpenDraft(text: draft.textView.text, detent: draft.selectedModalDetent)
    let activity = NSUserActivity(activityType: "com.example.draft")
    activity.userInfo = (try? JSONEncoder().encode(state)).map { ["draft": $0] }
    return activity
  }

  func restoreDraft(from activity: NSUserActivity?) {
    guard let data = activity?.userInfo?["draft"] as? Data,
      let state = try? JSONDecoder().decode(OpenDraft.self, from: data)
    else { return }
    var configuration = ModalConfiguration.sheet
    configuration.initialDetent = state.detent
    let draft = DraftViewController(text: state.text)
    window?.rootViewController?.present(draft, as: configuration, animated: false)
  }
}

/// The app in one launch.
@MainActor private final class Launch {
  let simulator = Simulator()

  init(restoring activity: NSUserActivity? = nil) {
    simulator.launch(NotesApp.self, restoring: activity)
  }

  /// Restores a state as an earlier launch would have kept it.
  convenience init(_ state: String) {
    let activity = NSUserActivity(activityType: "com.example.draft")
    activity.userInfo = ["draft": Data(state.utf8)]
    self.init(restoring: activity)
  }

  var root: UIViewController? { simulator.window?.rootViewController }
  var draft: DraftViewController? { root?.presentedViewController as? DraftViewController }

  /// The frames of card and screen behind on the display, and the opacity of the dimming view.
  var look: [CGRect] {
    guard let root, let card = draft?.presentationController?.presentedView,
      let dimming = card.superview?.subviews.first
    else { return [] }
    return [
      card.convert(card.bounds, to: nil), root.view.convert(root.view.bounds, to: nil),
      CGRect(x: dimming.alpha, y: CGFloat(dimming.layer.opacity), width: 0, height: 0),
    ]
  }

  /// Ends the app, and returns what the scene has kept.
  func end() -> NSUserActivity? {
    simulator.enterBackground()
    simulator.terminate()
    return simulator.windowScene.session.stateRestorationActivity
  }
}

@Suite("The guide's draft over a relaunch", .ownWorld) @MainActor struct AdoptionRestorationTests {
  @Test(
    "in the first frame it looks as it did before: detent, dimming, screen behind",
    arguments: [ModalDetent.Identifier.medium, .large])
  func firstFrame(detent: ModalDetent.Identifier) {
    let first = Launch()
    first.root?.present(DraftViewController(text: "Dear all,"), as: .sheet)
    first.simulator.clock.runUntilIdle()
    first.draft?.selectModalDetent(detent)
    first.simulator.clock.runUntilIdle()
    let look = first.look
    let activity = first.end()
    let second = Launch(restoring: activity)
    #expect(second.simulator.clock.isIdle && look.count == 3 && second.look == look)
    #expect(second.draft?.selectedModalDetent == detent && second.draft?.textView.text == "Dear all,")
    #expect(second.draft?.calls == ["willAppear false", "didAppear false"])
    second.simulator.clock.runUntilIdle()
    #expect(second.look == look && first.simulator.complaints + second.simulator.complaints == [])
  }

  @Test("an unknown detent counts as none: the lowest", arguments: ["\"gone\"", "\"\"", "null"])
  func unknownDetent(_ detent: String) {
    let launch = Launch("{\"text\":\"Dear all,\",\"detent\":\(detent)}")
    #expect(launch.draft?.selectedModalDetent == .medium && launch.draft?.textView.text == "Dear all,")
    #expect(launch.simulator.complaints == [])
  }

  @Test(
    "without animation the delegate hears of one stop, before the modal appears", arguments: [false, true])
  func callbacks(isContained: Bool) {
    let screen = Screen(isContained: isContained) {
      $0.detents = [.medium, .large]
      $0.initialDetent = .large
    }
    screen.delegate.onUpdate = { _ in screen.draft.calls.append("update") }
    screen.present(animated: false)
    #expect(screen.delegate.updates.map(\.phase) == [.resting(.detent(.large))])
    #expect(screen.settle().draft.calls == ["update", "willAppear", "didAppear"])
    #expect(screen.disorder == nil)
  }
}
