import UIKit

/// The live screen behind: steps back, and is given back exactly as found.
@MainActor final class PresenterView {
  /// What was found on the view.
  private struct Found {
    let transform: CGAffineTransform
    let radius: CGFloat
    let curve: CALayerCornerCurve
    let clips: Bool
    let isHiddenFromVoiceOver: Bool
  }

  private(set) weak var view: UIView?
  private let found: Found
  private let safeArea: SafeAreaPreserver
  private let screenRadius: CGFloat
  /// The room's, once there is one.
  private var layout: CardLayout?
  private var isHidden = true

  /// - Parameters:
  ///   - view: The view that steps back: the presenter's, or the card it is presented on.
  ///   - presenter: The controller that is shown in it.
  ///   - screenRadius: Radius of the display's corners, which clip a view that fills its window.
  init(_ view: UIView, of presenter: UIViewController, screenRadius: CGFloat = 0) {
    self.view = view
    self.screenRadius = screenRadius
    safeArea = SafeAreaPreserver(presenter)
    found = Found(
      transform: view.transform, radius: view.layer.cornerRadius, curve: view.layer.cornerCurve,
      clips: view.clipsToBounds, isHiddenFromVoiceOver: view.accessibilityElementsHidden)
  }

  /// Radius that the view is seen with by itself.
  var radius: CGFloat {
    guard let view, let window = view.window, view.bounds.size == window.bounds.size else {
      return found.radius
    }
    return max(found.radius, screenRadius)
  }

  /// Where the view is without being stepped back, in another view's coordinates.
  func restingFrame(in space: UIView) -> CGRect {
    guard let view, let superview = view.superview else { return space.bounds }
    let center = superview.convert((view as? CardView)?.restingCenter ?? view.center, to: space)
    let size = view.bounds.applying(found.transform).size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  func apply(_ layout: CardLayout) {
    self.layout = layout
    guard let view else { return }
    if view.transform == found.transform { safeArea.renew() }
    view.accessibilityElementsHidden = isHidden || found.isHiddenFromVoiceOver
    let clips = layout.screenBehind.isClipped || found.clips
    if view.clipsToBounds != clips { view.clipsToBounds = clips }
    let curve = layout.screenBehind.isClipped ? CALayerCornerCurve.continuous : found.curve
    if view.layer.cornerCurve != curve { view.layer.cornerCurve = curve }
  }

  func apply(_ pose: CardPose) {
    guard let layout else { return }
    let way = layout.direction.way(pose.backdropOffset)
    let steppedBack = CGAffineTransform(scaleX: pose.backdropScale, y: pose.backdropScale)
      .concatenating(CGAffineTransform(translationX: way.x, y: way.y))
    let radius = layout.screenBehind.isClipped ? pose.backdropRadius : found.radius
    write(found.transform.concatenating(steppedBack), radius: radius)
    safeArea.hold()
  }

  /// VoiceOver reaches the screen behind only where it is in use.
  func hide(_ isHidden: Bool) {
    self.isHidden = isHidden
    view?.accessibilityElementsHidden = isHidden || found.isHiddenFromVoiceOver
  }

  /// UIKit is about to resize the view, which goes wrong under a transform.
  func standUp() {
    if let view, view.transform != found.transform { view.transform = found.transform }
    safeArea.release()
  }

  func restore() {
    write(found.transform, radius: found.radius)
    safeArea.release()
    guard let view else { return }
    view.accessibilityElementsHidden = found.isHiddenFromVoiceOver
    if view.clipsToBounds != found.clips { view.clipsToBounds = found.clips }
    if view.layer.cornerCurve != found.curve { view.layer.cornerCurve = found.curve }
  }

  private func write(_ transform: CGAffineTransform, radius: CGFloat) {
    guard let view else { return }
    if view.transform != transform { view.transform = transform }
    if view.layer.cornerRadius != radius { view.layer.cornerRadius = radius }
  }
}
