import InteractiveModal
import UIKit

/// A draft that was open when the app ended is open again in the first frame of the next launch.
extension SceneDelegate {
  private static let activityType = "MailClone.draft"
  private static let key = "draft"

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let open = compose?.openDraft, let data = try? JSONEncoder().encode(open) else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.userInfo = [Self.key: data]
    return activity
  }

  /// The compose screen that is presented.
  private var compose: ComposeViewController? {
    guard let root = window?.rootViewController else { return nil }
    return sequence(first: root) { $0.presentedViewController }.lazy
      .compactMap { ($0 as? UINavigationController)?.topViewController as? ComposeViewController }.first
  }

  /// Call it when the window is visible: before, UIKit presents nothing.
  func restoreDraft(from activity: NSUserActivity?) {
    guard let data = activity?.userInfo?[Self.key] as? Data,
      let open = try? JSONDecoder().decode(OpenDraft.self, from: data),
      let root = window?.rootViewController as? UINavigationController,
      let inbox = root.topViewController as? InboxViewController
    else { return }
    var configuration = ModalConfiguration.draft
    configuration.initialDetent = open.detent
    root.present(inbox.makeDraft(restoring: open), as: configuration, animated: false)
  }
}
