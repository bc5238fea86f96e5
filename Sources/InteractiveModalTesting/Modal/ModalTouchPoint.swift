import InteractiveModal
import UIKit

/// Where a finger comes down.
public enum ModalTouchPoint {
  /// In the middle, 20 points below the top of the part of the card that is visible. For a finger of
  /// the stage: of the view in front.
  case top
  /// In the middle of the part of the card, or of the view in front, that is visible.
  case middle
  /// In the middle of the part of a view that is visible: a list, a slider.
  case on(UIView)
  /// At a point of the window.
  case at(CGPoint)

  /// Returns the point of the window; `nil` if the view is not in the window.
  @MainActor func location(on view: UIView, in window: UIWindow) -> CGPoint? {
    switch self {
    case .top: return visible(view, window).map { CGPoint(x: $0.midX, y: min($0.minY + 20, $0.midY)) }
    case .middle: return visible(view, window).map { CGPoint(x: $0.midX, y: $0.midY) }
    case .on(let view): return visible(view, window).map { CGPoint(x: $0.midX, y: $0.midY) }
    case .at(let point): return point
    }
  }

  /// Returns the part of a view that the screen shows in the window.
  @MainActor private func visible(_ view: UIView, _ window: UIWindow) -> CGRect? {
    guard view.window === window else { return nil }
    let views = sequence(first: view, next: \.superview).prefix { $0 !== window }
    let shown = views.reduce(view.bounds) { rect, view in rect.applying(view.layer.shownTransform) }
    let rect = shown.intersection(window.bounds)
    return rect.isEmpty ? nil : rect
  }
}
