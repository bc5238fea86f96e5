import InteractiveModal
import UIKit

/// The drafts that were open or in the dock when the app ended are there again in the first frame of the next launch.
extension SceneDelegate {
  private static let activityType = "MailClone.drafts"
  private static let key = "drafts"

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let drafts = openDrafts
    guard !drafts.isEmpty, let data = try? JSONEncoder().encode(drafts) else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.userInfo = [Self.key: data]
    return activity
  }

  /// The drafts in the dock, and the one that is open.
  private var openDrafts: [OpenDraft] {
    guard let container else { return [] }
    let presented = sequence(first: container as UIViewController) { $0.presentedViewController }
    return (container.cards + presented).compactMap {
      (($0 as? UINavigationController)?.topViewController as? ComposeViewController)?.openDraft
    }
  }

  /// Call it when the window is visible: before, UIKit presents nothing.
  func restoreDrafts(from activity: NSUserActivity?) {
    guard let data = activity?.userInfo?[Self.key] as? Data,
      let drafts = try? JSONDecoder().decode([OpenDraft].self, from: data),
      let inbox = navigation?.topViewController as? InboxViewController
    else { return }
    for open in drafts {
      // A draft in the dock was there because the user keeps drafts in it.
      if open.detent == .docked { sheetStyle.docksDrafts = true }
      var configuration = ModalConfiguration.draft(sheetStyle)
      configuration.initialDetent = open.detent
      inbox.present(inbox.makeDraft(restoring: open), as: configuration, animated: false)
    }
  }
}
