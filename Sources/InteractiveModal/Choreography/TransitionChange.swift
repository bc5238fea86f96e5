import Foundation

/// One property of a view on its way from the closed to the open end of a transition.
///
/// What is moved by offset, scale, opacity, corner radius and mask may be any view of the app's: it is given back as found.
/// A frame is for a view that the choreography has made.
public enum TransitionChange: Equatable, Sendable {
  /// Distance from where the view stands by itself, in points.
  case offset(from: CGPoint = .zero, to: CGPoint = .zero)
  /// Scale about the view's centre; less than 0.001 counts as that.
  case scale(from: CGFloat = 1, to: CGFloat = 1)
  /// Share of the opacity that the view has by itself, 0...1.
  case opacity(from: CGFloat = 1, to: CGFloat = 1)
  /// Radius of the view's corners, in points; it is clipped to them.
  case cornerRadius(from: CGFloat, to: CGFloat)
  /// The view's frame in the stage's container, in points.
  case frame(from: CGRect, to: CGRect)
  /// The shape through which the view is seen, instead of the mask that it has by itself: in points, from the upper left
  /// corner of its bounds, so that it stays where it is while a scroll view scrolls. It stays at its ends where a spring goes
  /// beyond them.
  case mask(from: RoundedShape, to: RoundedShape)

  /// Whether it has no number in it that is none.
  var isFinite: Bool {
    switch self {
    case .offset(let from, let to): from.hasNumbers && to.hasNumbers
    case .scale(let from, let to), .opacity(let from, let to), .cornerRadius(let from, let to):
      from.isFinite && to.isFinite
    case .frame(let from, let to): from.hasNumbers && to.hasNumbers
    case .mask: true
    }
  }
}

extension CGPoint {
  fileprivate var hasNumbers: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  fileprivate var hasNumbers: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
