import UIKit

/// What the system tells an app beside delegates: notifications.
@MainActor enum NotificationChecks {
  nonisolated static let all = [
    DeviceCheck(495, "post returns when all blocks have run, also those on another queue", run: posting)
  ]

  private static func posting(_ stage: CheckStage) async -> Finding {
    let (queue, center) = (OperationQueue(), NotificationCenter.default)
    let name = Notification.Name("InteractiveModal.DeviceCheck")
    let observers = [
      center.addObserver(forName: name, object: nil, queue: nil) { [log = stage.log] _ in
        MainActor.assumeIsolated { log.note("within") }
      },
      // Longer than a call that does not wait.
      center.addObserver(forName: name, object: nil, queue: queue) { _ in
        Thread.sleep(forTimeInterval: 0.05)
      },
    ]
    center.post(name: name, object: nil)
    let (isWithin, left) = (stage.log.has("within"), queue.operationCount)
    observers.forEach { center.removeObserver($0) }
    return .that(isWithin && left == 0, else: "within post: \(isWithin), blocks left: \(left)")
  }

  // MARK: With a hand

  nonisolated static let byHand = [
    DeviceCheck(
      451, "an app that the user leaves hears of its scene, and of itself with the last scene", by: .finger,
      run: leaving)
  ]

  private static let names: [(Notification.Name, String)] = [
    (UIScene.willDeactivateNotification, "scene inactive"),
    (UIScene.didEnterBackgroundNotification, "scene in background"),
    (UIApplication.willResignActiveNotification, "app inactive"),
    (UIApplication.didEnterBackgroundNotification, "app in background"),
  ]

  private static func leaving(_ stage: CheckStage) async -> Finding {
    guard let scene = stage.window.windowScene else { return .differs("no scene") }
    var isLast = true
    let center = NotificationCenter.default
    let observers = names.map { name, note in
      center.addObserver(
        forName: name, object: note.hasPrefix("scene") ? scene : nil, queue: nil
      ) { [log = stage.log] _ in
        MainActor.assumeIsolated {
          log.note(note)
          if note == "scene in background" { isLast = !hasOthers(beside: scene) }
        }
      }
    }
    let isDone = await stage.ask("Go to the Home Screen, and come back.", .leave) {
      stage.log.has("scene in background")
    }
    observers.forEach { center.removeObserver($0) }
    guard isDone else { return .skipped }
    let notes = stage.log.calls.filter { call in names.contains { $0.1 == call } }
    let ofScene = notes.filter { $0.hasPrefix("scene") }
    let ofApp = notes.filter { $0.hasPrefix("app") }
    return .that(
      ofScene == ["scene inactive", "scene in background"]
        && ofApp == (isLast ? ["app inactive", "app in background"] : []),
      else: notes.joined(separator: ", "))
  }

  /// Whether another scene of the app is in the foreground.
  private static func hasOthers(beside scene: UIScene) -> Bool {
    UIApplication.shared.connectedScenes.contains {
      $0 !== scene && ($0.activationState == .foregroundActive || $0.activationState == .foregroundInactive)
    }
  }
}
