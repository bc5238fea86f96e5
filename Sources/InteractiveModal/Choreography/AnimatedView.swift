import UIKit

/// A view that takes part in a transition: writes poses to it, what differs and nothing else, and gives it back as found.
///
/// What somebody else has written meanwhile, as a table does that uses a cell again, is left to stand.
@MainActor final class AnimatedView {
  let view: UIView
  /// The stage's: a view that the choreography has made.
  private let isOwned: Bool
  private let transform: CGAffineTransform
  private let opacity: CGFloat
  private let cornerRadius: CGFloat
  private let isClipped: Bool
  private var shownTransform: CGAffineTransform
  private var shownOpacity: CGFloat
  private var shownRadius: CGFloat
  private var mask: AnimatedMask?

  /// - Parameter stage: Where a view goes that is nowhere yet.
  init(_ view: UIView, on stage: UIView) {
    self.view = view
    // A window, say, is nowhere, and yet the stage is on it.
    isOwned = view.superview == nil && !stage.isDescendant(of: view)
    (transform, shownTransform) = (view.transform, view.transform)
    (opacity, shownOpacity) = (view.alpha, view.alpha)
    (cornerRadius, shownRadius) = (view.layer.cornerRadius, view.layer.cornerRadius)
    isClipped = view.clipsToBounds
    if isOwned { stage.addSubview(view) }
  }

  /// - Parameter pose: What is `nil` in it is as found.
  func show(_ pose: AnimatedViewState) {
    if let frame = pose.frame { place(frame) }
    write(transform: transform(of: pose))
    write(opacity: opacity * (pose.opacity ?? 1))
    write(radius: pose.cornerRadius ?? cornerRadius)
    pose.mask.map(write(mask:)) ?? takeMaskOff()
  }

  /// As it stands, and looks, by itself.
  func standUp() {
    write(transform: transform)
    lookAsFound()
  }

  func giveBack() {
    if view.transform == shownTransform { write(transform: transform) }
    lookAsFound()
    if isOwned { view.removeFromSuperview() }
  }

  private func lookAsFound() {
    if view.alpha.isShownAs(shownOpacity) { write(opacity: opacity) }
    if view.layer.cornerRadius == shownRadius { write(radius: cornerRadius) }
    takeMaskOff()
  }

  private func transform(of pose: AnimatedViewState) -> CGAffineTransform {
    guard pose.offset != .zero || pose.scale != 1 else { return transform }
    return transform.concatenating(
      CGAffineTransform(
        a: pose.scale, b: 0, c: 0, d: pose.scale, tx: pose.offset.x, ty: pose.offset.y))
  }

  private func place(_ frame: CGRect) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    if view.center != center { view.center = center }
  }

  private func write(transform: CGAffineTransform) {
    shownTransform = transform
    if view.transform != transform { view.transform = transform }
  }

  private func write(opacity: CGFloat) {
    shownOpacity = opacity
    view.fade(to: opacity)
  }

  private func write(mask shape: RoundedShape) {
    let mask = self.mask ?? AnimatedMask(on: view.layer)
    self.mask = mask
    mask.show(shape.offset(by: view.bounds.origin))
  }

  private func takeMaskOff() {
    mask?.giveBack()
    mask = nil
  }

  private func write(radius: CGFloat) {
    shownRadius = radius
    guard view.layer.cornerRadius != radius else { return }
    view.layer.cornerRadius = radius
    let clips = isClipped || radius > 0
    if view.clipsToBounds != clips { view.clipsToBounds = clips }
  }
}

extension RoundedShape {
  fileprivate func offset(by way: CGPoint) -> RoundedShape {
    RoundedShape(rect: rect.offsetBy(dx: way.x, dy: way.y), radii: radii)
  }
}

extension CGFloat {
  /// Layers keep opacity in single precision.
  fileprivate func isShownAs(_ other: CGFloat) -> Bool { Float(self) == Float(other) }
}
