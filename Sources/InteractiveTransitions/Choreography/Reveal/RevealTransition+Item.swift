import InteractiveModal
import UIKit

extension RevealTransition {
  /// A view of either screen that a snapshot replaces during the transition, above both screens.
  ///
  /// The view is hidden meanwhile. A view inside of the source is visible in the source's snapshot
  /// as well.
  @MainActor public struct Item: Sendable {
    /// The name of the item's part in the timeline.
    public var name: String
    /// Returns the view. The kit asks as the transition begins and after each change of the
    /// container's size. If there is no view, the item is left out.
    public var view: @MainActor () -> UIView?
    /// The snapshot's position when the transition is closed.
    public var start: Position
    /// The snapshot's position when the transition is open.
    public var end: Position
    /// Whether the snapshot fades.
    public var fade: Fade

    /// - Parameters:
    ///   - name: The name of the item's part in the timeline.
    ///   - view: Returns the view. Capture its screen weakly.
    ///   - start: The snapshot's position when the transition is closed; the view's own by
    ///     default.
    ///   - end: The snapshot's position when the transition is open; the view's own by default.
    ///   - fade: Whether the snapshot fades; `none` by default.
    public init(
      _ name: String, _ view: @escaping @MainActor () -> UIView?, from start: Position = .own,
      to end: Position = .own, fade: Fade = .none
    ) {
      self.name = name
      self.view = view
      self.start = start
      self.end = end
      self.fade = fade
    }

    /// A position of the item's snapshot.
    public enum Position: Sendable {
      /// The frame of the item's view.
      case own
      /// The frame of another view. If there is none, or its frame is empty, the item's own frame.
      case view(@MainActor () -> UIView?)
      /// A frame in the container's coordinates, in points. If it is not finite, the item's own
      /// frame.
      case frame(@MainActor (TransitionStage) -> CGRect)
    }

    /// The change of the snapshot's opacity.
    public enum Fade: Equatable, Sendable {
      /// The snapshot stays visible.
      case none
      /// The snapshot fades in as the upper screen opens.
      case `in`
      /// The snapshot fades out as the upper screen opens.
      case out
    }
  }
}

extension RevealTransition.Item {
  func tracks(
    on stage: TransitionStage, during interval: TransitionTimeline.Interval
  ) -> [TransitionTrack] {
    guard let view = view() else { return [] }
    let own = stage.frame(of: view)
    guard own.hasFiniteValues, !own.isEmpty else { return [] }
    let change = TransitionTrack.Change.frame(
      from: start.frame(on: stage) ?? own, to: end.frame(on: stage) ?? own)
    return TransitionTrack.hiddenIfShown(view) + [
      TransitionTrack(name, stage.snapshot(of: view), change, fade.change, during: interval)
    ]
  }
}

extension RevealTransition.Item.Position {
  /// `nil` for the frame of the item's view.
  @MainActor fileprivate func frame(on stage: TransitionStage) -> CGRect? {
    let frame: CGRect? =
      switch self {
      case .own: nil
      case .view(let view): view().map(stage.frame(of:)).flatMap { $0.isEmpty ? nil : $0 }
      case .frame(let frame): frame(stage)
      }
    return frame.flatMap { $0.hasFiniteValues ? $0 : nil }
  }
}

extension RevealTransition.Item.Fade {
  fileprivate var change: TransitionTrack.Change {
    switch self {
    case .none: .opacity()
    case .in: .opacity(from: 0)
    case .out: .opacity(to: 0)
    }
  }
}
