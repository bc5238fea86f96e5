import InteractiveModal
import UIKit

/// Moves views that both screens show from one position to the other; the rest of the upper screen
/// fades in.
///
/// Both screens name their views as a ``MatchedElementProvider``. A snapshot moves for each pair
/// of views, from what the user sees of one to what the user sees of the other, while the picture
/// of one view becomes that of the other. The views themselves are hidden meanwhile. A view without
/// a counterpart, or one that is not visible, fades with its screen. A view that lies over an
/// element stays above it, and comes and goes with its screen.
///
/// Two image views, and other views whose elements tell a picture, show one picture that moves from
/// its rectangle on one screen to that on the other. Each screen crops it as its view does.
///
/// Two labels meet at the leading edge and the baseline of their first lines, and their size
/// changes by scaling. If they show the same text on one line, the widths of the lines meet as
/// well. A label with a background or with round corners is a picture like any other view.
///
/// If an element contains other elements on both screens and its upper view has an opaque
/// background, as a row and a page have, this background grows from frame to frame, with a shadow,
/// over the lower screen, which darkens. Everything else in the lower view fades out before
/// everything else on the upper screen fades in.
///
/// If the upper view of such an element is the view of the whole upper screen, that screen is a
/// page: its corners are as round in motion as those of the display and of the lower view, and the
/// finger that closes it carries it in both axes, smaller and smaller. Let go, it goes back into
/// the lower view with the finger's velocity. A modal whose screens name no elements grows so out of
/// the `source` of its configuration.
///
/// ```swift
/// NavigationTransition { operation, from, to in
///   MatchedTransition(for: operation, from: from, to: to).map(TransitionStyle.choreography)
/// }.attach(to: navigationController)
/// ```
///
/// If views are laid out differently during the transition, by a rotation or by scrolling, or an
/// element shows another image or text, the kit asks both screens again.
public struct MatchedTransition: TransitionChoreography {
  static let standardTimeline: TransitionTimeline = [
    "pictures": .init(from: 0.3, to: 0.5), "lower": .init(to: 0.15), "upper": .init(from: 0.75),
  ]
  /// The interval of the upper screen, unless a background grows.
  private static let screen = TransitionTimeline.Interval(to: 0.6)
  /// Opacity of the black over the lower screen, below a background that grows: on a dark screen neither a
  /// shadow nor a little black is visible.
  private static let dimming = (light: CGFloat(0.15), dark: CGFloat(0.6))
  /// The intervals in which the shadow of such a background comes and goes.
  private static let shadowComing = TransitionTimeline.Interval(to: 0.2)
  private static let shadowGoing = TransitionTimeline.Interval(from: 0.8)

  /// The intervals of the parts.
  ///
  /// The parts are "elements" for the snapshots' frames and radii, and "screen" for the upper
  /// screen, which fades in. In the middle fifth of "pictures" a text cross-fades into the same
  /// text. Another text fades in during the second half, after the lower one has faded out during
  /// the first. Of one picture that the screens crop differently, the smaller part fades over the
  /// larger one. Of other pictures the upper one fades in during the first half, and the lower one
  /// fades out beneath it during the second half. Of elements that contain others, the lower
  /// picture fades out during "lower", and the upper picture fades in during "upper". Meanwhile the
  /// lower screen darkens during "dimming".
  ///
  /// By default "pictures" is 0.3...0.5, "lower" ends at 0.15, and "upper" starts at 0.75. A part
  /// that the timeline does not name moves during the whole transition; but "screen" is like "upper"
  /// then if there are elements that contain others, and ends at 0.6 if there are none.
  public var timeline = MatchedTransition.standardTimeline
  /// The spring that moves the transition without a finger. `nil`, the default, uses the spring of
  /// the configuration.
  public var spring: TransitionSpring?
  private let animations = ValuesByStage<MatchedAnimation>()

  /// Creates a choreography for any two screens. If they have no element in common, the upper one
  /// fades in.
  public init() {}

  /// Creates a choreography for two screens, with the spring of the screen that the transition
  /// leaves.
  ///
  /// `nil` if the screens have no element name in common. The kit neither loads nor reads views
  /// for this.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - from: The screen that the transition leaves.
  ///   - to: The screen that the transition goes to.
  public init?(for operation: TransitionOperation, from: UIViewController, to: UIViewController) {
    let screens = MatchedScreens(
      operation, lower: operation.isOpening ? from : to, upper: operation.isOpening ? to : from)
    guard !screens.match().isEmpty else { return nil }
    spring = screens.spring
  }

  /// Tells both providers that the transition begins.
  public func willBegin(on stage: TransitionStage) {
    let animation = MatchedAnimation(on: stage)
    animations[stage] = animation
    animation.begin()
  }

  /// Returns the tracks of the upper screen and the snapshots, and those that the providers add.
  public func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    guard let animation = animations[stage] else {
      return [fade(of: stage.upper, during: timeline["screen"] ?? Self.screen)]
    }
    animation.layOut()
    stage.home = animation.home
    let isDark = stage.container.traitCollection.userInterfaceStyle == .dark
    let hasGround = animation.items.contains { $0.view.isGround }
    let moving =
      timeline["elements"] ?? TransitionTimeline.Interval(easing: stage.home == nil ? .linear : .even)
    let upper = timeline["screen"] ?? (hasGround ? timeline.interval(of: "upper") : Self.screen)
    let lower = hasGround ? timeline.interval(of: "lower") : upper
    var tracks = [stage.home == nil ? fade(of: stage.upper, during: upper) : Self.unseen(stage.upper)]
    if hasGround {
      tracks.append(
        TransitionTrack(
          "dimming", stage.dimming, .opacity(from: 0, to: isDark ? Self.dimming.dark : Self.dimming.light),
          during: timeline.interval(of: "dimming")))
    }
    for item in animation.items {
      tracks += self.tracks(of: item, during: moving)
      for overlay in item.overlays {
        tracks += self.tracks(of: overlay, during: moving, fading: overlay.isUpper ? upper : lower)
      }
    }
    tracks += animation.furtherTracks()
    return stage.home.map { home in tracks.map { $0.aroundPage(from: home, on: stage) } } ?? tracks
  }

  /// A view over an element comes and goes with its screen.
  private func tracks(
    of overlay: MatchedOverlay, during moving: TransitionTimeline.Interval,
    fading interval: TransitionTimeline.Interval
  ) -> [TransitionTrack] {
    [
      TransitionTrack(
        "elements", overlay.snapshot, .frame(from: overlay.frames.lower, to: overlay.frames.upper),
        during: moving),
      TransitionTrack(
        "screen", overlay.snapshot, overlay.isUpper ? .opacity(from: 0) : .opacity(to: 0), during: interval),
      .hidden(overlay.view),
    ]
  }

  private func fade(
    of screen: TransitionSide, during interval: TransitionTimeline.Interval
  ) -> TransitionTrack {
    TransitionTrack("screen", screen.view, .opacity(from: 0), during: interval)
  }

  /// The upper screen behind a page is out of sight, but a finger finds it: UIKit passes by views
  /// whose opacity is below 0.01.
  private static func unseen(_ screen: TransitionSide) -> TransitionTrack {
    TransitionTrack("screen", screen.view, .opacity(from: 0.011, to: 0.011))
  }

  /// Returns whether a view of an element shows something else, or has been laid out differently.
  public func isOutdated(on stage: TransitionStage) -> Bool { animations[stage]?.isOutdated ?? false }

  /// Tells both providers that the transition has ended.
  public func didEnd(on stage: TransitionStage, isOpen: Bool) {
    let animation = animations[stage]
    animations[stage] = nil
    animation?.end(isOpen: isOpen)
  }

  private func tracks(
    of item: MatchedAnimation.Item, during moving: TransitionTimeline.Interval
  ) -> [TransitionTrack] {
    let (lower, upper) = (item.lower, item.upper)
    var motion = motion(of: item.view, item, during: moving)
    if let shapes = item.shapes { motion.changes.append(clip(from: shapes.lower, to: shapes.upper)) }
    return shadow(of: item, during: moving) + [motion] + pictureMotions(of: item, during: moving)
      + fades(of: item.view) + [
        .hidden(lower.view), .hidden(upper.view),
      ]
  }

  private func motion(
    of view: UIView, _ item: MatchedAnimation.Item, during moving: TransitionTimeline.Interval
  ) -> TransitionTrack {
    var track = TransitionTrack(
      "elements", view, .frame(from: item.frames.lower, to: item.frames.upper), during: moving)
    let (start, end) = item.angles
    if start != 0 || end != 0 { track.changes.append(.rotation(from: start, to: end)) }
    return track
  }

  /// Corners of one radius need no mask, which would cost more.
  private func clip(from lower: RoundedShape, to upper: RoundedShape) -> TransitionTrack.Change {
    guard let from = lower.radius, let to = upper.radius else { return .mask(from: lower, to: upper) }
    return .cornerRadius(from: from, to: to)
  }

  private func pictureMotions(
    of item: MatchedAnimation.Item, during moving: TransitionTimeline.Interval
  ) -> [TransitionTrack] {
    let motions = item.motions
    return [
      TransitionTrack(
        "elements", item.view.lower, .frame(from: motions.lower.closed, to: motions.lower.open),
        during: moving),
      TransitionTrack(
        "elements", item.view.upper, .frame(from: motions.upper.closed, to: motions.upper.open),
        during: moving),
    ]
  }

  /// The shadow, or the line around a background. At an end there is none, unless the view there casts one.
  private func shadow(
    of item: MatchedAnimation.Item, during moving: TransitionTimeline.Interval
  ) -> [TransitionTrack] {
    guard let view = item.view.shadow else { return [] }
    var motion = motion(of: view, item, during: moving)
    let edge = item.view.edgeWidth
    if edge > 0 {
      motion.changes = motion.changes.map { $0.frameOutset(by: edge) }
      let (lower, upper) = (item.lower.seen.radii.max(), item.upper.seen.radii.max())
      motion.changes.append(.cornerRadius(from: CGFloat(lower) + edge, to: CGFloat(upper) + edge))
    }
    var tracks = [motion]
    if edge > 0 || !item.lower.view.layer.castsShadow {
      let coming = item.view.isGround ? Self.shadowComing : Self.shadowGoing
      tracks.append(TransitionTrack("shadow", view, .opacity(from: 0), during: coming))
    }
    if item.view.isGround || !item.upper.view.layer.castsShadow {
      tracks.append(TransitionTrack("shadow", view, .opacity(to: 0), during: Self.shadowGoing))
    }
    return tracks
  }

  private func fades(of view: MatchedSnapshotView) -> [TransitionTrack] {
    let pictures = timeline.interval(of: "pictures")
    let (first, second) = pictures.halves
    switch view.content {
    case .text(let lower, let upper):
      let isSame = lower.hasSameText(as: upper)
      return fades(
        of: view, lower: ("pictures", isSame ? pictures.middle : first),
        upper: ("pictures", isSame ? pictures.middle : second))
    case .picture(.lowerSmaller):
      return [TransitionTrack("pictures", view.lower, .opacity(to: 0), during: pictures)]
    case .picture(.upperSmaller):
      return [TransitionTrack("pictures", view.upper, .opacity(from: 0), during: pictures)]
    case .picture(.same), .views:
      return fades(of: view, lower: ("pictures", second), upper: ("pictures", first))
    case .ground:
      return fades(
        of: view, lower: ("lower", timeline.interval(of: "lower")),
        upper: ("upper", timeline.interval(of: "upper")))
    }
  }

  private typealias Part = (name: String, interval: TransitionTimeline.Interval)

  private func fades(of view: MatchedSnapshotView, lower: Part, upper: Part) -> [TransitionTrack] {
    [
      TransitionTrack(upper.name, view.upper, .opacity(from: 0), during: upper.interval),
      TransitionTrack(lower.name, view.lower, .opacity(to: 0), during: lower.interval),
    ]
  }
}

extension TransitionTrack {
  /// Returns the track of one of the choreography's own views, around a page that is in its open
  /// place at each progress: the page is carried from its source with these views. Other tracks
  /// stay as they are.
  @MainActor fileprivate func aroundPage(from home: CGPoint, on stage: TransitionStage) -> TransitionTrack {
    guard view.superview == nil || view.superview === stage.view.content else { return self }
    var track = self
    track.changes = changes.map {
      guard case .frame(let from, let to) = $0 else { return $0 }
      return .frame(from: from.offsetBy(dx: -home.x, dy: -home.y), to: to)
    }
    return track
  }
}

extension TransitionTrack.Change {
  fileprivate func frameOutset(by width: CGFloat) -> Self {
    guard case .frame(let from, let to) = self else { return self }
    return .frame(from: from.insetBy(dx: -width, dy: -width), to: to.insetBy(dx: -width, dy: -width))
  }
}

extension RoundedShape {
  /// The radius of all corners of a shape at the origin; `nil` if they differ, or the shape is elsewhere.
  fileprivate var radius: CGFloat? {
    let radii = outline.radii
    return radii.min() == radii.max() && outline.rect.origin == .zero ? CGFloat(radii[0]) : nil
  }
}

extension TransitionTimeline.Interval {
  /// The middle fifth: short, because the letters of two fonts do not cover each other.
  fileprivate var middle: Self {
    Self(from: from + 0.4 * (to - from), to: from + 0.6 * (to - from), easing: easing)
  }

  fileprivate var halves: (Self, Self) {
    let middle = (from + to) / 2
    return (Self(from: from, to: middle, easing: easing), Self(from: middle, to: to, easing: easing))
  }
}
