import InteractiveModal
import UIKit

/// Opens the upper screen out of a view of the lower one, as a search screen opens out of its
/// field.
///
/// A mask clips the upper screen. It grows from the view's shape to the screen's shape, each
/// corner by itself. A snapshot of the view lies over the screen and fades, and the view is hidden
/// meanwhile. Closing, the screen shrinks into the view.
///
/// If the view is missing, empty or not visible, the screen opens out of the middle of the
/// container's lower edge.
///
/// ```swift
/// var reveal = RevealTransition(
///   outOf: { [weak home] in home?.field }, anchor: { [weak search] in search?.searchBar })
/// reveal.items = [RevealTransition.Item("steps", { [weak home] in home?.steps })]
/// ```
public struct RevealTransition: TransitionChoreography {
  static let standardTimeline: TransitionTimeline = [
    "mask": .init(easing: .even), "screen": .init(easing: .even), "source": .init(to: 0.4, easing: .easeIn),
    "behind": .init(easing: .even),
  ]

  /// Returns the view of the lower screen out of which the upper screen opens. Capture the screen
  /// weakly.
  ///
  /// The kit asks as the transition begins and after each change of the container's size.
  public var source: @MainActor () -> UIView?
  /// Returns the view of the upper screen that starts at the source. Capture the screen weakly.
  ///
  /// The kit moves the whole upper screen for it. The two views meet at their leading edges and
  /// vertical centres. Without a visible anchor in the upper screen, that screen does not move.
  public var anchor: (@MainActor () -> UIView?)?
  /// The radii of the mask's corners when closed, in points. `nil`, the default, uses those of the
  /// source's layer.
  public var sourceRadii: RoundedShape.CornerRadii?
  /// The radii of the mask's corners when open, in points; 0 by default.
  public var endRadii = RoundedShape.CornerRadii()
  /// The intervals of the parts.
  ///
  /// The parts are "mask"; "screen" for the motion of the upper screen and of the source's
  /// snapshot; "source" for that snapshot's fading; "behind" for the lower screen and the dimming;
  /// and each item by its name. By default "source" ends at 0.4 and all other parts move during
  /// the whole transition, evenly. None of them goes beyond its end where a spring does. A part
  /// that the timeline does not name moves during the whole transition with linear easing.
  public var timeline = RevealTransition.standardTimeline
  /// Further views whose snapshots move above the screens, from the back to the front; none by
  /// default.
  public var items: [Item] = []
  /// The opacity of the dimming view when open, 0...1; 0 by default. A value outside becomes the
  /// nearer end; NaN becomes 0.
  public var dimming: CGFloat = 0 {
    didSet { dimming = dimming.clamped(to: 0...1, default: 0) }
  }
  /// The colour of the dimming view; black by default. If it is the upper screen's background and
  /// `dimming` is 1, the lower screen fades away before the mask's edge reaches it.
  public var dimmingColor = UIColor.black
  /// The scale of the lower screen when open; 1 by default. A value below 0.001 becomes 0.001; NaN
  /// and infinity become 1.
  public var lowerScale: CGFloat = 1 {
    didSet { lowerScale = lowerScale.isFinite ? max(lowerScale, 0.001) : 1 }
  }
  /// The spring that moves the transition without a finger. `nil`, the default, uses the spring of
  /// the configuration.
  public var spring: TransitionSpring?

  /// - Parameters:
  ///   - source: Returns the view of the lower screen out of which the upper screen opens.
  ///   - anchor: Returns the view of the upper screen that starts at the source.
  public init(
    outOf source: @escaping @MainActor () -> UIView?, anchor: (@MainActor () -> UIView?)? = nil
  ) {
    self.source = source
    self.anchor = anchor
  }

  /// Returns the tracks of both screens, the source's snapshot and the items.
  public func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    let source = source().flatMap { VisibleView($0, on: stage) }
    let end = source == nil ? nil : anchorFrame(on: stage)
    return lowerTracks(on: stage)
      + upperTracks(from: source, to: end, on: stage)
      + (source.map { snapshotTracks(of: $0, to: end ?? $0.frame, on: stage) } ?? [])
      + items.flatMap { $0.tracks(on: stage, during: timeline.interval(of: $0.name)) }
  }
}

extension RevealTransition {
  /// A view of which at least a part is visible.
  @MainActor private struct VisibleView {
    let view: UIView
    /// The frame in the container's coordinates.
    let frame: CGRect
    /// The visible part in the container's coordinates.
    let visible: RoundedOutline

    init?(_ view: UIView, on stage: TransitionStage) {
      let frame = stage.frame(of: view)
      guard frame.hasFiniteValues, let seen = stage.seenPart(of: view.shape, in: view) else { return nil }
      self.view = view
      self.frame = frame
      let visible = view.convert(seen.rect, to: stage.container)
      self.visible = RoundedOutline(
        rect: visible, radii: seen.radii * Double(visible.width / seen.rect.width))
    }
  }

  private func anchorFrame(on stage: TransitionStage) -> CGRect? {
    guard let anchor = anchor?(), let visible = VisibleView(anchor, on: stage) else { return nil }
    return anchor.isDescendant(of: stage.upper.view) ? visible.frame : nil
  }

  private func lowerTracks(on stage: TransitionStage) -> [TransitionTrack] {
    let interval = timeline.interval(of: "behind")
    var tracks: [TransitionTrack] = []
    if lowerScale != 1 {
      tracks.append(TransitionTrack("behind", stage.lower.view, .scale(to: lowerScale), during: interval))
    }
    if dimming > 0 {
      stage.dimming.backgroundColor = dimmingColor
      let change = TransitionTrack.Change.opacity(from: 0, to: dimming)
      tracks.append(TransitionTrack("behind", stage.dimming, change, during: interval))
    }
    return tracks
  }

  private func upperTracks(
    from source: VisibleView?, to end: CGRect?, on stage: TransitionStage
  ) -> [TransitionTrack] {
    let screen = stage.upper.view
    let offset = end.flatMap { end in source.map { stage.offset(from: end, to: $0.frame) } } ?? .zero
    let lowerEdge = CGRect(x: stage.bounds.midX, y: stage.bounds.maxY, width: 0, height: 0)
    let start = (source?.visible.rect ?? lowerEdge).offsetBy(dx: -offset.x, dy: -offset.y)
    let opening = TransitionTrack.Change.mask(
      from: RoundedShape(
        rect: screen.convert(start, from: stage.container)
          .offsetBy(dx: -screen.bounds.minX, dy: -screen.bounds.minY),
        radii: source.map(visibleRadii) ?? RoundedShape.CornerRadii()),
      to: RoundedShape(rect: CGRect(origin: .zero, size: screen.bounds.size), radii: endRadii))
    let mask = TransitionTrack("mask", screen, opening, during: timeline.interval(of: "mask"))
    guard offset != .zero else { return [mask] }
    return [
      mask, TransitionTrack("screen", screen, .offset(from: offset), during: timeline.interval(of: "screen")),
    ]
  }

  /// The snapshot has the source's corners. Parts of the source that are not visible are clipped.
  /// It keeps its aspect ratio, because a stretched text would not cover the anchor's text.
  private func snapshotTracks(
    of source: VisibleView, to end: CGRect, on stage: TransitionStage
  ) -> [TransitionTrack] {
    let snapshot = stage.snapshot(of: source.view)
    let visible = source.visible.rect.offsetBy(dx: -source.frame.minX, dy: -source.frame.minY)
    let whole = stage.frame(as: source.frame, at: end)
    let mask = TransitionTrack.Change.mask(
      from: RoundedShape(rect: visible, radii: visibleRadii(of: source)),
      to: RoundedShape(rect: end.offsetBy(dx: -whole.minX, dy: -whole.minY), radii: radii(of: source)))
    let frame = TransitionTrack.Change.frame(from: source.frame, to: whole)
    return TransitionTrack.hiddenIfShown(source.view) + [
      TransitionTrack("screen", snapshot, frame, mask, during: timeline.interval(of: "screen")),
      TransitionTrack("source", snapshot, .opacity(to: 0), during: timeline.interval(of: "source")),
    ]
  }

  private func radii(of source: VisibleView) -> RoundedShape.CornerRadii {
    sourceRadii ?? RoundedShape.CornerRadii(source.view.shape.radii)
  }

  private func visibleRadii(of source: VisibleView) -> RoundedShape.CornerRadii {
    sourceRadii ?? RoundedShape.CornerRadii(source.visible.radii)
  }
}

extension TransitionTrack {
  /// Returns the track that hides a view; none for a view without a superview, which is not
  /// visible.
  static func hiddenIfShown(_ view: UIView) -> [TransitionTrack] {
    view.superview == nil ? [] : [.hidden(view)]
  }
}

extension TransitionStage {
  /// Returns the offset from a frame to another: between their leading edges and vertical centres.
  fileprivate func offset(from frame: CGRect, to other: CGRect) -> CGPoint {
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGPoint(
      x: isRightToLeft ? other.maxX - frame.maxX : other.minX - frame.minX, y: other.midY - frame.midY)
  }

  /// Returns a frame with another one's aspect ratio, as high as the end and at its leading edge.
  fileprivate func frame(as frame: CGRect, at end: CGRect) -> CGRect {
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = frame.width * end.height / frame.height
    let x = isRightToLeft ? end.maxX - width : end.minX
    return CGRect(x: x, y: end.minY, width: width, height: end.height)
  }
}
