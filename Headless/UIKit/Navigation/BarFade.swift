import Foundation

/// Pictures of a navigation bar's former buttons and title. They fade out while the row fades in (F399).
final class BarFade: UIView {
  private weak var bar: UINavigationBar?
  private var former: (title: UIView?, back: UIView?)

  /// Takes the pictures, before the items change.
  init(of bar: UINavigationBar) {
    self.bar = bar
    super.init(frame: bar.row.frame)
    isUserInteractionEnabled = false
    let shown = bar.titleAndBack
    for view in bar.row.subviews where !view.isHidden {
      guard let picture = view.snapshotView(afterScreenUpdates: true) else { continue }
      picture.center = view.center
      addSubview(picture)
      if view === shown.title { former.title = picture }
      if view === shown.back { former.back = picture }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Fades to a share of the transition, 0 to 1: the former row goes before the new one comes.
  func show(_ progress: CGFloat) {
    alpha = max(1 - 2 * progress, 0)
    bar?.row.alpha = max(2 * progress - 1, 0)
  }

  /// Fades in the running block, as a whole transition.
  func fade() {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.alpha = 0 }
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.bar?.row.alpha = 1 }
  }

  /// Fades, and slides both titles: the lower one to or from the back button, as the system does (F399).
  func slide(_ progress: CGFloat, isPush: Bool) {
    guard let bar else { return }
    show(progress)
    let current = bar.titleAndBack
    let (upper, lower) = isPush ? (current.title, former.title) : (former.title, current.title)
    let gone = isPush ? 1 - progress : progress
    let width = bar.isRightToLeft ? -bounds.width : bounds.width
    upper?.transform = CGAffineTransform(translationX: width / 2 * gone, y: 0)
    guard let lower else { return }
    let back = (isPush ? current : former).back
    let way = back.map { $0.center.x - lower.center.x } ?? -width / 2
    lower.transform = CGAffineTransform(translationX: way * (1 - gone), y: 0)
  }

  /// Leaves the row as it is without the transition, also if that ends later, and goes back.
  func end() {
    removeFromSuperview()
    // The animator keeps its books on the row (F441): a further block may join it.
    bar?.row.layer.changeDifferences { $0.keyPath == nil ? $0 : nil }
    bar?.row.alpha = 1
    bar?.titleAndBack.title?.transform = .identity
  }
}
