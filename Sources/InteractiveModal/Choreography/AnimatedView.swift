import UIKit

/// A view of a transition: writes states to it, and restores it at the end.
///
/// Only values that change are written. If other code has changed a value meanwhile, as a table
/// does that reuses a cell, that value stays.
@MainActor final class AnimatedView {
  let view: UIView
  /// Whether the choreography has made the view: the stage removes it at the end.
  private let isOwned: Bool
  private let transform: CGAffineTransform
  private let opacity: CGFloat
  private let cornerRadius: CGFloat
  private let isClipped: Bool
  private var shownTransform: CGAffineTransform
  private var shownOpacity: CGFloat
  private var shownRadius: CGFloat
  private var mask: AnimatedMask?

  /// - Parameter stage: The superview for a view that has none.
  init(_ view: UIView, on stage: UIView) {
    self.view = view
    // A window has no superview either, but the stage lies in it.
    isOwned = view.superview == nil && !stage.isDescendant(of: view)
    (transform, shownTransform) = (view.transform, view.transform)
    (opacity, shownOpacity) = (view.alpha, view.alpha)
    (cornerRadius, shownRadius) = (view.layer.cornerRadius, view.layer.cornerRadius)
    isClipped = view.clipsToBounds
    if isOwned { stage.addSubview(view) }
  }

  /// - Parameter state: The values to show. A value that is `nil` stays the view's own.
  func show(_ state: AnimatedViewState) {
    if let frame = state.frame { write(frame: frame) }
    write(transform: transform(of: state))
    write(opacity: opacity * (state.opacity ?? 1))
    write(radius: state.cornerRadius ?? cornerRadius)
    state.mask.map(write(mask:)) ?? removeMask()
  }

  /// Shows the view as it was before the transition, which goes on.
  func reset() {
    write(transform: transform)
    resetAppearance()
  }

  /// Restores the view at the end of the transition.
  func restore() {
    if view.transform == shownTransform { write(transform: transform) }
    resetAppearance()
    if isOwned { view.removeFromSuperview() }
  }

  private func resetAppearance() {
    // Layers store opacity in single precision.
    if Float(view.alpha) == Float(shownOpacity) { write(opacity: opacity) }
    if view.layer.cornerRadius == shownRadius { write(radius: cornerRadius) }
    removeMask()
  }

  private func transform(of state: AnimatedViewState) -> CGAffineTransform {
    guard state.offset != .zero || state.scale != 1 else { return transform }
    return transform.concatenating(
      CGAffineTransform(
        a: state.scale, b: 0, c: 0, d: state.scale, tx: state.offset.x, ty: state.offset.y))
  }

  private func write(frame: CGRect) {
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
    let origin = view.bounds.origin
    mask.show(RoundedShape(rect: shape.rect.offsetBy(dx: origin.x, dy: origin.y), radii: shape.radii))
  }

  private func removeMask() {
    mask?.remove()
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

/// The values of one view at one moment of a transition: the sum of its changes.
struct AnimatedViewState: Equatable {
  var offset = CGPoint.zero
  var scale: CGFloat = 1
  /// Share of the view's own opacity; `nil`, as in the properties below, leaves the view's own
  /// value.
  var opacity: CGFloat?
  var cornerRadius: CGFloat?
  var frame: CGRect?
  var mask: RoundedShape?

  /// Adds a change at a progress, which a spring may take beyond 0...1.
  ///
  /// Ignores a change with a number that is not finite.
  mutating func add(_ change: TransitionTrack.Change, at progress: CGFloat) {
    guard change.isFinite, progress.isFinite else { return }
    switch change {
    case .offset(let from, let to):
      let added = from.interpolated(to: to, at: progress)
      offset = CGPoint(x: offset.x + added.x, y: offset.y + added.y)
    case .scale(let from, let to): scale *= max(from.interpolated(to: to, at: progress), 0.001)
    case .opacity(let from, let to):
      opacity = (opacity ?? 1) * from.interpolated(to: to, at: progress).clamped(to: 0...1)
    case .cornerRadius(let from, let to): cornerRadius = max(from.interpolated(to: to, at: progress), 0)
    case .frame(let from, let to): frame = from.interpolated(to: to, at: progress)
    case .mask(let from, let to): mask = from.interpolated(to: to, at: progress.clamped(to: 0...1))
    }
  }
}

/// The mask of a view during a transition. It replaces the view's own mask and restores it at the
/// end.
///
/// A layer without a view animates all changes of its own except changes of a path. So only the
/// path is written: without a frame the mask has the coordinates of the masked layer and does not
/// clip.
@MainActor private final class AnimatedMask {
  private let masked: CALayer
  private let former: CALayer?
  private let layer = CAShapeLayer()
  private var shown: RoundedShape?

  init(on masked: CALayer) {
    self.masked = masked
    former = masked.mask
  }

  /// Sets the shape. A mask that other code has set meanwhile stays.
  func show(_ shape: RoundedShape) {
    guard shape != shown else { return }
    let isFirst = shown == nil
    shown = shape
    layer.path = shape.path
    if isFirst { masked.mask = layer }
  }

  func remove() {
    if masked.mask === layer { masked.mask = former }
  }
}

extension RoundedShape {
  /// The outline as a path. All shapes have the same elements, so Core Animation can animate
  /// between them.
  var path: CGPath {
    let path = CGMutablePath()
    for element in outline {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .curve(let point, let control1, let control2):
        path.addCurve(to: point, control1: control1, control2: control2)
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}
