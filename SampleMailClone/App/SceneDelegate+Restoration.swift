import InteractiveModal
import UIKit

/// The drafts that were open or docked when the app ended are there in the first frame of the next launch.
extension SceneDelegate {
  private static let activityType = "MailClone.drafts"
  private static let key = "drafts"
  private static let unreadKey = "unread"

  private var container: ModalContainerController? { window?.rootViewController as? ModalContainerController }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let open = composeScreens.compactMap(\.openDraft)
    var saved = [Self.unreadKey: unreadDrafts].compactMapValues { $0 }
    if !open.isEmpty { saved[Self.key] = try? JSONEncoder().encode(open) }
    guard !saved.isEmpty else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.userInfo = saved
    return activity
  }

  /// The compose screens that are presented, or cards of the container; the one in front last.
  private var composeScreens: [ComposeViewController] {
    guard let container else { return [] }
    let presented = sequence(first: container as UIViewController) { $0.presentedViewController }
    return (container.cards + presented).compactMap {
      ($0 as? UINavigationController)?.topViewController as? ComposeViewController
    }
  }

  /// Call it when the window is visible: before, UIKit presents nothing.
  func restoreDrafts(from activity: NSUserActivity?) {
    unreadDrafts = activity?.userInfo?[Self.unreadKey] as? Data
    guard let data = activity?.userInfo?[Self.key] as? Data else { return }
    guard let drafts = try? JSONDecoder().decode([OpenDraft].self, from: data), let container,
      let inbox = (container.root as? UINavigationController)?.topViewController as? InboxViewController
    else { return unreadDrafts = data }
    if drafts.contains(where: { $0.detent == .docked }) { sheetStyle.dock = .minimizes }
    for draft in drafts {
      var configuration = ModalConfiguration.draft(sheetStyle)
      configuration.initialDetent = draft.detent
      inbox.present(inbox.makeDraft(restoring: draft), as: configuration, animated: false)
    }
  }
}
