import InteractiveModal
import UIKit

/// A view of a transition, with the changes that the transition makes to it.
///
/// A view may have several tracks: offsets and rotations add up, scales and opacities multiply, and of other
/// changes the last one counts. A view without a superview is added to the stage, above both
/// screens and above earlier tracks, and removed at the end.
@MainActor public struct TransitionTrack {
  /// The name of the part that the track belongs to. The inspector lists it.
  public var name: String
  /// The view that changes.
  public var view: UIView
  /// The changes of the view.
  public var changes: [Change]
  /// The part of the transition's progress in which the view changes.
  public var interval: TransitionTimeline.Interval

  /// - Parameters:
  ///   - name: The name of the part.
  ///   - view: The view that changes.
  ///   - changes: The changes of the view.
  ///   - interval: The part of the progress in which the view changes; all of it by default.
  public init(
    _ name: String, _ view: UIView, _ changes: Change...,
    during interval: TransitionTimeline.Interval = TransitionTimeline.Interval()
  ) {
    self.name = name
    self.view = view
    self.changes = changes
    self.interval = interval
  }

  /// Returns a track that hides a view during the transition, while a snapshot replaces it.
  public static func hidden(_ view: UIView) -> TransitionTrack {
    TransitionTrack("hidden", view, .opacity(from: 0, to: 0))
  }
}

extension TransitionTrack {
  /// Whether a value is another at the end than at the start.
  var moves: Bool {
    for change in changes where !change.isConstant { return true }
    return false
  }

  /// How many values are factors, if all values follow the progress of the transition along straight lines
  /// during the interval; `nil` if one does not.
  var straightFactors: Int? {
    guard interval.easing.isStraight else { return nil }
    var factors = 0
    for change in changes {
      switch change {
      case .offset, .frame: break
      case .scale(let from, let to): if min(from, to) >= 0.001 { factors += 1 } else { return nil }
      case .opacity(let from, let to):
        if min(from, to) >= 0, max(from, to) <= 1 { factors += 1 } else { return nil }
      case .cornerRadius(let from, let to): if min(from, to) < 0 { return nil }
      case .rotation(let from, let to): if from != to { return nil }
      case .mask: return nil
      }
    }
    return factors
  }
}

extension TransitionTrack {
  /// A change of one property, from the closed to the open end of the transition.
  ///
  /// Use `frame` for views that the choreography has made. Every other change suits any view: the
  /// kit restores the view at the end. A change with a number that is not finite is ignored.
  public enum Change: Equatable, Sendable {
    /// The distance from the view's own position, in points.
    case offset(from: CGPoint = .zero, to: CGPoint = .zero)
    /// The scale about the view's centre; at least 0.001.
    case scale(from: CGFloat = 1, to: CGFloat = 1)
    /// The angle about the view's centre, clockwise, in radians.
    case rotation(from: CGFloat = 0, to: CGFloat = 0)
    /// The share of the view's own opacity, 0...1.
    case opacity(from: CGFloat = 1, to: CGFloat = 1)
    /// The radius of the view's corners, in points. The view is clipped to them.
    case cornerRadius(from: CGFloat, to: CGFloat)
    /// The view's frame in the stage's container, in points. Without a finger Core Animation moves
    /// the view, and its subviews are laid out for the end of the motion.
    case frame(from: CGRect, to: CGRect)
    /// The shape that the view is clipped to, instead of its own mask; in points, from the upper
    /// left corner of the view's bounds. Where a spring goes beyond 0...1, the shape stays at its
    /// end.
    case mask(from: RoundedShape, to: RoundedShape)

    var isConstant: Bool {
      switch self {
      case .offset(let from, let to): from == to
      case .scale(let from, let to), .rotation(let from, let to), .opacity(let from, let to),
        .cornerRadius(let from, let to):
        from == to
      case .frame(let from, let to): from == to
      case .mask(let from, let to): from == to
      }
    }

    var isFinite: Bool {
      switch self {
      case .offset(let from, let to): [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite)
      case .scale(let from, let to), .rotation(let from, let to), .opacity(let from, let to),
        .cornerRadius(let from, let to):
        from.isFinite && to.isFinite
      case .frame(let from, let to): from.hasFiniteValues && to.hasFiniteValues
      case .mask: true
      }
    }
  }
}
