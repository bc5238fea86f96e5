import UIKit

extension RevealTransition {
  /// What moves: both screens, the picture of the source, and the items.
  public func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    let source = source().flatMap { SeenView($0, on: stage) }
    let end = source == nil ? nil : anchorFrame(on: stage)
    return tracksBehind(on: stage)
      + screenTracks(from: source, to: end, on: stage)
      + (source.map { pictureTracks(of: $0, to: end ?? $0.frame, on: stage) } ?? [])
      + items.flatMap { $0.tracks(on: stage, during: interval(of: $0.name)) }
  }

  private func interval(of name: String) -> TransitionTimeline.Interval {
    timeline[name] ?? TransitionTimeline.Interval()
  }

  private func anchorFrame(on stage: TransitionStage) -> CGRect? {
    guard let anchor = anchor?(), let seen = SeenView(anchor, on: stage) else { return nil }
    return anchor.isDescendant(of: stage.upper.view) ? seen.frame : nil
  }

  private func tracksBehind(on stage: TransitionStage) -> [TransitionTrack] {
    let interval = interval(of: "behind")
    var tracks: [TransitionTrack] = []
    if lowerScale.isFinite, lowerScale != 1 {
      tracks.append(TransitionTrack("behind", stage.lower.view, .scale(to: lowerScale), during: interval))
    }
    if dimming > 0 {
      let change = TransitionChange.opacity(from: 0, to: min(dimming, 1))
      tracks.append(TransitionTrack("behind", stage.dimming, change, during: interval))
    }
    return tracks
  }

  private func screenTracks(
    from source: SeenView?, to end: CGRect?, on stage: TransitionStage
  ) -> [TransitionTrack] {
    let screen = stage.upper.view
    let way = end.flatMap { end in source.map { stage.way(from: end, to: $0.frame) } } ?? .zero
    let start = (source?.visible ?? stage.lowerEdge).offsetBy(dx: -way.x, dy: -way.y)
    let opening = TransitionChange.mask(
      from: RoundedShape(
        rect: screen.place(of: start, in: stage.container), radii: source.map(radii) ?? CornerRadii()),
      to: RoundedShape(rect: CGRect(origin: .zero, size: screen.bounds.size), radii: endRadii))
    let mask = TransitionTrack("mask", screen, opening, during: interval(of: "mask"))
    guard way != .zero else { return [mask] }
    return [mask, TransitionTrack("screen", screen, .offset(from: way), during: interval(of: "screen"))]
  }

  private func radii(of source: SeenView) -> CornerRadii { sourceRadii ?? CornerRadii(of: source.view.layer) }

  /// The picture has the source's corners, and no more of it is shown than can be seen.
  private func pictureTracks(
    of source: SeenView, to end: CGRect, on stage: TransitionStage
  ) -> [TransitionTrack] {
    let picture = stage.snapshot(of: source.view)
    let shape = TransitionChange.mask(
      from: RoundedShape(rect: source.visibleInPicture, radii: radii(of: source)),
      to: RoundedShape(rect: CGRect(origin: .zero, size: end.size), radii: radii(of: source)))
    let frame = TransitionChange.frame(from: source.frame, to: end)
    return TransitionTrack.standIn(for: source.view) + [
      TransitionTrack("screen", picture, frame, shape, during: interval(of: "screen")),
      TransitionTrack("source", picture, .opacity(to: 0), during: interval(of: "source")),
    ]
  }
}

extension TransitionTrack {
  /// Hides a view for which a picture stands; one that is in no hierarchy is not seen anyway.
  static func standIn(for view: UIView) -> [TransitionTrack] {
    view.superview == nil ? [] : [.hidden(view)]
  }
}

extension TransitionStage {
  /// The middle of the container's lower edge.
  fileprivate var lowerEdge: CGRect { CGRect(x: bounds.midX, y: bounds.maxY, width: 0, height: 0) }

  /// The way on which the edge of a frame where lines begin comes to that of another one, and its middle to the middle.
  fileprivate func way(from frame: CGRect, to other: CGRect) -> CGPoint {
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGPoint(
      x: isRightToLeft ? other.maxX - frame.maxX : other.minX - frame.minX, y: other.midY - frame.midY)
  }
}

extension UIView {
  /// A rectangle of another view's, measured from the upper left corner of this one's bounds.
  fileprivate func place(of rect: CGRect, in space: UIView) -> CGRect {
    convert(rect, from: space).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
  }
}
