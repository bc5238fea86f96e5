import UIKit

/// A view of which something is seen on a stage.
@MainActor struct SeenView {
  let view: UIView
  /// Where it stands, in the container's coordinates.
  let frame: CGRect
  /// What neither the container nor a view around it clips away, in the container's coordinates; never empty.
  let visible: CGRect

  /// `nil` where nothing of it is seen: without an area, out of the container, scrolled away.
  init?(_ view: UIView, on stage: TransitionStage) {
    let frame = stage.frame(of: view)
    guard frame.isFinite, let visible = stage.unclipped(frame, of: view) else { return nil }
    self.view = view
    self.frame = frame
    self.visible = visible
  }

  /// What is seen of it, in its own picture.
  var visibleInPicture: CGRect { visible.offsetBy(dx: -frame.minX, dy: -frame.minY) }
}

extension TransitionStage {
  fileprivate func unclipped(_ frame: CGRect, of view: UIView) -> CGRect? {
    var rest = frame.intersection(bounds)
    guard view.window === container.window else { return rest.isEmpty ? nil : rest }
    let around = sequence(first: view, next: \.superview).dropFirst().prefix { $0 !== container }
    for clip in around where clip.clipsToBounds {
      rest = rest.intersection(clip.convert(clip.bounds, to: container))
    }
    return rest.isEmpty ? nil : rest
  }
}
