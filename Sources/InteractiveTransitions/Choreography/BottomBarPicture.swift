import InteractiveModal
import UIKit

/// A picture of the tab bar that a pushed page hides: it moves with the lower screen.
///
/// UIKit moves its bar above both screens, not alike in each version (F821). That bar is invisible meanwhile.
@MainActor final class BottomBarPicture {
  private let stage: TransitionStage
  private let tabs: UITabBarController
  /// Has the frame of the lower screen, so that the same changes move it alike.
  private let holder = UIView()

  /// Returns `nil` if the transition does not hide a bar that the lower screen shows.
  init?(on stage: TransitionStage) {
    guard stage.upperHidesBottomBar, let tabs = stage.lower.controller.tabBarController,
      !tabs.tabBar.isHidden, tabs.tabBar.window === stage.container.window, !tabs.tabBar.bounds.isEmpty
    else { return nil }
    (self.stage, self.tabs) = (stage, tabs)
    holder.isUserInteractionEnabled = false
    stage.container.insertSubview(holder, belowSubview: stage.upper.view)
  }

  /// Puts the picture where the bar is without the transition.
  func layOut() {
    let picture = stage.snapshot(of: tabs.tabBar)
    for view in holder.subviews where view !== picture { view.removeFromSuperview() }
    holder.frame = stage.lower.view.frame
    holder.addSubview(picture)
    picture.frame = tabs.view.convert(tabs.tabBar.frame(in: tabs.view), to: holder)
  }

  /// Returns tracks that move the picture as other tracks move the lower screen, and hide UIKit's bar.
  func tracks(beside tracks: [TransitionTrack]) -> [TransitionTrack] {
    let own = tracks.filter { $0.view === stage.lower.view }.map { track in
      var track = track
      track.view = holder
      return track
    }
    return own + [.hidden(tabs.tabBar)]
  }

  func remove() { holder.removeFromSuperview() }
}

extension TransitionStage {
  /// Whether a page above the lower screen hides the bottom bar, and none up to there.
  fileprivate var upperHidesBottomBar: Bool {
    switch operation {
    case .present, .dismiss, .forward, .backward: return false
    case .push, .pop: break
    }
    let pages = lower.controller.navigationController?.viewControllers ?? []
    guard let index = pages.firstIndex(of: lower.controller) else { return false }
    return !pages[...index].contains(where: \.hidesBottomBarWhenPushed)
      && (upper.controller.hidesBottomBarWhenPushed
        || pages[index...].contains(where: \.hidesBottomBarWhenPushed))
  }
}

extension UIView {
  /// Returns the frame in a superview, which UIKit may have left by the shortest way.
  fileprivate func frame(in superview: UIView) -> CGRect {
    var frame = convert(bounds, to: superview)
    let whole = superview.bounds
    frame.origin.x = max(min(frame.minX, whole.maxX - frame.width), whole.minX)
    frame.origin.y = max(min(frame.minY, whole.maxY - frame.height), whole.minY)
    return frame
  }
}
