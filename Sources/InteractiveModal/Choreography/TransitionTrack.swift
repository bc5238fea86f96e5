import UIKit

/// A view that takes part in a transition: what changes of it, and when.
///
/// A view may have several tracks; offsets add up, scales and opacities multiply, of the rest the last one counts. A view
/// that is in no hierarchy is put on the stage, above both screens and above those before it, and taken away at the end.
@MainActor public struct TransitionTrack {
  /// The part's name, for whoever looks at the timeline.
  public var name: String
  /// The view that changes.
  public var view: UIView
  /// What changes of it.
  public var changes: [TransitionChange]
  /// When it changes, as shares of the whole.
  public var interval: TransitionTimeline.Interval

  /// - Parameters:
  ///   - name: The part's name.
  ///   - view: The view that changes.
  ///   - changes: What changes of it.
  ///   - interval: When it changes; with the whole by default.
  public init(
    _ name: String, _ view: UIView, _ changes: TransitionChange...,
    during interval: TransitionTimeline.Interval = TransitionTimeline.Interval(from: 0, to: 1)
  ) {
    self.name = name
    self.view = view
    self.changes = changes
    self.interval = interval
  }

  /// A view that is not seen while the transition runs, because a copy of it is.
  public static func hidden(_ view: UIView) -> TransitionTrack {
    TransitionTrack("hidden", view, .opacity(from: 0, to: 0))
  }
}
