import InteractiveModal
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
  private var isShownClipped: Bool
  private var mask: AnimatedMask?

  /// - Parameter stage: The superview for a view that has none.
  init(_ view: UIView, on stage: UIView) {
    self.view = view
    // A window has no superview either, but the stage lies in it.
    isOwned = view.superview == nil && !stage.isDescendant(of: view)
    (transform, shownTransform) = (view.transform, view.transform)
    (opacity, shownOpacity) = (view.alpha, view.alpha)
    (cornerRadius, shownRadius) = (view.layer.cornerRadius, view.layer.cornerRadius)
    (isClipped, isShownClipped) = (view.clipsToBounds, view.clipsToBounds)
    if isOwned { stage.addSubview(view) }
  }

  /// - Parameter state: The values to show. A value that is `nil` stays the view's own.
  func show(_ state: AnimatedViewState) {
    if let frame = state.frame {
      view.setSize(frame.size)
      view.place(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    // No closures: in each the runtime would check for the main thread.
    if let transform = transform(of: state) { write(transform: transform) } else { resetTransform() }
    if let share = state.opacity { write(opacity: opacity * share) } else { resetOpacity() }
    if let radius = state.cornerRadius { round(to: radius) } else { resetCorners() }
    if let mask = state.mask { write(mask: mask) } else { removeMask() }
  }

  /// Lists the values that a state and all states of the same tracks move.
  func sample(_ state: AnimatedViewState, _ values: inout SampledValues) {
    let layer = view.layer
    values.append(.transform(transform(of: state) ?? transform), of: layer)
    values.append(.opacity(opacity * (state.opacity ?? 1)), of: layer)
    if let radius = state.cornerRadius { values.append(.cornerRadius(radius), of: layer) }
    if let shape = state.mask, let mask { values.append(.path(inBounds(shape)), of: mask.layer) }
    if let frame = state.frame {
      values.append(.position(CGPoint(x: frame.midX, y: frame.midY)), of: layer)
      values.append(.size(frame.size), of: layer)
    }
  }

  /// Shows the view as it was before the transition, which goes on.
  func reset() {
    resetTransform()
    resetOpacity()
    resetCorners()
    removeMask()
  }

  /// Restores the view at the end of the transition.
  func restore() {
    reset()
    if isOwned { view.removeFromSuperview() }
  }

  private func resetTransform() {
    if shownTransform != transform, view.transform == shownTransform { write(transform: transform) }
  }

  private func resetOpacity() {
    // Layers store opacity in single precision.
    if shownOpacity != opacity, Float(view.alpha) == Float(shownOpacity) { write(opacity: opacity) }
  }

  private func resetCorners() {
    if shownRadius != cornerRadius, view.layer.cornerRadius == shownRadius { write(radius: cornerRadius) }
    if isShownClipped != isClipped, view.clipsToBounds == isShownClipped { write(isClipped: isClipped) }
  }

  /// Returns `nil` for a state that leaves the view its own transform.
  private func transform(of state: AnimatedViewState) -> CGAffineTransform? {
    guard state.offset != .zero || state.scale != 1 || state.rotation != 0 else { return nil }
    var change = CGAffineTransform(
      a: state.scale, b: 0, c: 0, d: state.scale, tx: state.offset.x, ty: state.offset.y)
    if state.rotation != 0 { change = CGAffineTransform(rotationAngle: state.rotation).concatenating(change) }
    return transform.concatenating(change)
  }

  private func write(transform: CGAffineTransform) {
    shownTransform = transform
    view.write(transform: transform)
  }

  /// UIKit must not animate the value in a resize: a view that a picture represents would fade beside it.
  private func write(opacity: CGFloat) {
    shownOpacity = opacity
    if view.layer.opacity != Float(opacity) { UIView.performWithoutAnimation { view.alpha = opacity } }
  }

  private func write(mask shape: RoundedShape) {
    let mask = self.mask ?? AnimatedMask(on: view.layer)
    self.mask = mask
    mask.show(inBounds(shape))
  }

  private func inBounds(_ shape: RoundedShape) -> RoundedOutline {
    let (origin, outline) = (view.bounds.origin, shape.outline)
    return RoundedOutline(rect: outline.rect.offsetBy(dx: origin.x, dy: origin.y), radii: outline.radii)
  }

  private func removeMask() {
    mask?.remove()
    mask = nil
  }

  private func round(to radius: CGFloat) {
    write(radius: radius)
    write(isClipped: true)
  }

  private func write(radius: CGFloat) {
    shownRadius = radius
    if view.layer.cornerRadius != radius { view.layer.cornerRadius = radius }
  }

  private func write(isClipped: Bool) {
    isShownClipped = isClipped
    if view.clipsToBounds != isClipped { view.clipsToBounds = isClipped }
  }
}
