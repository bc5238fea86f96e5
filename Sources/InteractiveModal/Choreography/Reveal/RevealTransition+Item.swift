import UIKit

extension RevealTransition {
  /// A view of either screen of which a picture goes its own way, above both. The view is hidden meanwhile; one that lies in
  /// the source is in the source's picture as well.
  @MainActor public struct Item: Sendable {
    /// The part's name in the timeline.
    public var name: String
    /// Returns the view; asked as the transition begins, and anew in another room. Without one the item is left out.
    public var view: @MainActor () -> UIView?
    /// Where the picture is while the transition is closed.
    public var start: Place
    /// Where it is when the transition is open.
    public var end: Place
    /// Whether it fades.
    public var fade: Fade

    /// - Parameters:
    ///   - name: The part's name in the timeline.
    ///   - view: Returns the view, which it must not hold.
    ///   - start: Where the picture begins; the view's own place by default.
    ///   - end: Where it ends; the view's own place by default.
    ///   - fade: Whether it fades; it stays by default.
    public init(
      _ name: String, _ view: @escaping @MainActor () -> UIView?, from start: Place = .itself,
      to end: Place = .itself, fade: Fade = .stays
    ) {
      self.name = name
      self.view = view
      self.start = start
      self.end = end
      self.fade = fade
    }
  }
}

extension RevealTransition.Item {
  func tracks(
    on stage: TransitionStage, during interval: TransitionTimeline.Interval
  ) -> [TransitionTrack] {
    guard let view = view() else { return [] }
    let own = stage.frame(of: view)
    guard own.isFinite, !own.isEmpty else { return [] }
    let way = TransitionChange.frame(
      from: start.frame(on: stage) ?? own, to: end.frame(on: stage) ?? own)
    return TransitionTrack.standIn(for: view) + [
      TransitionTrack(name, stage.snapshot(of: view), way, fade.change, during: interval)
    ]
  }
}
